import CorginaCore

/// A calendar day in words: day before month, as read in most of the world.
public enum DayWords {
    /// "Saturday, 21 November"
    public static func withWeekday(_ day: CalendarDay) -> String { "\(weekday(day)), \(dayAndMonth(day))" }

    /// "21 November"
    public static func dayAndMonth(_ day: CalendarDay) -> String { "\(day.day) \(month(day))" }

    /// "10 March 2027"
    public static func full(_ day: CalendarDay) -> String { "\(dayAndMonth(day)) \(day.year)" }

    /// "10 Mar"
    public static func short(_ day: CalendarDay) -> String { "\(day.day) \(month(day).prefix(3))" }

    /// "Sat"
    public static func shortWeekday(_ day: CalendarDay) -> String { String(weekday(day).prefix(3)) }

    /// "Today", "Yesterday" or "21 November".
    public static func relative(_ day: CalendarDay, to today: CalendarDay) -> String {
        switch today - day {
        case 0: "Today"
        case 1: "Yesterday"
        default: dayAndMonth(day)
        }
    }

    private static func month(_ day: CalendarDay) -> String { months[day.month - 1] }

    private static func weekday(_ day: CalendarDay) -> String { weekdays[day.weekday.rawValue - 1] }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
}
