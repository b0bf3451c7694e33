import Foundation

/// Holds a folder for one process: SQLite 3.40's WAL can be damaged when two connections write at once.
///
/// The system releases the lock when the process ends, however it ends.
final class FolderLock: Sendable {
    private let file: OwnedDescriptor

    /// - Throws: `inUse` where another has it, `readOnly`, `folderNotUsable`.
    convenience init(_ path: String) throws(VaultError) {
        try self.init(OwnedDescriptor(open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)))
    }

    /// Locks a folder itself, without a file in it.
    convenience init(entering folder: String) throws(VaultError) {
        try self.init(OwnedDescriptor(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)))
    }

    private init(_ file: consuming OwnedDescriptor) throws(VaultError) {
        guard file.isOpen else { throw errno == EROFS || errno == EACCES ? .readOnly : .folderNotUsable }
        guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else { throw errno == EWOULDBLOCK ? .inUse : .folderNotUsable }
        self.file = file
    }
}

/// An open file, closed exactly once. Closed twice, the second time it is another's: a number that is free is given to whoever opens
/// a file next, a database perhaps.
struct OwnedDescriptor: ~Copyable, Sendable {
    let number: Int32

    /// - Parameter number: as `open` gave it, or what it gives when it failed.
    init(_ number: Int32) { self.number = number }

    var isOpen: Bool { number >= 0 }

    deinit { if number >= 0 { close(number) } }
}
