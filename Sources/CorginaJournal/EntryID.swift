import CorginaCore

/// Names one journal entry. 128 random bits, made by the device that wrote it, so that a repeated write is stored once.
public struct EntryID: Hashable, Sendable, Comparable {
    public let high: UInt64
    public let low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// A fresh id from the given source of randomness.
    public init(using generator: inout some RandomNumberGenerator) {
        self.init(high: generator.next(), low: generator.next())
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { (lhs.high, lhs.low) < (rhs.high, rhs.low) }
}

extension EntryID {
    /// Reads the 16 bytes ``bytes`` gives; any other count is `nil`.
    public init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 16 else { return nil }
        self.init(high: Self.word(bytes.prefix(8)), low: Self.word(bytes.suffix(8)))
    }

    /// The id as 16 bytes, most significant first.
    public var bytes: [UInt8] {
        [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } }
    }

    private static func word(_ bytes: some Collection<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension EntryID: CustomStringConvertible, LosslessStringConvertible {
    /// Reads the 32 lower-case hexadecimal digits ``description`` writes; anything else is `nil`.
    public init?(_ text: String) {
        guard let id = RecordID(text) else { return nil }
        self.init(high: id.high, low: id.low)
    }

    public var description: String { RecordID(high: high, low: low).description }
}
