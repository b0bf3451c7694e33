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
            Servers of its own are started on a folder of its own, or on a database, and asked over real connections, by this \
            process on the same machine. Each row begins with servers that just started and with diaries that nobody has used, \
            all of which are opened once before it is measured, so that one row can be compared with another. Raw commits of \
            SQLite are measured before each row. Ends with 1 when an answer was not what it should be, or when anything \
            acknowledged is not there afterwards.
            """)

    @Option(help: "How many accounts the server has.")
    var accounts = 1_000

    @Option(help: "How many events each diary has, over 280 days.")
    var entries = 200

    @Option(help: "How many seconds each row is measured for.")
    var seconds = 5.0

    @Option(help: "How many connections at once; may be given several times.")
    var connections = [1, 8, 64]

    @Option(help: "What is done: mixed, pages, taps or sentences; may be given several times.")
    var deeds = LoadRow.Deed.allCases

    @Option(
        help:
            "A file with the address of an empty PostgreSQL database. The servers use it; each row makes accounts in it."
    )
    var database: String?

    @Option(help: "How many servers share the database. The connections are spread over them.")
    var servers = 1

    @Option(help: "The port of the first server; the others have those after it.")
    var port = 8_931

    func validate() throws {
        guard servers == 1 || database != nil else {
            throw ValidationError("Several servers need a database. Give its address with --database.")
        }
        guard 1...16 ~= servers, connections.allSatisfy({ 1...10_000 ~= $0 }), accounts > 0 else {
            throw ValidationError("There must be accounts, connections and 1 to 16 servers.")
        }
    }

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "corgina-load-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let diaries = try LoadDiaries(accounts: accounts, events: entries)
        let address = try database.map { try PostgresAddress(file: $0) }
        let place = try await LoadPlace(in: folder, on: address, file: database, diaries)
        Announcement.say(
            "\(Figure.whole(Double(accounts))) accounts of \(entries) events each, \(servers == 1 ? "one server" : "\(servers) servers")"
        )
        let raw = try RawCommit(at: folder.appending(path: "raw.sqlite").path)
        for deed in deeds {
            for count in connections {
                let row = LoadRow(deed: deed, connections: count, seconds: seconds)
                try await row.measure(at: place, raw: raw, servers: servers, port: port)
            }
        }
        try await place.finish()
    }
}

extension LoadRow.Deed: ExpressibleByArgument {}
