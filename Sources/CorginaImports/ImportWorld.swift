import CorginaCore

/// What reading a file needs to know of her and of the world.
public struct ImportWorld: Sendable {
    public var now: Moment
    /// When she usually eats, for meals without a time.
    public var mealHours: MealHours
    /// The most entries one file may give.
    public var mostEntries: Int
    /// The seconds east of UTC that hold where she is at an instant, in seconds since 1970-01-01T00:00:00Z.
    let offset: @Sendable (Int64) -> Int
    /// The same id for the same words, so that a file that is read twice gives the same entries.
    let name: @Sendable (String) -> RecordID

    public init(
        now: Moment, mealHours: MealHours = .usual, mostEntries: Int,
        offset: @escaping @Sendable (Int64) -> Int,
        name: @escaping @Sendable (String) -> RecordID
    ) {
        self.now = now
        self.mealHours = mealHours
        self.mostEntries = mostEntries
        self.offset = offset
        self.name = name
    }
}

extension ImportWorld {
    /// The moment a clock where she is shows a time on a day.
    func clock(_ day: CalendarDay, _ time: TimeOfDay) -> Moment { Moment(day: day, time: time, offset: offset) }

    /// When a meal without a time counts as eaten: in the middle of her hours for it, a snack in the afternoon. The app's own choice.
    func usualTime(of meal: MealType) -> TimeOfDay {
        let window: MealHours.Window? =
            switch meal {
            case .breakfast: mealHours.breakfast
            case .lunch: mealHours.lunch
            case .dinner: mealHours.dinner
            case .snack: nil
            }
        guard let window else { return TimeOfDay(minutes: 16 * 60) }
        return TimeOfDay(minutes: (window.start.minutes + window.end.minutes) / 2)
    }

    /// When a measurement without a time counts as taken: in the morning. The app's own choice.
    static let usualMeasuringTime = TimeOfDay(minutes: 8 * 60)
}
