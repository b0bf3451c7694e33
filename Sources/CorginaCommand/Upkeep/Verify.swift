import ArgumentParser
import CorginaVault

struct Verify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check that every entry, and all that opens them, is as it was written; no passphrase is needed.",
        discussion: "A lost end alone cannot be seen from the file: compare the number of entries with what you know.")

    @Argument(help: "A backup to check in place of the diary.")
    var backup: String?

    @OptionGroup var folder: DataFolderOption

    @OptionGroup var database: DatabaseOption

    func run() async throws {
        if let backup { try Identity.take(of: backup) }
        let vault = try backup.map { try StoredVault(file: $0) } ?? StoredVault(folder, database)
        let result = try await vault.verify()
        for complaint in result.complaints { Announcement.say(complaint) }
        let verdict = result.isSound ? "each as it was written" : "damaged; restore a backup"
        Announcement.say("\(result.counts): \(verdict).")
        guard result.isSound else { throw ExitCode.failure }
    }
}
