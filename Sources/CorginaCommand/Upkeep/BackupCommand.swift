import ArgumentParser
import CorginaServer
import CorginaVault
import Foundation

struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copy the diary, sealed as it is, to one file; the server may go on running.",
        discussion: """
            The copy is checked before it gets its name, and opens nothing without a passphrase. To a folder, its name \
            tells the moment, and the newest ones are kept. With "-" it goes to standard output.
            """)

    @Argument(help: "A file that is not there yet, a folder, or -.")
    var destination: String

    @OptionGroup var folder: DataFolderOption

    @Option(help: "In a folder: how many backups to keep.")
    var keep = 14

    func validate() throws {
        guard keep >= 1 else { throw ValidationError("Keep at least 1 backup.") }
    }

    func run() async throws {
        let vault = try StoredVault(folder: folder.path)
        if destination == "-" {
            try await stream(vault)
        } else if isFolder(destination) {
            let now = Surroundings.live.moment(in: "UTC")
            let (item, result) = try await BackupShelf(folder: destination, capacity: keep).add(vault, at: now)
            report(result, at: item.path)
        } else {
            report(try await Backup.make(of: vault, at: destination), at: destination)
        }
    }

    private func stream(_ vault: StoredVault) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "corgina-\(UUID().uuidString)")
        let closed: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: closed)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "backup")
        warn(of: try await Backup.make(of: vault, at: file.path))
        let copy = try FileHandle(forReadingFrom: file)
        while let bytes = try copy.read(upToCount: 1 << 20), !bytes.isEmpty {
            try FileHandle.standardOutput.write(contentsOf: bytes)
        }
    }

    private func report(_ result: Verification, at path: String) {
        warn(of: result)
        Announcement.say("\(result.entries) entries of \(result.journals) journals are in \(path), checked.")
    }

    /// A damaged diary is still worth a backup, but nobody should take it for a sound one.
    private func warn(of result: Verification) {
        for problem in result.problems { Complaint.say("Damaged in the diary itself: \(problem).") }
    }

}

func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
}

/// Where the diary lies.
struct DataFolderOption: ParsableArguments {
    @Option(help: "The folder the sealed diary lives in. Default: \(DataFolder.standard.path).")
    var data: String?

    var path: String { data ?? DataFolder.standard.path }
}

/// What the command has to say besides its answer, on standard error.
enum Complaint {
    static func say(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }
}
