import Foundation

/// A file under way, which gets its name only when it is whole and on the disk, and never takes another file's.
struct PartialFile: Sendable {
    let path: String
    private let name: String

    private static let suffix = ".partial"

    /// - Throws: `backupExists` when there is a file of that name, `placeNotUsable`, `diskFull`.
    init(for name: String) throws(VaultError) {
        self.name = name
        path = Self.path(for: name)
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

    func discard() { Self.remove(path) }

    /// Puts bytes in the place of a file's: whenever the power goes, there is the one or the other, whole.
    static func replace(_ name: String, with bytes: Data) throws(VaultError) {
        let path = path(for: name)
        remove(path)
        let file = OwnedDescriptor(open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600))
        guard file.isOpen else { throw errno == ENOSPC ? .diskFull : .placeNotUsable }
        let written = bytes.withUnsafeBytes { write(file.number, $0.baseAddress, $0.count) }
        guard written == bytes.count else { throw errno == ENOSPC ? .diskFull : .storageFailed(code: 0) }
        guard fsync(file.number) == 0 else { throw .storageLost }
        guard rename(path, name) == 0 else { throw .placeNotUsable }
        try sync(URL(filePath: name).deletingLastPathComponent().path)
    }

    /// The name a file under way was to get; `nil` where its own name is not that of one.
    static func name(for path: String) -> String? {
        path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : nil
    }

    /// Removes what somebody left who was killed. Only for whoever knows that nobody is at it.
    static func removeAbandoned(for name: String) { remove(path(for: name)) }

    static func path(for name: String) -> String { name + suffix }

    private static func remove(_ path: String) {
        for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
    }

    private static func sync(_ path: String) throws(VaultError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .placeNotUsable }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw .storageLost }
    }
}
