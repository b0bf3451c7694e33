import CorginaJournal
import Foundation

/// One entry as a store keeps it: nobody without the data key can tell more than its place, its id and its padded size.
public struct SealedEntry: Hashable, Sendable {
    public let sequence: Int
    public let id: EntryID
    public let sealed: Data
    /// The hash of the journal's head once this entry is its last.
    public let hash: Data

    public init(sequence: Int, id: EntryID, sealed: Data, hash: Data) {
        self.sequence = sequence
        self.id = id
        self.sealed = sealed
        self.hash = hash
    }

    /// The journal's head once this entry is its last.
    public var head: JournalHead { JournalHead(sequence: sequence, hash: hash) }

    /// Whether the entry is the one that follows `head`, unchanged.
    public func follows(_ head: JournalHead) -> Bool { head.appending(entry: id, sealed: sealed) == self.head }
}
