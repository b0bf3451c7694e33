import CorginaCore

/// The numbers a diary can hold. Sums over a lifetime of them stay far from overflow, so no later arithmetic can trap.
enum Limits {
    /// No count or amount exceeds a million million.
    static let whole: ClosedRange<Int64> = -1_000_000_000_000...1_000_000_000_000
    static let amount = -1e12...1e12

    /// The days of the years Corgina reads from outside.
    static let days = CalendarDay(number: -25_567)...CalendarDay(number: 84_370)

    static func holds(_ moment: Moment) -> Bool {
        whole.contains(moment.secondsSinceEpoch) && days.contains(moment.day)
    }
}
