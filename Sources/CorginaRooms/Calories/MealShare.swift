import CorginaCore
import Markup

/// One part of the day as a bar: what was really eaten then, not a fixed split of the day.
public struct MealShare: Hashable, Sendable {
    public var type: MealType
    public var energy: Kilocalories
    /// Of the day's goal, or of the day itself without one; 0...100 for the bar.
    public var percent: Int
    /// "percent of daily goal"
    public var whole: String
    /// What is said of a part of the day without food: "Not yet".
    public var empty: String
    var english: WrittenEnglish

    /// The four parts of the day, in their order.
    static func all(of meals: [Meal], goal: CalorieGoal?, isToday: Bool, _ english: WrittenEnglish) -> [MealShare] {
        let day = meals.reduce(0) { $0 + $1.energy.value }
        return MealType.allCases.map { type in
            let energy = meals.filter { $0.type == type }.map { $0.energy }.reduce(.zero, +)
            return MealShare(
                type: type, energy: energy, percent: CorginaRooms.percent(energy.value, of: goal?.goal.value ?? day),
                whole: goal == nil ? "percent of the day" : "percent of daily goal",
                empty: isToday ? "Not yet" : "Nothing logged", english: english)
        }
    }
}

extension MealShare {
    var html: HTML { li(.class("meal \(type.hue.className)")) { line } }

    /// The bar and its words, for a row that says more.
    var line: HTML {
        .sequence([
            span(.class("vh")) { spoken },
            icon(type.symbol),
            span(.class("meal__name"), .ariaHidden) { type.plural },
            span(.class("meal__cal figure"), .ariaHidden) {
                energy.value > 0 ? english.calories(energy) : empty
            },
            meter(percent, type.hue),
        ])
    }

    /// "Breakfast: 430 calories, 20 percent of daily goal"
    public var spoken: String {
        energy.value > 0
            ? "\(type.plural): \(Figure.whole(energy.value)) calories, \(percent) \(whole)"
            : "\(type.plural): \(empty.lowercased())"
    }
}

extension MealType {
    /// The part of the day: "Breakfast", "Lunch", "Dinner", "Snacks".
    public var plural: String { self == .snack ? "Snacks" : displayName }

    public var symbol: Icon {
        switch self {
        case .breakfast: .sunrise
        case .lunch: .sun
        case .dinner: .moon
        case .snack: .leaf
        }
    }

    public var hue: Hue {
        switch self {
        case .breakfast: .morning
        case .lunch: .calories
        case .dinner: .evening
        case .snack: .fat
        }
    }
}
