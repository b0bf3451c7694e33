import CorginaCore
import Markup

/// A meal's energy and how it divides into protein, carbs and fat.
public struct NutritionBar: Hashable, Sendable {
    /// "619"
    public var kilocalories: String
    /// "1,799 cal": the day with this; empty where there is no day to count.
    public var afterwards: String
    /// Whose total that is: "Today would be ".
    public var afterwardsLabel = "Today would be "
    public var macros: [EatenPart.Macro]
    var english: WrittenEnglish

    /// - Parameter eaten: what today already holds, without this.
    public init(_ nutrients: NutrientAmounts, eaten: Kilocalories, english: WrittenEnglish) {
        kilocalories = Figure.whole(nutrients.energy.value)
        afterwards = english.calories(eaten + nutrients.energy)
        macros = EatenPart.macros(nutrients)
        self.english = english
    }

    var html: HTML {
        section(.class("group nutri"), .ariaLabel("Nutrition")) {
            div(.class("nutri__top")) {
                p {
                    span(.class("figure total")) { kilocalories }
                    " " + english.energyUnit
                }
                if !afterwards.isEmpty {
                    p(.class("row__sub")) {
                        afterwardsLabel
                        span(.class("figure nowrap")) { afterwards }
                    }
                }
            }
            div(.class("nutri__bar"), .role(.img), .ariaLabel(spoken)) {
                for macro in macros where macro.percent > 0 {
                    i(.class("\(macro.hue.className) \(valueClass(macro.percent))"))
                }
            }
            p(.class("nutri__keys")) {
                for macro in macros {
                    span(.class(macro.hue.className)) {
                        i(.ariaHidden)
                        macro.name + " "
                        b(.class("figure")) { macro.amount }
                    }
                }
            }
        }
    }

    private var spoken: String {
        "Share of energy: " + macros.map { "\($0.name.lowercased()) \($0.percent) percent" }.joined(separator: ", ")
    }
}
