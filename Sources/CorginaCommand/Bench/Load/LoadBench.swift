import ArgumentParser
import CorginaCore
import CorginaVault
import Foundation
import Subprocess

struct LoadBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "load",
        abstract: "Measure a server with many accounts: pages and durable logs a second, and memory for each diary.",
        discussion: """
            A server of its own is started on a folder of its own and asked over real connections, by this process on the \
            same machine. Raw commits of SQLite are measured in the same run. Ends with 1 when an answer was not what it \
            should be, or when anything acknowledged is not there afterwards.
            """)

    @Option(help: "How many accounts the server has.")
    var accounts = 1_000

    @Option(help: "How many events each diary has, over 280 days.")
    var entries = 200

    @Option(help: "How many seconds each figure is measured for.")
    var seconds = 5.0

    @Option(
        help:
            "A file with the address of an empty PostgreSQL database. The diaries are moved there, and the server uses it."
    )
    var database: String?

    @Option(help: "The port of the server.")
    var port = 8_931

    private static let connections = [1, 8, 64]

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "corgina-load-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = folder.appending(path: "diary").path
        let households = try await LoadDiaries(accounts: accounts, events: entries).make(in: data)
        Announcement.say("\(Figure.whole(Double(accounts))) accounts of \(entries) events each")
        if let address = try address() { _ = try await Move.run(from: data, to: address) }
        let options = ["--no-restart"] + (database.map { ["--database", $0] } ?? [])
        let end = try await LoadServer.run(on: data, port: port, options: options) {
            try await measure($0, households, in: folder)
        }
        try await finish(end, data: data, households: households)
    }

    private func measure(_ server: LoadServer, _ households: LoadDiaries.Made, in folder: URL) async throws {
        let before = server.residentKilobytes
        let cold = try await LoadRun(households, port: port).views(of: households.cookies, connections: 8)
        let each = (server.residentKilobytes - before) / max(accounts, 1)
        Announcement.say("first view of each diary: \(cold.summary)")
        Announcement.say(
            "memory: \(before / 1_024) MB before, \(server.resident) MB with all open; \(each) KB for each diary")
        for count in Self.connections { try await measureMixedUse(households, connections: count) }
        Announcement.say("memory: \(server.resident) MB after that")
        let raw = try RawCommit(at: folder.appending(path: "raw.sqlite").path)
        for count in Self.connections { try await measure(households, connections: count, raw: raw) }
        Announcement.say("memory: \(server.resident) MB at the end")
    }

    private func measure(_ households: LoadDiaries.Made, connections: Int, raw: RawCommit) async throws {
        let run = LoadRun(households, port: port)
        let time = Duration.seconds(seconds)
        let views = try await run.repeated(.view, connections: connections, for: time)
        let commits = try rawCommits(raw, for: time / 2)
        let taps = try await run.repeated(.tap, connections: connections, for: time)
        let sentences = try await run.repeated(.sentence, connections: connections, for: time)
        households.acknowledged.add(taps.count + sentences.count)
        for (name, timings) in [
            ("pages (Today)", views), ("durable logs, a glass with a tap", taps),
            ("durable logs, a sentence and its confirmation", sentences),
        ] {
            let rate = Double(timings.count) / seconds
            Announcement.say("\(connections) connections, \(name): \(Figure.whole(rate)) a second, \(timings.summary)")
        }
        Announcement.say(
            "raw SQLite commits in between: \(Figure.whole(Double(commits) / seconds * 2)) a second")
    }

    /// Some accounts are used often and most now and then; one request in twenty logs something.
    private func measureMixedUse(_ households: LoadDiaries.Made, connections: Int) async throws {
        let done = try await LoadRun(households, port: port).mixedUse(connections: connections, for: .seconds(seconds))
        households.acknowledged.add(done.taps.count)
        Announcement.say(
            """
            \(connections) connections, mixed use: \(Figure.whole(Double(done.views.count) / seconds)) pages a second, \
            \(done.views.summary); logs \(done.taps.summary)
            """)
    }

    private func address() throws -> PostgresAddress? { try database.map { try PostgresAddress(file: $0) } }

    private func rawCommits(_ raw: RawCommit, for time: Duration) throws -> Int {
        let end = ContinuousClock.now + time
        var count = 0
        while ContinuousClock.now < end {
            try raw.commit()
            count += 1
        }
        return count
    }

    private func finish(_ end: TerminationStatus, data: String, households: LoadDiaries.Made) async throws {
        let status =
            switch end {
            case .exited(let code): code
            case .signaled(let signal): -signal
            }
        let stored = try address().map { try StoredVault(on: $0) } ?? StoredVault(folder: data)
        let kept = try await stored.verify()
        let expected = households.entries + households.acknowledged.count
        Announcement.say(
            """
            \(Figure.whole(Double(households.acknowledged.count))) logs acknowledged, \
            \(Figure.whole(Double(max(expected - kept.entries, 0)))) lost; the server ended with \(status)
            """)
        guard kept.isSound, kept.entries >= expected, status == 0 else { throw ExitCode.failure }
    }
}
