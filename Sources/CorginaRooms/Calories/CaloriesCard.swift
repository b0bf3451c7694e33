import CorginaCore
import Markup

/// What she has eaten in a day: energy against her goal, its macronutrients, and its meals, which unfold in place.
public struct CaloriesCard: Hashable, Sendable {
    /// Whole kilocalories, as shown: "1,180".
    public var total: String
    /// "2,200"; `nil` when she has set no goal.
    public var goal: String?
    /// Of the goal; `nil` without one.
    public var percent: Int?
    public var standing: CalorieGoal.Standing?
    /// How the day stands, in a sentence; `nil` without a goal.
    public var sentence: String?
    public var meals: [MealShare]
    public var macros: [Macro]
    /// Whether the day still goes on.
    public var isToday: Bool

    /// Grams of one macronutrient and its share of the energy.
    public struct Macro: Hashable, Sendable {
        public var name: String
        public var hue: Hue
        /// "54 g"
        public var amount: String
        /// Of the day's energy, 0...100.
        public var percent: Int
    }

    /// - Parameter goal: `nil` when she has set none.
    public init(_ meals: [Meal], goal: CalorieGoal? = nil, isToday: Bool = true) {
        self.isToday = isToday
        let nutrients = meals.map { $0.nutrients }.sum()
        total = Figure.whole(nutrients.energy.value)
        self.goal = goal.map { Figure.whole($0.goal.value) }
        percent = goal?.percent(of: nutrients.energy)
        standing = goal?.standing(of: nutrients.energy)
        sentence = goal.flatMap { goal in
            if isToday { return goal.sentenceSoFar(nutrients.energy) }
            return meals.isEmpty ? nil : goal.sentence(nutrients.energy) + "."
        }
        self.meals = MealShare.all(of: meals, goal: goal, isToday: isToday)
        macros = Self.macros(nutrients)
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

    var isEmpty: Bool { meals.allSatisfy { $0.energy.value <= 0 } }
}
