import Foundation

/// One entry as a store keeps it: nobody without the data key can tell more than its place and its padded size.
public struct SealedEntry: Hashable, Sendable {
    public let sequence: Int
    public let name: EntryName
    public let sealed: Data
    /// The hash of the journal's head once this entry is its last.
    public let hash: Data

    public init(sequence: Int, name: EntryName, sealed: Data, hash: Data) {
        self.sequence = sequence
        self.name = name
        self.sealed = sealed
        self.hash = hash
    }

    /// The journal's head once this entry is its last.
    public var head: JournalHead { JournalHead(sequence: sequence, hash: hash) }

    /// Whether the entry is the one that follows `head`, unchanged.
    public func follows(_ head: JournalHead) -> Bool { head.appending(entry: name, sealed: sealed) == self.head }
}
