import Crypto
import Foundation

/// How far a journal goes: its last sequence, and the hash that stands for everything up to there.
///
/// Whoever remembers a head can tell later whether a journal still holds all it held.
public struct JournalHead: Hashable, Sendable {
    /// The sequence of the last entry; 0 when there is none.
    public let sequence: Int
    /// 32 bytes.
    public let hash: Data

    public init(sequence: Int, hash: Data) {
        self.sequence = sequence
        self.hash = hash
    }

    /// The head of a journal without entries. It depends on the journal, so that no journal's entries chain in another.
    public static func empty(_ journal: JournalID) -> JournalHead {
        JournalHead(sequence: 0, hash: Data(SHA256.hash(data: Sealing.context("corgina journal", journal.bytes))))
    }

    /// The head after one more entry: SHA-256 of the hash before, the sequence, the entry's name and its sealed bytes.
    ///
    /// No key is needed, so anyone who has the file can check that nothing is missing.
    public func appending(entry: EntryName, sealed: Data) -> JournalHead {
        var place = hash
        place.append(bigEndian: UInt64(sequence + 1))
        place.append(entry.bytes)
        var hasher = SHA256()
        hasher.update(data: place)
        hasher.update(data: sealed)
        return JournalHead(sequence: sequence + 1, hash: hasher.finalize().withUnsafeBytes { Data($0) })
    }
}
