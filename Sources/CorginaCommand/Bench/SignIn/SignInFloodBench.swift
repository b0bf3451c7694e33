import ArgumentParser
import CorginaCore
import CorginaRooms
import CorginaServer
import CorginaVault
import Foundation

struct SignInFloodBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-in-flood",
        abstract: "Measure Today, and her own sign-in, while many wrong sign-ins are tried at once.",
        discussion: """
            A server of its own is asked over real connections as if all came from one proxy. Figures are of this machine \
            and this moment; compare those of one run with each other.
            """)

    @Option(help: "How many wrong sign-ins are tried at once.")
    var guests = 40

    @Option(help: "How many seconds each figure is measured for.")
    var seconds = 15.0

    @Option(help: "The port of the server.")
    var port = 8_932

    @Option(help: "Another build of Corgina to measure instead of this one.")
    var program: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help:
            "An option for the server measured, such as --no-restart, so that its memory is told. Can be given more than once."
    )
    var serverOption: [String] = []

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "corgina-flood-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let session = try await Self.household(in: folder.path)
        _ = try await LoadServer.run(
            on: folder.path, port: port, program: program, options: ["--behind-tls"] + serverOption
        ) { try await measure($0, session: session) }
    }

    private func measure(_ server: LoadServer, session: String) async throws {
        var flood = SignInFlood(port: port, session: session)
        try await flood.makeDeviceKnown()
        try await report("quiet", flood, names: nil)
        try await report("\(guests) at one name", flood, names: .one)
        try await report("\(guests) at as many names", flood, names: .many)
        Announcement.say("memory: \(server.resident) MB at the end")
    }

    private func report(_ situation: String, _ flood: SignInFlood, names: SignInFlood.Names?) async throws {
        let figures = try await flood.run(names.map { ($0, guests) }, for: .seconds(seconds))
        Announcement.say("\(situation): Today \(figures.today.summary), of \(figures.today.count)")
        Announcement.say("  her sign-in where she signed in before: \(Self.words(figures.known))")
        Announcement.say("  her sign-in on a new device: \(Self.words(figures.new))")
        let statuses = figures.statuses.sorted { $0.key < $1.key }.map { "\($0.value) of \($0.key)" }
        if !statuses.isEmpty { Announcement.say("  answers to the others: \(statuses.joined(separator: ", "))") }
    }

    private static func words(_ tries: SignInFlood.Tries) -> String {
        "\(tries.took.summary), \(tries.took.count) done, \(tries.refused) refused"
    }

    /// An account whose passphrase takes the usual work, with a diary of 200 events. Answers its session's cookie.
    private static func household(in folder: String) async throws -> String {
        let vault = try Vault.open(at: folder)
        let now = Surroundings.live.moment(in: "UTC")
        let foods = try FoodKnowledge.carried()
        let admission = try await vault.accounts.create(
            name: SignInFlood.name, passphrase: SignInFlood.passphrase, at: now)
        guard let journal = try await vault.unlock(admission.secret, at: now) else { throw BenchError.notSignedIn }
        _ = try await journal.append(
            LongDiary(engine: foods.engine, catalogue: foods.catalogue, now: now, events: 200).entries())
        try vault.close()
        return "__Host-corgina=" + admission.secret.cookieValue
    }
}
