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

    @OptionGroup var database: DatabaseOption

    @Option(help: "In a folder: how many backups to keep.")
    var keep = 14

    func validate() throws {
        guard keep >= 1 else { throw ValidationError("Keep at least 1 backup.") }
    }

    func run() async throws {
        let vault = try StoredVault(folder, database)
        ScratchFolder.removeAbandoned()
        if destination == "-" {
            try await stream(vault)
        } else if isFolder(destination) {
            // Of a file's, the list of what was erased lies beside it.
            if database.database != nil { try vault.copyErasedList(to: destination) }
            let now = Surroundings.live.moment(in: "UTC")
            let (item, result) = try await BackupShelf(folder: destination, capacity: keep).add(vault, at: now)
            try report(result, at: item.path)
        } else {
            try report(try await Backup.make(of: vault, at: destination), at: destination)
        }
    }

    private func stream(_ vault: StoredVault) async throws {
        let scratch = try ScratchFolder()
        defer { withExtendedLifetime(scratch) {} }
        let file = scratch.path + "/backup"
        let result = try await Backup.make(of: vault, at: file)
        let copy = try FileHandle(forReadingFrom: URL(filePath: file))
        while let bytes = try copy.read(upToCount: 1 << 20), !bytes.isEmpty {
            try FileHandle.standardOutput.write(contentsOf: bytes)
        }
        try warn(of: result)
    }

    private func report(_ result: Verification, at path: String) throws {
        Announcement.say("\(result.entries) entries of \(result.journals) journals are in \(path), checked.")
        try warn(of: result)
    }

    /// A damaged diary is still worth a backup, but nobody should take it for a sound one.
    private func warn(of result: Verification) throws {
        guard !result.isSound else { return }
        for complaint in result.complaints { Complaint.say(complaint) }
        Complaint.say("The backup was made of a diary that is damaged. Keep the ones from before.")
        throw ExitCode.failure
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

    /// The folder, once this process is its owner. To be asked for before anything else is done.
    ///
    /// - Throws: ``IdentityError``.
    func entered(keeping reach: Identity.Reach = .reading) throws -> String {
        try Identity.take(of: path, keeping: reach)
        return path
    }
}

/// What the command has to say besides its answer, on standard error.
enum Complaint {
    static func say(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }
}
