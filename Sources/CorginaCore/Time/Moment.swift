/// An instant together with the UTC offset that held where it happened.
///
/// Keeping the offset is what keeps "today's lunch" on its day when its owner travels.
public struct Moment: Hashable, Sendable {
    /// Whole seconds since 1970-01-01T00:00:00Z, in 64 bits everywhere: 32 end in 2038.
    public let secondsSinceEpoch: Int64
    /// Seconds east of UTC, from -18 h to +18 h.
    public let utcOffset: Int

    public init(secondsSinceEpoch: Int64, utcOffset: Int) {
        self.secondsSinceEpoch = secondsSinceEpoch
        self.utcOffset = Swift.min(Swift.max(utcOffset, -64_800), 64_800)
    }

    /// The moment a wall clock shows `time` on `day` at that offset.
    public init(day: CalendarDay, time: TimeOfDay, utcOffset: Int) {
        let seconds = Int64(day.number) * 86_400 + Int64(time.minutes * 60) - Int64(utcOffset)
        self.init(secondsSinceEpoch: seconds, utcOffset: utcOffset)
    }

    private var localSeconds: Int64 { secondsSinceEpoch + Int64(utcOffset) }

    /// The calendar day where it happened.
    public var day: CalendarDay { CalendarDay(number: Int(clamping: floorDivide(localSeconds, 86_400))) }

    /// The wall-clock time where it happened.
    public var time: TimeOfDay { TimeOfDay(minutes: secondOfDay / 60) }

    /// What its wall clock shows after the minutes, 0...59.
    public var second: Int { secondOfDay % 60 }

    private var secondOfDay: Int { Int(localSeconds - floorDivide(localSeconds, 86_400) * 86_400) }

    /// The same place, so many seconds later.
    public func advanced(bySeconds seconds: Int) -> Moment {
        Moment(secondsSinceEpoch: secondsSinceEpoch + Int64(seconds), utcOffset: utcOffset)
    }

    /// Seconds from `earlier` to this moment; negative when it lies after.
    public func seconds(since earlier: Moment) -> Int {
        Int(clamping: secondsSinceEpoch - earlier.secondsSinceEpoch)
    }
}

extension Moment: Comparable {
    /// Earlier instants first; at the same instant, the smaller offset first, so that sorting is total.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.secondsSinceEpoch, lhs.utcOffset) < (rhs.secondsSinceEpoch, rhs.utcOffset)
    }
}

/// Division that rounds towards negative infinity, so that moments before 1970 fall on the right day.
func floorDivide<Whole: SignedInteger>(_ value: Whole, _ divisor: Whole) -> Whole {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
}
