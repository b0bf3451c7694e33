import CorginaCore
import CorginaRooms

/// Holds seven days of food.
typealias CalorieWeekModel = ScreenModel<CalorieWeekPage>

/// Holds one day of food over its week.
typealias CalorieDayModel = ScreenModel<CalorieDayPage>

extension MealType {
    /// The seeds' name for a part of the day.
    var plural: String { self == .snack ? "Snacks" : displayName }

    var look: (symbol: Icon, hue: Hue) {
        switch self {
        case .breakfast: (.sunrise, .morning)
        case .lunch: (.sun, .calories)
        case .dinner: (.moon, .evening)
        case .snack: (.leaf, .fat)
        }
    }
}

extension CalorieGoal.Standing {
    /// The room's words and hues, which are not public yet. Never red, which is for what needs a phone call.
    var look: (words: String, hue: Hue) {
        switch self {
        case .under: ("Below range", .calories)
        case .at: ("In range", .fat)
        case .over: ("Above range", .evening)
        }
    }
}
