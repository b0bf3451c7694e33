import ArgumentParser
import CorginaCore
import CorginaLanguage
import CorginaRooms
import CorginaServer
import CorginaVault
import Foundation

struct Demo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve a generated sample diary, 24 weeks along.",
        discussion: "The sample diary is made anew each time, in a folder of its own. Yours is not touched.")

    @OptionGroup var address: AddressOptions

    @Option(
        help: "The folder the sample diary is made in; what is in it is replaced. Default: \(DataFolder.demo.path).")
    var data: String?

    private static let name = "Sam"
    private static let passphrase = "a corgi counts to forty"

    func run() async throws {
        let folder = data.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? DataFolder.demo
        try emptySampleFolder(folder)
        let vault = try Vault.open(at: folder.path)
        let surroundings = Surroundings.live
        let foods = try FoodKnowledge.carried()
        let server = CorginaServer(
            vault: vault, foods: foods, settings: address.settings(allowsSignUp: false, isDemo: true),
            surroundings: surroundings)
        let diary = DemoDiary(
            engine: foods.engine, catalogue: foods.catalogue, now: surroundings.moment(in: nil),
            timeZone: surroundings.fallbackTimeZone)
        let now = surroundings.moment(in: nil)
        let admission = try await vault.accounts.create(name: Self.name, passphrase: Self.passphrase, at: now)
        guard let journal = try await vault.unlock(admission.secret, at: now) else { throw ExitCode.failure }
        // Nobody is there to write it down, and signing in should lead to Today.
        try await vault.credentials.confirm(admission.recoveryCode, of: journal)
        _ = try await journal.append(diary.entries())
        try await vault.sessions.end(admission.secret, at: now)
        try await server.run { announce() }
    }

    /// Only a folder that an earlier demo marked as its own is emptied, never a diary.
    private func emptySampleFolder(_ folder: URL) throws {
        let files = FileManager.default
        let mark = folder.appending(path: "sample-data")
        if files.fileExists(atPath: folder.path) {
            let isOwn = files.fileExists(atPath: mark.path)
            let isEmpty = try files.contentsOfDirectory(atPath: folder.path).isEmpty
            guard isOwn || isEmpty else {
                throw ValidationError(
                    "\(folder.path) holds something that is not a sample diary. Choose another folder with --data.")
            }
            try files.removeItem(at: folder)
        }
        try files.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try Data().write(to: mark)
    }

    private func announce() {
        Announcement.say(
            """
            A sample diary is at \(address.url)
            Name        \(Self.name)
            Passphrase  \(Self.passphrase)
            Everything in it is made up. Press Control-C to stop.
            """)
    }
}
