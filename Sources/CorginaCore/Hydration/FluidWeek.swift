/// What she drank in seven days.
public struct FluidWeek: Hashable, Sendable {
    /// Seven, oldest first.
    public let days: [FluidDay]

    public init(endingOn day: CalendarDay, _ events: some Collection<HealthEvent>) {
        days = (0..<7).map { FluidDay(day - (6 - $0), events) }
    }

    public var total: Milliliters { days.reduce(.zero) { $0 + $1.total } }

    /// How many days have something in them.
    public var loggedDays: Int { days.count { !$0.sips.isEmpty } }

    /// The mean over the days that have something in them; `nil` without any.
    public var average: Milliliters? {
        loggedDays > 0 ? Milliliters(total.value / Double(loggedDays)) : nil
    }

    /// On how many days the goal was reached; `nil` without a goal.
    public func daysAtGoal(_ preferences: HydrationPreferences) -> Int? {
        preferences.target.map { target in days.count { $0.total.value + 0.5 >= target.value } }
    }
}
