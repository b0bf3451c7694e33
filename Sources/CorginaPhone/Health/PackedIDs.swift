import CorginaCore
import CorginaJournal

/// Ids and numbers as bytes, the most significant first: what the phone keeps of Apple Health grows with her diary, and stays small.
enum PackedIDs {
    static let size = 16

    static func bytes(of id: RecordID) -> [UInt8] { EntryID(high: id.high, low: id.low).bytes }

    static func id(_ bytes: some Collection<UInt8>) -> RecordID? {
        EntryID(bytes: bytes).map { RecordID(high: $0.high, low: $0.low) }
    }

    static func bytes(of number: UInt64, count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * (count - 1 - $0))) }
    }

    static func number(_ bytes: some Collection<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
}
