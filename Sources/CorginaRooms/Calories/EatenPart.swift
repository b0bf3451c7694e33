import CorginaCore
import Markup

/// What she has eaten in a day, as the first part of the day's card: energy against her usual range, its macronutrients, and its
/// meals and fiber, which unfold in place.
public struct EatenPart: Hashable, Sendable {
    public var energy: Kilocalories
    /// What of it was logged just now.
    public var fresh: Kilocalories = .zero
    public var goal: CalorieGoal?
    public var meals: [MealShare]
    public var macros: [Macro]
    public var fiber: Macro
    /// Whether the day still goes on.
    public var isToday: Bool
    var english: WrittenEnglish
    /// The past day its button logs onto; `nil` for today.
    public var pastDay: CalendarDay?

    /// Grams of one macronutrient, or of fiber, and its share of the energy.
    public struct Macro: Hashable, Sendable {
        public var name: String
        public var hue: Hue
        /// "54 g"
        public var amount: String
        /// Of the day's energy, 0...100; 0 for fiber, of which it is not told.
        public var percent: Int
    }

    /// - Parameter goal: `nil` when she has set none.
    public init(_ meals: [Meal], goal: CalorieGoal? = nil, isToday: Bool = true, english: WrittenEnglish) {
        self.isToday = isToday
        self.english = english
        self.goal = goal
        let nutrients = meals.map { $0.nutrients }.sum()
        energy = nutrients.energy
        self.meals = MealShare.all(of: meals, goal: goal, isToday: isToday, english)
        macros = Self.macros(nutrients)
        fiber = Self.fiber(nutrients, english)
    }

    /// Energy of the macronutrients by the general Atwater factors, 4, 4 and 9 kcal per gram
    /// (USDA FNDDS documentation); used for shares only.
    static func macros(_ nutrients: NutrientAmounts) -> [Macro] {
        let parts: [(String, Hue, Grams, Double)] = [
            ("Protein", .protein, nutrients.protein, 4), ("Carbs", .carbs, nutrients.carbohydrate, 4),
            ("Fat", .fat, nutrients.fat, 9),
        ]
        let energy = parts.reduce(0) { $0 + $1.2.value * $1.3 }
        return parts.map { name, hue, grams, factor in
            Macro(
                name: name, hue: hue, amount: Figure.whole(grams.value) + " g",
                percent: CorginaRooms.percent(grams.value * factor, of: energy))
        }
    }

    static func fiber(_ nutrients: NutrientAmounts, _ english: WrittenEnglish) -> Macro {
        Macro(
            name: english.spelled("Fiber"), hue: .fiber, amount: Figure.whole(nutrients[.fiber]) + " g", percent: 0)
    }

    /// Whole kilocalories, as shown: "1,180".
    public var total: String { Figure.whole(energy.value) }

    var isEmpty: Bool { meals.allSatisfy { $0.energy.value <= 0 } }
}
