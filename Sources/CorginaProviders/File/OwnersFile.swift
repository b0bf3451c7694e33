import Foundation

/// A file that only the user who runs Corgina, or root, can have written, and nobody else can read.
package enum OwnersFile {
    /// Why such a file is not read.
    package enum Fault: Error, Hashable, Sendable {
        case missing, unreadable, notAFile, ownedByAnother, readableByOthers, tooLarge
    }

    /// Its bytes. It is opened once, and looked at through what was opened: nobody can put another in its place in between.
    package static func bytes(_ path: String, atMost mostBytes: Int) throws(Fault) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR: throw .missing
            case ELOOP: throw .notAFile
            default: throw .unreadable
            }
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        guard status.st_uid == geteuid() || status.st_uid == 0 else { throw .ownedByAnother }
        guard status.st_mode & 0o077 == 0 else { throw .readableByOthers }
        guard let read = try? file.read(upToCount: mostBytes + 1) ?? Data() else { throw .unreadable }
        guard read.count <= mostBytes else { throw .tooLarge }
        return Array(read)
    }
}
