import ArgumentParser

struct Health: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Ask a server on this machine whether it can do its work. Ends with 1 if not.")

    @Option(help: "The port the server listens on.")
    var port = 8080

    func run() async throws {
        let status = try? await PlainConnection.open(port: port) { connection in
            try await connection.send(.GET, "/health").status
        }
        guard status == 200 else {
            Complaint.say(
                status == nil ? "No server answers on port \(port)." : "The server cannot read or write its diaries.")
            throw ExitCode.failure
        }
        Announcement.say("ok")
    }
}
