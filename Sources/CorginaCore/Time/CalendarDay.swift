/// A day on the Gregorian calendar, without a time or a zone.
///
/// Pregnancy arithmetic is on days, never on seconds, so a daylight-saving change cannot shift a week.
/// The day is a count from 1970-01-01 (day 0); the calendar is proleptic Gregorian whatever calendar a device shows.
public struct CalendarDay: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01; negative before it.
    public let number: Int

    /// The day that lies `number` days after 1970-01-01.
    public init(number: Int) {
        self.number = number
    }

    /// The years a day may lie in when read from outside. Anything else is a typing error, not a date.
    public static let supportedYears = 1900...2200

    /// The day of that date, or `nil` if the calendar has no such date or the year is outside ``supportedYears``.
    public init?(year: Int, month: Int, day: Int) {
        guard Self.supportedYears.contains(year), (1...12).contains(month),
            (1...Self.daysInMonth(month, year: year)).contains(day)
        else { return nil }
        // Days from civil: years start in March so that the leap day is the last day of its year.
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = shiftedYear / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        number = era * 146_097 + dayOfEra - 719_468
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }

    public static func + (day: Self, days: Int) -> Self { Self(number: day.number + days) }
    public static func - (day: Self, days: Int) -> Self { Self(number: day.number - days) }
    /// Days from `rhs` to `lhs`; positive when `lhs` is later.
    public static func - (lhs: Self, rhs: Self) -> Int { lhs.number - rhs.number }
}

extension CalendarDay {
    /// The date's parts on the Gregorian calendar.
    public var components: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    public var year: Int { components.year }
    /// 1 for January to 12 for December.
    public var month: Int { components.month }
    /// Day of the month, from 1.
    public var day: Int { components.day }

    /// The day of the week.
    public var weekday: Weekday {
        // 1970-01-01 was a Thursday.
        let index = (number % 7 + 7 + 3) % 7
        return Weekday.allCases[index]
    }

    /// The number of days in a month.
    public static func daysInMonth(_ month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }
}

/// Days of the week, Monday first (ISO 8601).
public enum Weekday: Int, CaseIterable, Sendable {
    case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday
}
