import CorginaCore

/// Seven days of food, oldest first.
public struct CalorieWeek: Hashable, Sendable {
    public var days: [CalorieDay]
    public var today: CalendarDay
    public var english: WrittenEnglish

    /// How many days a week has.
    public static let length = 7

    /// - Parameter days: seven in a row, oldest first, none after `today`.
    public init(_ days: [CalorieDay], today: CalendarDay, english: WrittenEnglish) {
        self.days = days
        self.today = today
        self.english = english
    }

    public var first: CalendarDay { days.first?.day ?? today - (Self.length - 1) }
    public var last: CalendarDay { days.last?.day ?? today }
    /// The goal of its last day, which is the one she has now in the week of today.
    public var goal: CalorieGoal? { days.last?.goal }
    public var isEmpty: Bool { days.allSatisfy { $0.isEmpty } }

    /// The days that are over and have food. Today is left out: it would lower the average.
    public var fullDays: [CalorieDay] { days.filter { !$0.isEmpty && $0.day < today } }

    /// The mean of ``fullDays``; `nil` without any.
    public var average: Kilocalories? {
        let full = fullDays
        guard !full.isEmpty else { return nil }
        return Kilocalories(full.reduce(0) { $0 + $1.energy.value } / Double(full.count))
    }
}

extension CalorieWeek {
    /// The first day of the week in which `day` is shown, counting back in sevens from today.
    public static func first(showing day: CalendarDay, today: CalendarDay) -> CalendarDay {
        today - (today - day) / length * length - (length - 1)
    }

    /// "16 Nov – 22 Nov", with the years where they are not this one.
    var rangeText: String {
        guard first.year == last.year, last.year == today.year else {
            return "\(english.shortWithYear(first)) – \(english.shortWithYear(last))"
        }
        return "\(english.short(first)) – \(english.short(last))"
    }

    /// The address of the week that begins on `first`: the current week has one of its own.
    var route: Route { Self.route(first: first, today: today) }

    static func route(first: CalendarDay, today: CalendarDay) -> Route {
        first + (length - 1) >= today ? .calories(.current) : .calories(.week(first))
    }

    /// The week before; `nil` where the calendar of the diary ends.
    var previous: Route? {
        let before = first - Self.length
        return CalendarDay.supportedYears.contains(before.year) ? .calories(.week(before)) : nil
    }

    /// The week after, at most the one that ends today.
    var next: Route? {
        last >= today ? nil : Self.route(first: min(first + Self.length, today - (Self.length - 1)), today: today)
    }
}
