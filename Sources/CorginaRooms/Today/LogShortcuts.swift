import CorginaCore
import Markup

/// What can be logged without a sentence: a snack with one tap, yesterday's meals, her recipes and the foods.
public struct LogShortcuts: Hashable, Sendable {
    public var snacks: [QuickSnack] = []
    /// The meals of the day before that the shown day has not had.
    public var copies: [MealType] = []
    /// The offer to keep a meal as a recipe, once it was logged again.
    public var suggestion: RecipeSuggestion?

    public init(snacks: [QuickSnack] = [], copies: [MealType] = [], suggestion: RecipeSuggestion? = nil) {
        self.snacks = snacks
        self.copies = copies
        self.suggestion = suggestion
    }

    func html(on days: DayNavigation) -> HTML {
        section(.class("stack stack--close"), .ariaLabelledby("shortcuts")) {
            div(.class("section-head")) {
                h2(.class("section-title"), .id("shortcuts")) { "Quick log" }
                span(.class("section-links")) {
                    a(.href(Route.recipes(.list).address)) { "Recipes" }
                    a(.href(Route.foods(.list).address)) { "Foods" }
                }
            }
            if !snacks.isEmpty, days.isToday { snackRow }
            if !copies.isEmpty { copyRow(days) }
        }
    }

    private var snackRow: HTML {
        form(
            .class("snacks"), .method(.post), .action(Route.foods(.snack).address), .data(.navigate),
            .ariaLabel("Quick Snack")
        ) {
            ul(
                .class("snacks__row"), .tabindex(0),
                .ariaLabel("Quick Snack: \(counted(snacks.count, "food")) to log with one tap")
            ) {
                for snack in snacks { li { snack.html } }
            }
        }
    }

    private func copyRow(_ days: DayNavigation) -> HTML {
        form(
            .class("copies"), .method(.post), .action(Route.copyMeal(days.shown).address), .data(.navigate),
            .ariaLabel("Copy a meal")
        ) {
            for type in copies {
                button(.class("chip"), .type(.submit), .name("mealType"), .value(type.rawValue)) {
                    icon(.copy)
                    copyWords(type, days)
                }
            }
        }
    }

    private func copyWords(_ type: MealType, _ days: DayNavigation) -> String {
        let meal = type == .snack ? "snacks" : type.displayName.lowercased()
        return days.isToday
            ? "Yesterday's \(meal)"
            : "\(meal.prefix(1).uppercased())\(meal.dropFirst()) of \(DayWords.dayAndMonth(days.shown - 1))"
    }
}

/// A food to log with one tap. POSTs field `food` to ``Route/quickSnack``.
public struct QuickSnack: Hashable, Sendable {
    /// The food as the form sends it: "c:11112110".
    public var food: String
    public var emoji: String
    public var name: String
    /// "1 cup · 122 cal"
    public var amount: String
    /// "Craving" or "Favourite"; `nil` for something she had lately.
    public var mark: String?

    public init(food: String, emoji: String, name: String, amount: String, mark: String? = nil) {
        self.food = food
        self.emoji = emoji
        self.name = name
        self.amount = amount
        self.mark = mark
    }

    var html: HTML {
        button(
            .class("snack"), .type(.submit), .name("food"), .value(food),
            .ariaLabel("Log \(name), \(amount)" + (mark.map { ", \($0.lowercased())" } ?? ""))
        ) {
            span(.class("snack__emoji"), .ariaHidden) { emoji }
            span(.class("snack__name"), .directionAuto) { name }
            span(.class("snack__amount")) { amount }
            if let mark { span(.class("badge h-rose")) { mark } }
        }
    }
}
