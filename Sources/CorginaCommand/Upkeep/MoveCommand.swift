import ArgumentParser
import CorginaVault

struct MoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move",
        abstract: "Take all diaries from a data folder to a PostgreSQL database, or back.",
        discussion: """
            Every server has to be stopped. All comes along, sealed as it is: whoever is signed in stays signed in. Each row is read back before \
            it counts, and all of it counts or nothing. Where it comes from is left as it is: remove it when you no longer need it.
            """)

    @Option(help: "A data folder, or a file with a database's address.")
    var from: String

    @Option(help: "A file with a database's address, or a data folder without a diary.")
    var to: String

    func run() async throws {
        let stopwatch = Stopwatch()
        let result = try await moved()
        for complaint in result.complaints { Complaint.say(complaint) }
        Announcement.say(
            """
            \(result.counts) are in \(to), each row as it was, in \(stopwatch.words).
            \(from) is left as it was. It is no backup of what is added from now on.
            """)
        guard result.isSound else { throw ExitCode.failure }
    }

    private func moved() async throws -> Verification {
        switch (isFolder(from), isFolder(to)) {
        case (true, false):
            try Identity.take(of: from)
            return try await Move.run(from: from, to: address(to))
        case (false, true): return try await toFolder()
        case (true, true):
            throw ValidationError("Both are folders. To move a data folder, stop the server and move the folder.")
        case (false, false):
            guard from != to, (try? PostgresAddress(file: to)) == nil else {
                throw ValidationError(
                    "Both are databases. To move a diary from one to the other, use pg_dump and pg_restore.")
            }
            return try await toFolder()
        }
    }

    private func toFolder() async throws -> Verification {
        try Identity.take(of: to)
        return try await Move.run(from: address(from), to: to)
    }

    private func address(_ file: String) throws -> PostgresAddress {
        try Identity.take(of: file)
        return try PostgresAddress(file: file)
    }
}
