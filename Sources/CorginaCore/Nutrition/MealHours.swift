/// When she usually has breakfast, lunch and dinner. Any other time is a snack.
public struct MealHours: Hashable, Sendable {
    public var breakfast: Window
    public var lunch: Window
    public var dinner: Window

    /// From `start` up to, not including, `end`.
    public struct Window: Hashable, Sendable {
        public var start: TimeOfDay
        public var end: TimeOfDay

        public init(start: TimeOfDay, end: TimeOfDay) {
            self.start = start
            self.end = end
        }

        public func contains(_ time: TimeOfDay) -> Bool { start <= time && time < end }

        func overlaps(_ other: Window) -> Bool { start < other.end && other.start < end }
    }

    public init(breakfast: Window, lunch: Window, dinner: Window) {
        self.breakfast = breakfast
        self.lunch = lunch
        self.dinner = dinner
    }

    /// 5:00–10:30, 11:30–14:30 and 17:30–21:00, for who has not said otherwise.
    public static let usual = MealHours(
        breakfast: Window(start: TimeOfDay(minutes: 300), end: TimeOfDay(minutes: 630)),
        lunch: Window(start: TimeOfDay(minutes: 690), end: TimeOfDay(minutes: 870)),
        dinner: Window(start: TimeOfDay(minutes: 1_050), end: TimeOfDay(minutes: 1_260)))

    /// The meal eaten at that time, for a sentence that does not say.
    public func meal(at time: TimeOfDay) -> MealType {
        if breakfast.contains(time) { return .breakfast }
        if lunch.contains(time) { return .lunch }
        return dinner.contains(time) ? .dinner : .snack
    }

    /// Checks that each window has a length and none lies over another.
    public func validate() throws(MealHoursError) {
        for (meal, window) in [(MealType.breakfast, breakfast), (.lunch, lunch), (.dinner, dinner)]
        where window.end <= window.start {
            throw .endsBeforeStart(meal)
        }
        if lunch.overlaps(breakfast) { throw .overlap(.lunch, .breakfast) }
        if dinner.overlaps(breakfast) { throw .overlap(.dinner, .breakfast) }
        if dinner.overlaps(lunch) { throw .overlap(.dinner, .lunch) }
    }
}

/// Why meal hours cannot be taken. `description` tells her what to do.
public enum MealHoursError: Error, Hashable, Sendable, CustomStringConvertible {
    case endsBeforeStart(MealType)
    case overlap(MealType, MealType)

    /// The meal whose hours need another look.
    public var meal: MealType {
        switch self {
        case .endsBeforeStart(let meal), .overlap(let meal, _): meal
        }
    }

    public var description: String {
        switch self {
        case .endsBeforeStart(let meal): "\(meal.displayName) ends before it starts. Choose a later end."
        case .overlap(let meal, let other):
            "\(meal.displayName) overlaps \(other.displayName.lowercased()). Choose hours that do not meet."
        }
    }
}
