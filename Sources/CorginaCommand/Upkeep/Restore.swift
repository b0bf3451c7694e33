import ArgumentParser
import CorginaVault

struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put a backup where no diary is yet, and check it.",
        discussion: "A diary that is there is never replaced. Everyone signs in anew afterwards.")

    @Argument(help: "The backup. It is only read.")
    var backup: String

    @OptionGroup var folder: DataFolderOption

    func run() async throws {
        let result = try await Backup.restore(backup, to: folder.path)
        for problem in result.problems { Complaint.say("Damaged in the backup: \(problem).") }
        Announcement.say(
            "\(result.entries) entries of \(result.journals) journals are back in \(folder.path), checked.")
        guard result.isSound else { throw ExitCode.failure }
    }
}
