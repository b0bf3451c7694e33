import ArgumentParser
import CorginaProducts
import CorginaProviders
import CorginaPush
import CorginaRooms
import CorginaServer
import CorginaVault
import Foundation
import Logging
import ProcessShield

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve Corgina to browsers.")

    @OptionGroup var address: AddressOptions

    @OptionGroup var folder: DataFolderOption

    @OptionGroup var database: DatabaseOption

    @OptionGroup var backups: BackupOptions

    @OptionGroup var watching: WatchingOptions

    @OptionGroup var keeping: KeepingOptions

    @OptionGroup var helpers: ProvidersOption

    @OptionGroup var reminders: PushOption
    @OptionGroup var browser: BrowserProgramOption
    @OptionGroup var signed: ReleaseOption

    @Flag(help: "Let anyone who reaches the server make an account, without an invitation.")
    var allowSignUp = false

    @Option(help: "The most entries a diary takes in a day.")
    var entriesPerDay = Limits().entriesPerDay

    @Option(help: "The most a diary takes on the disk, in MB.")
    var megabytesPerDiary = Limits().diaryBytes >> 20

    @Option(help: "The most the photos of a diary take on the disk, in MB.")
    var photoMegabytesPerDiary = Limits().photosBytes >> 20

    @Option(
        help: "Megabytes of memory that open diaries may take together; the one not used for longest is closed first.")
    var diaryMemory = DiaryCache.usualCapacity >> 20

    func validate() throws {
        guard (1...1_048_576).contains(diaryMemory) else {
            throw ValidationError("Open diaries take from 1 to 1048576 megabytes.")
        }
        guard entriesPerDay >= 1 else { throw ValidationError("A diary takes at least 1 entry a day.") }
        guard (1...1_000_000).contains(megabytesPerDiary) else {
            throw ValidationError("A diary takes at least 1 MB, and at most 1,000,000.")
        }
        guard (0...1_000_000).contains(photoMegabytesPerDiary) else {
            throw ValidationError("The photos of a diary take at most 1,000,000 MB; 0 is for none.")
        }
    }

    /// Returns where this process is to be the server itself, and not the one that keeps it.
    func keep() {
        keeping.keep {
            watching.startLog()
            return Logger(label: "corgina")
        }
    }

    func run() async throws {
        let path = try folder.entered(keeping: .own)
        _ = try database.address(keeping: .own)
        watching.startLog()
        var settings = address.settings(allowsSignUp: allowSignUp, isDemo: false)
        settings.keptBackups = backups.backups.map { _ in backups.keepBackups }
        settings.limits.connections = Self.connections(settings.limits.connections)
        settings.limits.entriesPerDay = entriesPerDay
        settings.limits.diaryBytes = megabytesPerDiary << 20
        settings.limits.photosBytes = photoMegabytesPerDiary << 20
        ScratchFolder.removeAbandoned()
        let vault = try Vault.open(at: path, database, diaries: DiaryCache(capacity: diaryMemory << 20))
        for damage in vault.mended { Complaint.say(damage.isFatal ? damage.description : "Mended: \(damage)") }
        let foods = try FoodKnowledge.carried(products: products(in: path))
        let providers = providers(in: path)
        let push = push(in: path)
        let program = browser.program
        let release = signed.list(of: program)
        let server = CorginaServer(
            vault: vault, foods: foods, providers: providers, push: push, settings: settings, surroundings: .live,
            program: program, release: release)
        let schedule = backups.schedule(of: vault)
        let invitation = try await firstInvitation(vault, settings)
        try await server.run(metrics: watching.metrics(of: backups.shelf), beside: schedule.map { [$0] } ?? []) {
            announce(invitation, providers)
            if push != nil { Announcement.say(PushOption.announcement) }
            if let release { Announcement.say(ReleaseOption.announcement(of: release)) }
        }
        try vault.close()
        if vault.health.isFlushPending {
            Complaint.say(
                "Another program reads the data, so the log could not be emptied: what was deleted may still be in it. The next start empties it."
            )
        }
    }

    /// The table of products, if there is a sound one: without it everything else goes on.
    private func products(in path: String) -> ProductTable? {
        do { return try ProductTable(folder: path) } catch {
            Complaint.say(error.description)
            return nil
        }
    }

    /// The other servers of a sound file: without one everything else goes on.
    private func providers(in path: String) -> Providers {
        do { return try helpers.file(in: path).map { Providers($0) } ?? .none } catch {
            Complaint.say("No other server is used. \(error)")
            return .none
        }
    }

    /// What a sound file switches on: without one nobody is reminded, and everything else goes on.
    private func push(in path: String) -> PushDelivery? {
        do { return try reminders.file(in: path).map { PushDelivery($0, now: Surroundings.live.now) } } catch {
            Complaint.say("Nobody is reminded. \(error)")
            return nil
        }
    }

    /// How many connections there may be at once: as many as are meant to be, or as the system allows. One more than that would end
    /// the taking in of any.
    private static func connections(_ meant: Int) -> Int {
        let allowed = corgina_allow_open_files(meant + descriptorsBesides)
        return max(1, min(meant, allowed - descriptorsBesides))
    }

    /// Files of the database, of a backup and of the system's, and connections that have no place.
    private static let descriptorsBesides = 64 + Limits.mostWithoutPlace

    /// Where other machines reach the server, its first account takes a code too, which only whoever started it reads.
    private func firstInvitation(_ vault: Vault, _ settings: ServerSettings) async throws -> InvitationCode? {
        guard settings.isExposed, !settings.allowsSignUp, try await !vault.accounts.exist() else { return nil }
        return try database.invitation(in: folder.path, at: Surroundings.live.moment(in: "UTC"))
    }

    private func announce(_ invitation: InvitationCode?, _ providers: Providers) {
        Announcement.say(
            """
            Corgina is at \(address.url)
            \(database.place(else: folder.path))
            Press Control-C to stop.
            """)
        for line in providers.announcement { Announcement.say(line) }
        if let invitation { Announcement.say("Make the first account with the invitation \(invitation.text)") }
        keeping.tellReady()
    }
}

