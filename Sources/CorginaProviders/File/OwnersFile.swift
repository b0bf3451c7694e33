import Foundation

/// A JSON file of settings that only the user who runs Corgina, or root, can have written, and nobody else can read: it can hold keys.
public struct OwnersFile: Sendable {
    /// The most it may hold, in KB.
    let mostKilobytes: Int
    /// What the owner is told to do where there is no such file.
    let advice: String
    /// What belongs in it: "contact, key and services".
    let contents: String
    /// The page that shows an example.
    let documentation: String

    package init(mostKilobytes: Int, advice: String, contents: String, documentation: String) {
        self.mostKilobytes = mostKilobytes
        self.advice = advice
        self.contents = contents
        self.documentation = documentation
    }

    /// Why such a file is not used.
    public enum Fault: Error, Hashable, Sendable {
        case missing, unreadable, notAFile, ownedByAnother, readableByOthers, tooLarge, notJSON
    }

    /// What the file at a path says, by its names.
    package func members(at path: String) throws(Fault) -> [String: Any] { try Self.members(of: bytes(path)) }

    /// The same of what stands in it.
    package static func members(of bytes: [UInt8]) throws(Fault) -> [String: Any] {
        guard let json = try? JSONSerialization.jsonObject(with: Data(bytes)), let members = json as? [String: Any]
        else { throw .notJSON }
        return members
    }

    /// It is opened once, and looked at through what was opened: nobody can put another in its place in between.
    private func bytes(_ path: String) throws(Fault) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { throw Self.fault(ofOpening: errno) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        guard status.st_uid == geteuid() || status.st_uid == 0 else { throw .ownedByAnother }
        guard status.st_mode & 0o077 == 0 else { throw .readableByOthers }
        let mostBytes = mostKilobytes * 1_024
        guard let read = try? file.read(upToCount: mostBytes + 1) ?? Data() else { throw .unreadable }
        guard read.count <= mostBytes else { throw .tooLarge }
        return Array(read)
    }

    private static func fault(ofOpening number: Int32) -> Fault {
        switch number {
        case ENOENT, ENOTDIR: .missing
        case ELOOP: .notAFile
        default: .unreadable
        }
    }
}

extension OwnersFile {
    /// What is wrong with the file at a path and what to do about it, for the owner.
    package func words(for fault: Fault, at path: String) -> String {
        switch fault {
        case .missing: "There is no file at \(path). \(advice)"
        case .unreadable:
            "\(path) cannot be read. Give it to the user that runs Corgina: chown USER, then chmod 600."
        case .notAFile: "\(path) is a link or a folder. Put the settings in a file of their own there."
        case .ownedByAnother:
            "\(path) belongs to another user. Give it to the user that runs Corgina, or to root: chown USER \(path)"
        case .readableByOthers:
            "Others may read or write \(path), and it can hold keys. Close it: chmod 600 \(path)"
        case .tooLarge: "\(path) has more than \(mostKilobytes) KB. Write only \(contents) in it."
        case .notJSON: "\(path) is no JSON object. Look at the example in \(documentation)."
        }
    }

    /// A name the file should not have, as a message can show it. A mistaken one might be a key, so only its beginning.
    package static func printable(_ name: String) -> String {
        String(name.unicodeScalars.filter { $0.isASCII && $0.value >= 32 }.prefix(12).map(Character.init))
    }
}
