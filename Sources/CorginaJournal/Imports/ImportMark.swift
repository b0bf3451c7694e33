import CorginaCore

/// Names one import from another app, and by that the journal's entries it made.
///
/// The first half of such an entry's id is the mark: the number of the app and 56 random bits. The second half follows from the mark
/// and the event. So whoever has the diary finds all entries of an import, and takes no other entry for one: a random id would have
/// to guess 64 bits.
public struct ImportMark: Hashable, Sendable {
    public let source: ImportSource
    let word: UInt64

    /// - Parameter random: 56 of its bits are taken.
    public init(_ source: ImportSource, random: UInt64) {
        self.source = source
        word = UInt64(source.rawValue) << 56 | random & 0x00FF_FFFF_FFFF_FFFF
    }

    /// Reads what ``id`` gives; `nil` for any other id.
    public init?(_ id: RecordID) {
        guard id.low == ~id.high else { return nil }
        self.init(word: id.high)
    }

    /// The mark of the entry that put an event; `nil` where no import made it.
    init?(of entry: EntryID, putting event: RecordID) {
        self.init(word: entry.high)
        guard entry == entryID(for: event) else { return nil }
    }

    private init?(word: UInt64) {
        guard let source = ImportSource(rawValue: UInt8(truncatingIfNeeded: word >> 56)) else { return nil }
        self.source = source
        self.word = word
    }

    /// The id of the journal's entry that adds an event: the same however often the import is asked for.
    public func entryID(for event: RecordID) -> EntryID {
        EntryID(high: word, low: Self.mixed(Self.mixed(Self.mixed(word) ^ event.high) ^ event.low))
    }

    /// The finalizer of SplitMix64.
    private static func mixed(_ word: UInt64) -> UInt64 {
        var word = word &+ 0x9E37_79B9_7F4A_7C15
        word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }
}

extension ImportMark {
    /// The same as an id, for an address.
    public var id: RecordID { RecordID(high: word, low: ~word) }
}
