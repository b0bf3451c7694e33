import CorginaCore
import CorginaVault
import Crypto
import Foundation
import Synchronization

/// Files that have been looked at and not yet added, encrypted in memory, one a diary.
///
/// Each is sealed with a key of its own, and that key waits sealed with the diary's own (``WaitingFile``). So between two requests
/// the server cannot read a file, and it is gone when the server ends.
final class WaitingFiles: Sendable {
    private struct Held {
        let id: RecordID
        let sealed: Data
        /// In seconds since 1970.
        let until: Int
    }

    /// How long one waits, in seconds.
    static let longestWait = 30 * 60
    /// How many bytes all of them take; the oldest goes.
    static let mostBytes = 128 * 1_024 * 1_024

    private let held = Mutex<[JournalID: Held]>([:])

    /// Keeps a file in place of the one of the same diary.
    ///
    /// - Returns: the key that opens it.
    func put(_ bytes: [UInt8], as id: RecordID, of journal: JournalID, now: Int) throws -> SymmetricKey {
        let key = SymmetricKey(size: .bits256)
        guard let sealed = try AES.GCM.seal(bytes, using: key, authenticating: Self.context(id)).combined else {
            throw ServerError.unexpected
        }
        held.withLock { held in
            held[journal] = nil
            Self.clear(&held, adding: sealed.count, now: now)
            held[journal] = Held(id: id, sealed: sealed, until: now + Self.longestWait)
        }
        return key
    }

    /// - Returns: `nil` where it does not wait any more.
    func bytes(_ id: RecordID, of journal: JournalID, key: SymmetricKey, now: Int) -> [UInt8]? {
        let found = held.withLock { held in
            Self.clear(&held, adding: 0, now: now)
            return held[journal].flatMap { $0.id == id ? $0.sealed : nil }
        }
        guard let found, let box = try? AES.GCM.SealedBox(combined: found),
            let bytes = try? AES.GCM.open(box, using: key, authenticating: Self.context(id))
        else { return nil }
        return Array(bytes)
    }

    func remove(_ id: RecordID, of journal: JournalID) {
        held.withLock { if $0[journal]?.id == id { $0[journal] = nil } }
    }

    private static func clear(_ held: inout [JournalID: Held], adding count: Int, now: Int) {
        held = held.filter { $0.value.until > now }
        while held.values.reduce(count, { $0 + $1.sealed.count }) > mostBytes,
            let oldest = held.min(by: { $0.value.until < $1.value.until })
        {
            held[oldest.key] = nil
        }
    }

    private static func context(_ id: RecordID) -> Data { Data("corgina waiting file \(id)".utf8) }
}
