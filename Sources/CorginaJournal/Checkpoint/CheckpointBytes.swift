import CorginaCore

/// Bytes that are written one value after the other. Whole numbers take as few as they need.
struct CheckpointBytes {
    private(set) var bytes: [UInt8] = []

    mutating func byte(_ value: UInt8) { bytes.append(value) }

    /// Seven bits a byte, the lowest first; all but the last have the highest bit.
    mutating func whole(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Of what is counted, or a sequence. There is none below 0.
    mutating func count(_ number: Int) { whole(UInt64(clamping: number)) }

    /// Small numbers of either sign are short.
    mutating func signed(_ number: Int64) { whole(UInt64(bitPattern: number << 1 ^ number >> 63)) }

    /// Eight bytes, the lowest first.
    mutating func word(_ word: UInt64) {
        for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(8 * place))) }
    }

    /// Bit for bit.
    mutating func amount(_ amount: Double) { word(amount.bitPattern) }

    mutating func run(_ run: [UInt8]) {
        count(run.count)
        bytes += run
    }

    /// Bytes whose end follows from what is in them.
    mutating func raw(_ more: [UInt8]) { bytes += more }

    mutating func id(_ id: RecordID) {
        word(id.high)
        word(id.low)
    }

    mutating func id(_ id: EntryID) {
        word(id.high)
        word(id.low)
    }

    mutating func moment(_ moment: Moment) {
        signed(moment.secondsSinceEpoch)
        signed(Int64(moment.utcOffset))
    }

    mutating func slot(_ slot: DoseSlot) {
        id(slot.supplement)
        signed(Int64(slot.day.number))
        signed(Int64(slot.number))
    }

    mutating func ids(_ ids: [RecordID]) {
        count(ids.count)
        for id in ids { self.id(id) }
    }
}
