import Foundation

/// The folder a vault lives in: 0700, its files 0600.
struct VaultFolder: Sendable {
    let path: String

    private static let databaseName = "corgina.sqlite"
    private static let lockName = "corgina.lock"
    /// The files Corgina works with under these very names.
    static let ownNames: Set<String> = [
        databaseName, databaseName + "-wal", databaseName + "-shm", lockName, ErasedList.name,
    ]

    var database: String { path + "/" + Self.databaseName }
    var lock: String { path + "/" + Self.lockName }

    /// Makes the folder if need be and closes it to other users.
    ///
    /// A folder that is open to others is closed only when it is empty or already Corgina's, so that pointing Corgina
    /// at a shared folder by mistake does not lock everyone else out of it.
    static func prepare(_ path: String) throws(VaultError) -> VaultFolder {
        let folder = VaultFolder(path: path)
        let files = FileManager.default
        if !files.fileExists(atPath: path) {
            do {
                try files.createDirectory(
                    atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            } catch { throw .folderNotUsable }
        }
        guard let names = try? files.contentsOfDirectory(atPath: path) else { throw .folderNotUsable }
        guard folder.faults().contains(FolderFault(kind: .openToOthers, name: nil)) else { return folder }
        guard names.isEmpty || names.contains(databaseName) else { throw .folderNotPrivate }
        guard chmod(path, 0o700) == 0 else { throw .folderNotPrivate }
        return folder
    }

    /// - Throws: `folderFault` where a file is a link or another user's.
    func refuseFaults() throws(VaultError) {
        guard let fault = faults().first(where: { !$0.isMended }) else { return }
        throw .folderFault(fault.words(in: path))
    }

    /// Makes the database file, empty, or closes an existing one to other users. SQLite gives the files beside it
    /// the same permissions.
    func secureFiles() throws(VaultError) {
        let descriptor = open(database, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw errno == EROFS || errno == EACCES ? .readOnly : .folderNotUsable }
        defer { close(descriptor) }
        guard fchmod(descriptor, 0o600) == 0 else { throw .folderNotUsable }
        for suffix in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: database + suffix) {
            guard chmod(database + suffix, 0o600) == 0 else { throw .folderNotUsable }
        }
    }

    /// Removes what a restore left behind that was killed. Only for whoever holds the folder.
    func removeAbandoned() {
        for name in [database, path + "/" + ErasedList.name] { PartialFile.removeAbandoned(for: name) }
    }
}
