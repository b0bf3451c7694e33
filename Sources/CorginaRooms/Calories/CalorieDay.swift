import CorginaCore

/// What she ate on one day, against what that day was aimed at.
public struct CalorieDay: Hashable, Sendable {
    public var day: CalendarDay
    /// In the order they were eaten; none on a day without food.
    public var meals: [Meal]
    /// `nil` when she has set none.
    public var goal: CalorieGoal?
    public var nutrients: NutrientAmounts

    public init(_ day: CalendarDay, meals: [Meal], goal: CalorieGoal?) {
        self.day = day
        self.meals = meals
        self.goal = goal
        nutrients = meals.map { $0.nutrients }.sum()
    }

    /// - Parameter events: the day's, in any order.
    public init(_ day: CalendarDay, events: [HealthEvent], goal: CalorieGoal?) {
        let eaten = events.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }.compactMap { $0.details.meal }
        self.init(day, meals: eaten, goal: goal)
    }

    public var isEmpty: Bool { meals.isEmpty }
    public var energy: Kilocalories { nutrients.energy }
    /// `nil` without food or without a goal.
    public var standing: CalorieGoal.Standing? { isEmpty ? nil : goal?.standing(of: energy) }
}

extension HealthEvent.Details {
    /// What was eaten; `nil` for anything else.
    var meal: Meal? {
        if case .meal(let meal) = self { meal } else { nil }
    }
}
