import ArgumentParser
import CorginaCore
import CorginaVault
import Foundation

struct Drill: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Rehearse losing the machine: restore a backup into an empty folder, open it, check it, remove it.",
        discussion:
            "Nothing of the diary in use is touched. Ends with 1 unless every entry came back as it was written.")

    @OptionGroup var backup: BackupArgument

    func run() async throws {
        try Identity.take(of: backup.backup)
        let stopwatch = Stopwatch()
        let file = try backup.file
        let scratch = try ScratchFolder()
        defer { withExtendedLifetime(scratch) {} }
        let folder = scratch.path + "/diary"
        let restored = try await Backup.restore(file, to: folder)
        for complaint in restored.complaints { Announcement.say(complaint) }
        // Opened as a server would, with every migration since the backup was made.
        let vault = try Vault.open(at: folder)
        let opened = try await vault.verify()
        try vault.close()
        guard restored.isSound, opened.isSound, opened.entries == restored.entries else {
            Announcement.say("The drill failed: not every entry came back. Keep older backups, and make a new one.")
            throw ExitCode.failure
        }
        let bytes = (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
        Announcement.say(
            """
            \(opened.entries) entries of \(opened.journals) journals, \(Figure.decimal(Double(bytes) / 1e6)) MB: restored, opened and \
            checked in \(stopwatch.words).
            """)
    }
}
