/// One scheduled dose, named once and for all: the second dose of that supplement on that day.
///
/// A dose is recorded for its slot, never for "the next one", so a late first dose cannot eat the second.
public struct DoseSlot: Hashable, Comparable, Sendable {
    public let supplement: RecordID
    /// The day it is scheduled for, which is not always the day it was taken.
    public let day: CalendarDay
    /// From 1, in the order of the day's schedule.
    public let number: Int

    public init(supplement: RecordID, day: CalendarDay, number: Int) {
        self.supplement = supplement
        self.day = day
        self.number = number
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.day, lhs.supplement, lhs.number) < (rhs.day, rhs.supplement, rhs.number)
    }

    /// The id of what is recorded of this dose, the same on every device: tapping twice, on two devices, or again after being
    /// offline puts the one record again instead of making a second.
    public var recordID: RecordID {
        let place = UInt64(bitPattern: Int64(day.number)) << 8 | UInt64(truncatingIfNeeded: number & 0xFF)
        let high = Self.mixed(supplement.high ^ Self.mixed(supplement.low &+ 0x9E37_79B9_7F4A_7C15))
        return RecordID(high: high, low: Self.mixed(supplement.low ^ place))
    }

    /// SplitMix64's finalizer, a permutation: different doses of a supplement have different ids.
    private static func mixed(_ word: UInt64) -> UInt64 {
        var word = word
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
