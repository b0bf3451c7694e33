import ArgumentParser
import CorginaVault

struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put a backup where no diary is yet, and check it.",
        discussion: """
            A diary that is there is never replaced. Everyone signs in anew afterwards. Who was erased since stays erased, \
            as far as the file corgina.erased beside the backup or in the folder says.
            """)

    @Argument(help: "The backup. It is only read.")
    var backup: String

    @OptionGroup var folder: DataFolderOption

    func run() async throws {
        let result = try await Backup.restore(backup, to: folder.path)
        for problem in result.problems { Complaint.say("Damaged in the backup: \(problem).") }
        Announcement.say(
            "\(result.entries) entries of \(result.journals) journals are back in \(folder.path), checked.")
        if result.erasedAccounts > 0 {
            Announcement.say("\(counted(result.erasedAccounts)) erased since that backup and stayed erased.")
        }
        guard result.isSound else { throw ExitCode.failure }
    }

    private func counted(_ accounts: Int) -> String { accounts == 1 ? "1 account was" : "\(accounts) accounts were" }
}
