import CorginaCore

/// When she eats: the hours of her meals, and the meals she logged.
struct MealTimes {
    let hours: MealHours
    /// The newest first.
    let had: [PastMeal]

    /// Minutes from a meal to what was "after lunch". Our own convention, shown on the sheet.
    private static let minutesAfter = 30

    /// The minutes of a day at which something was after a meal: after the one she logged, else after its usual hour. Not past
    /// midnight.
    func minutes(after meal: MealType, on day: CalendarDay) -> Int {
        let logged = had.first { $0.type == meal && $0.day == day }?.moment.time.minutes
        return min((logged ?? UsualHour.minutes(of: meal)) + Self.minutesAfter, 24 * 60 - 1)
    }

    /// Whether she logged that meal on that day.
    func isLogged(_ meal: MealType, on day: CalendarDay) -> Bool { had.contains { $0.type == meal && $0.day == day } }
}

extension Preferences {
    var mealTimes: MealTimes { MealTimes(hours: mealHours, had: pastMeals) }
}
