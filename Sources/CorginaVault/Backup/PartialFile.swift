import Foundation

/// A file under way, which gets its name only when it is whole and on the disk, and never takes another file's.
struct PartialFile: Sendable {
    let path: String
    private let name: String

    /// - Throws: `backupExists` when there is a file of that name, `placeNotUsable`, `diskFull`.
    init(for name: String) throws(VaultError) {
        self.name = name
        path = name + ".partial"
        guard access(name, F_OK) != 0 else { throw .backupExists }
        // One that an earlier try left behind is of no use to anyone.
        try empty()
    }

    /// Begins anew.
    func empty() throws(VaultError) {
        discard()
        let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw errno == ENOSPC ? .diskFull : .placeNotUsable }
        close(descriptor)
    }

    /// Gives the file its name, once its bytes are on the disk.
    func keep() throws(VaultError) {
        try Self.sync(path)
        // A link, unlike a renaming, fails where there is a file already.
        guard link(path, name) == 0 else { throw errno == EEXIST ? .backupExists : .placeNotUsable }
        unlink(path)
        try Self.sync(URL(filePath: name).deletingLastPathComponent().path)
    }

    func discard() {
        for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
    }

    private static func sync(_ path: String) throws(VaultError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .placeNotUsable }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw .storageLost }
    }
}
