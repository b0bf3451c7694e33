import CorginaCore

/// One change to a diary, as its journal keeps it for good.
///
/// Its place in the journal, the sequence, belongs to the store and is not part of it.
public struct JournalEntry: Hashable, Sendable, Identifiable {
    public let id: EntryID
    /// When the change was written down, which may be long after what it tells.
    public let recordedAt: Moment
    /// Which of her devices wrote it, in words she would recognise.
    public let device: String
    public let change: Change

    public init(id: EntryID, recordedAt: Moment, device: String, change: Change) {
        self.id = id
        self.recordedAt = recordedAt
        self.device = device
        self.change = change
    }
}
