/// A row as it came from the server, and what the device found out about it.
public struct SyncRow: Hashable, Sendable {
    public let sequence: Int
    /// As the server has it.
    public let hash: [UInt8]
    /// As it follows from the row itself and the one before it; the device works it out.
    public let computed: [UInt8]
    /// `nil` where it does not open.
    public let entry: JournalEntry?

    public init(sequence: Int, hash: [UInt8], computed: [UInt8], entry: JournalEntry?) {
        self.sequence = sequence
        self.hash = hash
        self.computed = computed
        self.entry = entry
    }

    /// Whether it stands behind that head, as it was written.
    func follows(_ head: SyncHead) -> Bool { sequence - 1 == head.sequence && hash == computed }
}

/// A row the device holds.
public struct HeldRow: Hashable, Sendable {
    /// `nil` where it does not open.
    public let id: EntryID?
    public let hash: [UInt8]

    public init(id: EntryID?, hash: [UInt8]) {
        self.id = id
        self.hash = hash
    }
}
