import CorginaCore

/// A calendar day in words.
extension WrittenEnglish {
    /// "Saturday, 21 November" or "Saturday, November 21"
    public func withWeekday(_ day: CalendarDay) -> String { "\(Self.weekday(day)), \(dayAndMonth(day))" }

    /// "Thursday, 5 November 2026" or "Thursday, November 5, 2026"
    public func withWeekdayAndYear(_ day: CalendarDay) -> String { "\(Self.weekday(day)), \(full(day))" }

    /// "21 November" or "November 21"
    public func dayAndMonth(_ day: CalendarDay) -> String { ordered(day.day, Self.month(day)) }

    /// "10 March 2027" or "March 10, 2027"
    public func full(_ day: CalendarDay) -> String { withYear(dayAndMonth(day), day) }

    /// "10 Mar" or "Mar 10"
    public func short(_ day: CalendarDay) -> String { ordered(day.day, shortMonth(day)) }

    /// "10 Mar 2027" or "Mar 10, 2027"
    public func shortWithYear(_ day: CalendarDay) -> String { withYear(short(day), day) }

    /// "Sat"
    public func shortWeekday(_ day: CalendarDay) -> String { String(Self.weekday(day).prefix(3)) }

    /// "Mar"
    public func shortMonth(_ day: CalendarDay) -> String { String(Self.month(day).prefix(3)) }

    /// "Today", "Yesterday", "21 November" or "November 21".
    public func relative(_ day: CalendarDay, to today: CalendarDay) -> String {
        switch today - day {
        case 0: "Today"
        case 1: "Yesterday"
        default: dayAndMonth(day)
        }
    }

    /// A day that has passed, in a sentence: "today", "yesterday", "on Tuesday" within a week, "on 21 November", "on 21 November 2025".
    func on(_ day: CalendarDay, from today: CalendarDay) -> String {
        switch today - day {
        case 0: "today"
        case 1: "yesterday"
        case 2...6: "on \(Self.weekday(day))"
        default: "on \(day.year == today.year ? dayAndMonth(day) : full(day))"
        }
    }

    /// "18 – 24 November 2026" or "November 18 – 24, 2026", with as much of the first date as differs.
    func range(_ first: CalendarDay, _ last: CalendarDay) -> String {
        guard first.year == last.year else { return "\(full(first)) – \(full(last))" }
        guard first.month == last.month else { return "\(dayAndMonth(first)) – \(full(last))" }
        return switch dateOrder {
        case .dayFirst: "\(first.day) – \(full(last))"
        case .monthFirst: "\(dayAndMonth(first)) – \(last.day), \(last.year)"
        }
    }

    private func ordered(_ day: Int, _ month: String) -> String {
        dateOrder == .dayFirst ? "\(day) \(month)" : "\(month) \(day)"
    }

    private func withYear(_ words: String, _ day: CalendarDay) -> String {
        dateOrder == .dayFirst ? "\(words) \(day.year)" : "\(words), \(day.year)"
    }

    private static func month(_ day: CalendarDay) -> String { months[day.month - 1] }

    private static func weekday(_ day: CalendarDay) -> String { weekdayNames[day.weekday.rawValue - 1] }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let weekdayNames = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
}
