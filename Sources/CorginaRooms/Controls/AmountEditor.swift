import CorginaCore
import CorginaLanguage
import Markup

/// A food in its list with how much of it: a tap unfolds stepper and unit, and what is changed there holds at once.
/// POSTs `amount` and `portion` to ``route``; a script sends them after each tap, without one she sends them with "Update".
struct AmountEditor {
    var route: Route
    /// Keeps ids apart: "-0-1".
    var id: String
    var emoji: String
    /// Her words for it.
    var name: String
    /// What the food is called in the table, where that is not what she said.
    var listedName: String?
    /// "1 medium chop · about 145 g"
    var words: String
    var certainty: Certainty = .clear
    var kilocalories: String
    var english: WrittenEnglish
    var amount: AmountForm
    /// What stands below the fields.
    var more: HTML = .nothing

    var html: HTML {
        details(.class("item__edit"), .id("amount" + id), .open(!amount.errors.isEmpty)) {
            summary(.class("item__sum"), Swipe.right("Edit").attribute) {
                FoodLine(
                    emoji: emoji, name: name, listedName: listedName, amount: words, certainty: certainty,
                    kilocalories: kilocalories, english: english
                ).html
                span(.class("vh")) { ". Change the amount" }
            }
            form(
                .class("item__fields"), .method(.post), .action(route.address), .data(.navigate),
                .data(.amount, amount.energyPerGram)
            ) {
                AmountFields(
                    amount: amount.amount, portion: amount.portion, portions: amount.portions, errors: amount.errors,
                    id: id, isInRow: true
                ).html
                button(.class("btn btn--quiet btn--wide"), .type(.submit)) { "Update" }
            }
            more
        }
    }
}

/// An amount as it stands in its form.
public struct AmountForm: Hashable, Sendable {
    /// As typed: "1.5".
    public var amount: String
    /// ``PortionChoice/value`` of the chosen one.
    public var portion: String
    public var portions: [PortionChoice]
    /// Kilocalories of one gram, or of one portion of what has no weight: lets the figure follow before the server answers.
    public var energyPerGram: String
    public var errors: [FieldError]

    public init(
        amount: String, portion: String, portions: [PortionChoice], energyPerGram: String = "",
        errors: [FieldError] = []
    ) {
        self.amount = amount
        self.portion = portion
        self.portions = portions
        self.energyPerGram = energyPerGram
        self.errors = errors
    }

    /// Shows what she sent again, with why it was not taken.
    ///
    /// - Parameter isRead: whether it is an amount at all; then it is more than anybody eats.
    mutating func refuse(_ form: Form, isRead: Bool) {
        amount = form["amount"] ?? ""
        portion = form["portion"] ?? portion
        let message = isRead ? ImplausibleFigure.food.description : "Enter an amount above 0, such as 2, 1.5 or 1/2"
        errors = [FieldError(field: "amount", message: message)]
    }
}
