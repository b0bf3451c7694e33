import CorginaCore
import Markup

/// A food in one line: its picture, what she called it, how much of it, how sure Corgina is, and its energy.
struct FoodLine {
    var emoji: String
    /// Her words for it.
    var name: String
    /// What the food is called in the table, where that is not what she said.
    var listedName: String?
    /// "1 medium chop · about 145 g"
    var amount: String
    var certainty: Certainty
    /// Whole kilocalories: "335".
    var kilocalories: String
    var english: WrittenEnglish

    @HTMLBuilder var html: HTML {
        span(.class("item__emoji"), .ariaHidden) { emoji }
        span(.class("item__main")) {
            span(.class("item__name"), .directionAuto) { name }
            span(.class("item__portion")) {
                if let listedName { span(.class("item__listed")) { listedName } }
                span(.class("amount"), .directionAuto) { amount }
                certainty.html
            }
        }
        span(.class("item__cal figure")) {
            b(.data(.output, "energy")) { kilocalories }
            small { " " + english.energyUnit }
        }
    }
}
