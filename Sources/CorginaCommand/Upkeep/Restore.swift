import ArgumentParser
import CorginaVault

struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put a backup where no diary is yet, and check it.",
        discussion: """
            A diary that is there is never replaced; what a server began with before anybody had an account is set aside. \
            Everyone signs in anew afterwards. Who was erased since stays erased, as far as the file corgina.erased beside the \
            backup or in the folder says. A database it is put into has to be empty.
            """)

    @OptionGroup var backup: BackupArgument

    @OptionGroup var folder: DataFolderOption

    @OptionGroup var database: DatabaseOption

    func run() async throws {
        let stopwatch = Stopwatch()
        let (result, path) = try await restored()
        for complaint in result.complaints { Complaint.say(complaint) }
        Announcement.say(
            """
            \(result.entries) entries of \(result.journals) journals are back in \(path), checked, in \
            \(stopwatch.words).
            """)
        if result.erasedAccounts > 0 {
            Announcement.say("\(counted(result.erasedAccounts)) erased since that backup and stayed erased.")
        }
        guard result.isSound else { throw ExitCode.failure }
    }

    /// What the check found, and where the diaries are now.
    private func restored() async throws -> (Verification, String) {
        if let address = try database.address() {
            ScratchFolder.removeAbandoned()
            return (try await Backup.restore(try backup.file, to: address), "the database")
        }
        let path = try folder.entered()
        return (try await Backup.restore(try backup.file, to: path), path)
    }

    private func counted(_ accounts: Int) -> String { accounts == 1 ? "1 account was" : "\(accounts) accounts were" }
}

/// A backup, or the newest in a folder of them.
struct BackupArgument: ParsableArguments {
    @Argument(help: "The backup, or a folder of them, of which the newest is taken. It is only read.")
    var backup: String

    var file: String {
        get throws {
            guard isFolder(backup) else { return backup }
            guard let newest = try BackupShelf(folder: backup, capacity: 1).items().last else {
                throw VaultError.nothingStored
            }
            Complaint.say("Taking \(newest.path).")
            return newest.path
        }
    }
}