/// Where the server listens and how browsers reach it.
struct AddressOptions: ParsableArguments {
    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on.")
    var port = 8080

    @Option(help: "A further host name browsers reach the server by. Can be given more than once.")
    var allowHost: [String] = []

    @Flag(help: "Browsers reach the server over TLS, through a reverse proxy.")
    var behindTLS = false

    @Option(
        help: """
            The address of the proxy in front, as 127.0.0.1, if it appends the address of whoever asks to X-Forwarded-For: limits \
            are then counted by that. Can be given more than once.
            """)
    var proxy: [String] = []

    var url: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)" }

    func validate() throws {
        guard (1...65_535).contains(port) else { throw ValidationError("A port is a number from 1 to 65535.") }
        if let wrong = proxy.first(where: { HostAddress($0) == nil }) {
            throw ValidationError("“\(wrong)” is not the address of a proxy. Give it in numbers, as 127.0.0.1.")
        }
    }

    func settings(allowsSignUp: Bool, isDemo: Bool) -> ServerSettings {
        var settings = ServerSettings(
            host: host, port: port, allowedHosts: Set(allowHost.map { $0.lowercased() }), isBehindTLS: behindTLS,
            allowsSignUp: allowsSignUp, isDemo: isDemo)
        settings.proxies = Set(proxy.compactMap { HostAddress($0) })
        return settings
    }
}

/// Where diaries live unless told otherwise.
enum DataFolder {
    /// `$XDG_DATA_HOME/corgina`, by default `~/.local/share/corgina`.
    static var standard: URL { base.appending(path: "corgina", directoryHint: .isDirectory) }
    /// The sample diary's own folder, made anew at every `corgina demo`.
    static var demo: URL { base.appending(path: "corgina-demo", directoryHint: .isDirectory) }

    private static var base: URL {
        if let folder = ProcessInfo.processInfo.environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
            return URL(filePath: folder, directoryHint: .isDirectory)
        }
        return FileManager.default.homeDirectoryForCurrentUser.appending(
            path: ".local/share", directoryHint: .isDirectory)
    }
}
