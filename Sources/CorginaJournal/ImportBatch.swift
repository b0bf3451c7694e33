import CorginaCore

/// Entries that came out of one file, known by their ids, so that all of them can be taken back at once.
///
/// Half of such an id is the same for all of a batch; the rest is the entry's place in it and a check, so that no random id is taken
/// for one.
public struct ImportBatch: Hashable, Sendable, Comparable {
    /// A random number, which names the batch.
    public let number: UInt32

    private static let mark: UInt64 = 0x4648_4952 << 32

    public init(number: UInt32) { self.number = number }

    /// The batch an entry belongs to; `nil` for an entry that was made otherwise.
    init?(_ entry: EntryID) {
        self.init(number: UInt32(truncatingIfNeeded: entry.high))
        guard entry.high == high, entry.low >> 32 == check else { return nil }
    }

    /// The id of the entry at a place in it.
    public func entryID(at place: UInt32) -> EntryID { EntryID(high: high, low: check << 32 | UInt64(place)) }

    private var high: UInt64 { Self.mark | UInt64(number) }

    private var check: UInt64 { (high &* 0x9E37_79B9_7F4A_7C15) >> 32 }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

extension ImportBatch: CustomStringConvertible, LosslessStringConvertible {
    /// Reads the eight digits ``description`` writes; anything else is `nil`.
    public init?(_ text: String) {
        guard text.utf8.count == 8, let id = RecordID(String(repeating: "0", count: 24) + text) else { return nil }
        self.init(number: UInt32(truncatingIfNeeded: id.low))
    }

    public var description: String { String(RecordID(high: 0, low: UInt64(number)).description.suffix(8)) }
}
