import ArgumentParser
import CorginaProviders
import CorginaPush
import CorginaServer
import CorginaVault

struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look after the data folder: permissions, disk, clock, every entry, the last backup.",
        discussion: "Ends with 1 when something needs to be done.")

    @OptionGroup var folder: DataFolderOption

    @OptionGroup var database: DatabaseOption

    @OptionGroup var helpers: ProvidersOption

    @OptionGroup var reminders: PushOption

    @Option(help: "The folder backups are kept in.")
    var backups: String?

    func run() async throws {
        let path = try folder.entered()
        let left = ScratchFolder.removeAbandoned()
        if left > 0 {
            Announcement.say(
                "A command that was killed had left \(left == 1 ? "a copy" : "\(left) copies") of a diary; removed.")
        }
        let shelf = backups.map { BackupShelf(folder: $0, capacity: 1) }
        let checkup = try await Checkup(
            of: path, on: database.address(), shelf: shelf, at: Surroundings.live.moment(in: "UTC"))
        for finding in checkup.findings { Announcement.say("\(finding.grade.sign) \(finding.words)") }
        let providersAreFine = sayProviders(in: path)
        let pushIsFine = sayPush(in: path)
        if checkup.hasProblems || !providersAreFine || !pushIsFine { throw ExitCode.failure }
    }

    /// Says whether devices are woken, or why the file that switches that on is not used.
    ///
    /// - Returns: `false` for a file that needs to be mended.
    private func sayPush(in path: String) -> Bool {
        do {
            guard try reminders.file(in: path) != nil else { return true }
            Announcement.say("\(Checkup.Finding.Grade.fine.sign) \(PushOption.announcement)")
            return true
        } catch {
            Announcement.say("\(Checkup.Finding.Grade.problem.sign) \(error)")
            return false
        }
    }

    /// Says which other servers are configured, or why the file of them is not used.
    ///
    /// - Returns: `false` for a file that needs to be mended.
    private func sayProviders(in path: String) -> Bool {
        do {
            let lines = try helpers.file(in: path).map { Providers($0).announcement } ?? []
            for line in lines { Announcement.say("\(Checkup.Finding.Grade.fine.sign) \(line)") }
            return true
        } catch {
            Announcement.say("\(Checkup.Finding.Grade.problem.sign) \(error)")
            return false
        }
    }
}

extension Checkup.Finding.Grade {
    fileprivate var sign: String {
        switch self {
        case .fine: "fine    "
        case .warning: "warning "
        case .problem: "PROBLEM "
        }
    }
}
