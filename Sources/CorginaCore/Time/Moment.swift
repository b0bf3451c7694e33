/// An instant together with the UTC offset that held where it happened.
///
/// Keeping the offset is what keeps "today's lunch" on its day when its owner travels.
public struct Moment: Hashable, Sendable {
    /// Whole seconds since 1970-01-01T00:00:00Z.
    public let secondsSinceEpoch: Int
    /// Seconds east of UTC, from -18 h to +18 h.
    public let utcOffset: Int

    public init(secondsSinceEpoch: Int, utcOffset: Int) {
        self.secondsSinceEpoch = secondsSinceEpoch
        self.utcOffset = Swift.min(Swift.max(utcOffset, -64_800), 64_800)
    }

    /// The moment a wall clock shows `time` on `day` at that offset.
    public init(day: CalendarDay, time: TimeOfDay, utcOffset: Int) {
        self.init(secondsSinceEpoch: day.number * 86_400 + time.minutes * 60 - utcOffset, utcOffset: utcOffset)
    }

    private var localSeconds: Int { secondsSinceEpoch + utcOffset }

    /// The calendar day where it happened.
    public var day: CalendarDay { CalendarDay(number: floorDivide(localSeconds, 86_400)) }

    /// The wall-clock time where it happened.
    public var time: TimeOfDay {
        TimeOfDay(minutes: (localSeconds - day.number * 86_400) / 60)
    }

    /// The same place, so many seconds later.
    public func advanced(bySeconds seconds: Int) -> Moment {
        Moment(secondsSinceEpoch: secondsSinceEpoch + seconds, utcOffset: utcOffset)
    }
}

extension Moment: Comparable {
    /// Earlier instants first; at the same instant, the smaller offset first, so that sorting is total.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.secondsSinceEpoch, lhs.utcOffset) < (rhs.secondsSinceEpoch, rhs.utcOffset)
    }
}

/// Division that rounds towards negative infinity, so that moments before 1970 fall on the right day.
func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
}
