import CorginaCore

/// When it happened, as far as the sentence says.
struct MealTime: Hashable, Sendable {
    var moment: Moment
    var mealType: MealType?
    /// Whether the sentence named a time or a day.
    var isStated: Bool
    /// Whether an hour said without its half of the day was taken for one of the evening: a bowl of cereal moves it to the morning.
    var isGuessedEvening = false

    /// The same hour in the morning.
    var inMorning: MealTime {
        MealTime(moment: moment.advanced(bySeconds: -12 * 3_600), mealType: mealType, isStated: isStated)
    }
}

/// Hours assumed when only a part of the day is named. Our own convention, shown on the sheet.
enum UsualHour {
    static func minutes(of meal: MealType) -> Int {
        switch meal {
        case .breakfast: 8 * 60
        case .lunch: 12 * 60 + 30
        case .dinner: 18 * 60 + 30
        case .snack: 15 * 60 + 30
        }
    }

    /// "in the middle of the night".
    static let smallHours = "small hours"

    static let parts: [String: Int] = [
        "morning": 8 * 60, "midmorning": 10 * 60, "midafternoon": 15 * 60 + 30, "noon": 12 * 60, "midday": 12 * 60,
        "lunchtime": 12 * 60 + 30, "afternoon": 15 * 60,
        "evening": 19 * 60, "night": 20 * 60, "tonight": 20 * 60, "midnight": 0, "bedtime": 22 * 60,
        "dinnertime": 18 * 60 + 30, "elevenses": 11 * 60, smallHours: 3 * 60,
    ]
}
