import CorginaCore

/// A time, and a moment, in words.
extension WrittenEnglish {
    /// "14:05" or "2:05 pm"
    public func clock(_ time: TimeOfDay) -> String {
        guard clock == .twelveHour else { return "\(time)" }
        let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
        return "\(hour):\(time.minute < 10 ? "0" : "")\(time.minute) \(time.hour < 12 ? "am" : "pm")"
    }

    public func clock(_ moment: Moment) -> String { clock(moment.time) }

    /// "Today, 14:05", "21 November, 14:05" or "November 21, 2:05 pm"
    func relative(_ moment: Moment, to today: CalendarDay) -> String {
        "\(relative(moment.day, to: today)), \(clock(moment))"
    }

    /// "5 Nov, 14:00" or "Nov 5, 2:00 pm"
    func short(_ moment: Moment) -> String { "\(short(moment.day)), \(clock(moment))" }

    /// "Thursday, 5 November 2026, 14:00" or "Thursday, November 5, 2026, 2:00 pm"
    func long(_ moment: Moment) -> String { "\(withWeekdayAndYear(moment.day)), \(clock(moment))" }
}
