import CorginaCore
import Markup

/// One of a few short answers, side by side.
struct ChoiceGroup {
    var name: String
    var legend: String
    var choices: [(value: String, words: String)]
    var selected: String
    var isLegendShown = true
    /// What is said instead of the words of a value that mean little without their place.
    var spoken: [String: String] = [:]

    var html: HTML {
        fieldset(.class("choice")) {
            Markup.legend(.class(isLegendShown ? "choice__legend" : "vh")) { legend }
            div(.class("segmented")) {
                for choice in choices {
                    label {
                        input(.type(.radio), .name(name), .value(choice.value), .checked(choice.value == selected))
                        if let words = spoken[choice.value] {
                            span(.ariaHidden) { choice.words }
                            span(.class("vh")) { words }
                        } else {
                            span { choice.words }
                        }
                    }
                }
            }
        }
    }
}

extension ChoiceGroup {
    /// Which meal it was, in field `mealType`.
    static func meal(_ selected: String) -> ChoiceGroup {
        ChoiceGroup(
            name: "mealType", legend: "Meal", choices: MealType.allCases.map { ($0.rawValue, $0.displayName) },
            selected: selected)
    }
}
