import ArgumentParser
import CorginaServer
import CorginaVault

struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look after the data folder: permissions, disk, clock, every entry, the last backup.",
        discussion: "Ends with 1 when something needs to be done.")

    @OptionGroup var folder: DataFolderOption

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
        let checkup = await Checkup(of: path, shelf: shelf, at: Surroundings.live.moment(in: "UTC"))
        for finding in checkup.findings { Announcement.say("\(finding.grade.sign) \(finding.words)") }
        if checkup.hasProblems { throw ExitCode.failure }
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
