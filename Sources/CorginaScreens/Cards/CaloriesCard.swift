import CorginaCore
import Markup

/// What she has eaten today: energy, its meals and its macronutrients. There is no goal on it until she sets one.
public struct CaloriesCard: Hashable, Sendable {
    /// Whole kilocalories, as shown: "1,180".
    public var total: String
    public var meals: [MealShare]
    public var macros: [Macro]

    /// One part of the day.
    public struct MealShare: Hashable, Sendable {
        public var type: MealType
        public var energy: Kilocalories
    }

    /// Grams of one macronutrient and its share of the energy.
    public struct Macro: Hashable, Sendable {
        public var name: String
        public var hue: Hue
        /// "54 g"
        public var amount: String
        /// Of the day's energy, 0...100.
        public var percent: Int
    }

    public init(_ meals: [Meal]) {
        let nutrients = meals.map(\.nutrients).sum()
        total = Figure.whole(nutrients.energy.value)
        self.meals = MealType.allCases.map { type in
            MealShare(type: type, energy: meals.filter { $0.type == type }.map(\.energy).reduce(.zero, +))
        }
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
            Macro(name: name, hue: hue, amount: Figure.whole(grams.value) + " g", percent: percent(grams.value * factor, of: energy))
        }
    }

    private var isEmpty: Bool { meals.allSatisfy { $0.energy.value <= 0 } }
}

extension CaloriesCard {
    var html: HTML { html(id: "calories") }

    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String) -> HTML {
        section(.class("card"), .ariaLabelledby(id)) {
            div(.class("card__head")) {
                disc(.flame, .calories, isSolid: true)
                div {
                    h2(.class("card__title"), .id(id)) { "Today's Calories" }
                    p(.class("card__sub")) { isEmpty ? "Nothing eaten yet today" : "\(total) cal so far" }
                }
            }
            div(.class("cal__body")) {
                ring
                ul(.class("macros"), .ariaLabel("Macros")) { macros.map(macroRow) }
            }
            if !isEmpty { mealBreakdown }
        }
    }

    private var ring: HTML {
        div(.class("ring h-cal cal__ring"), .role(.img), .ariaLabel("\(total) calories today")) {
            ShareRing(shares: meals.map { ($0.type.hue, $0.energy.value) }).html
            div(.class("cal__inner"), .ariaHidden) {
                span(.class("num figure")) { total }
                span(.class("pct figure")) { "cal" }
            }
        }
    }

    private func macroRow(_ macro: Macro) -> HTML {
        li(.class("macro \(macro.hue.className)")) {
            span(.class("macro__name")) { macro.name }
            span(.class("macro__value figure")) {
                b { macro.amount }
                if macro.percent > 0 {
                    " \(macro.percent)%"
                    span(.class("vh")) { " of energy" }
                }
            }
            meter(macro.percent, macro.hue)
        }
    }

    private var mealBreakdown: HTML {
        details(.class("cal__more")) {
            summary(.class("link cal__toggle")) {
                span(.class("when-shut")) { "Show meals" }
                span(.class("when-open")) { "Hide meals" }
                icon(.chevron)
            }
            h3(.class("vh")) { "Breakdown" }
            ul(.class("cal__meals")) { meals.map(mealRow) }
        }
    }

    private func mealRow(_ meal: MealShare) -> HTML {
        let whole = meals.map(\.energy.value).reduce(0, +)
        let share = percent(meal.energy.value, of: whole)
        return li(.class("meal \(meal.type.hue.className)")) {
            icon(meal.type.symbol)
            span(.class("meal__name")) { meal.type == .snack ? "Snacks" : meal.type.displayName }
            span(.class("meal__cal figure")) {
                meal.energy.value > 0 ? "\(Figure.whole(meal.energy.value)) cal" : "Not yet"
                if share > 0 { span(.class("vh")) { ", \(share) percent of today" } }
            }
            meter(share, meal.type.hue)
        }
    }
}

extension MealType {
    var symbol: Icon {
        switch self {
        case .breakfast: .sunrise
        case .lunch: .sun
        case .dinner: .moon
        case .snack: .leaf
        }
    }

    var hue: Hue {
        switch self {
        case .breakfast: .morning
        case .lunch: .calories
        case .dinner: .evening
        case .snack: .fat
        }
    }
}
