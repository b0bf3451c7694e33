import Foundation

/// That an account is about to leave its journal for another, in a file of the vault's folder.
///
/// What was left goes on the list of what was erased once the other journal counts, and not before: every opening applies that list. Should
/// the server end between the two, the next opening finds this note and finishes it.
struct LeavingNote {
    private let path: String
    /// The journal that is to count from then on.
    private let next: JournalID

    private static let prefix = "corgina-leaving-"

    init(in folder: VaultFolder, for next: JournalID) {
        path = folder.path + "/" + Self.prefix + next.bytes.hexadecimal
        self.next = next
    }

    /// - Parameter left: what is to be on the list. It is on the disk when this returns.
    func write(_ left: Tombstones) throws(VaultError) { try PartialFile.replace(path, with: Data(left.text.utf8)) }

    func remove() { unlink(path) }
}

extension LeavingNote {
    /// The notes there are. Only for whoever holds the folder.
    static func all(in folder: VaultFolder) -> [LeavingNote] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasPrefix(prefix) }.compactMap { name in
            guard let bytes = Data(hexadecimal: String(name.dropFirst(prefix.count))),
                let next = JournalID(bytes: bytes)
            else {
                // One that was never whole.
                unlink(folder.path + "/" + name)
                return nil
            }
            return LeavingNote(in: folder, for: next)
        }
    }

    /// What was left by the accounts whose other journal counts by now.
    ///
    /// - Throws: `storageFailed` where the note cannot be read.
    func left(in db: Database) throws -> Tombstones {
        guard try SQLiteJournalStore.head(db, next).sequence > 0 else { return Tombstones() }
        guard let bytes = FileManager.default.contents(atPath: path) else { throw VaultError.storageFailed(code: 0) }
        return Tombstones(text: String(decoding: bytes, as: UTF8.self))
    }
}
