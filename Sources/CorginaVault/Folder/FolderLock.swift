import Foundation

/// Holds a folder for one process: SQLite 3.40's WAL can be damaged when two connections write at once.
///
/// The system releases the lock when the process ends, however it ends.
final class FolderLock: Sendable {
    private let descriptor: Int32

    init(_ path: String) throws(VaultError) {
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw errno == EROFS || errno == EACCES ? .readOnly : .folderNotUsable }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw .inUse
        }
    }

    deinit { close(descriptor) }
}
