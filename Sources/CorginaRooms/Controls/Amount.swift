import CorginaCore
import Markup

/// A number with a step down and a step up. The field reads "1/2", "1 1/2" and "1,5" too.
struct AmountStepper {
    var name: String
    var label: String
    var value: String
    var error: String?
    /// Keeps ids apart when a page has several.
    var id: String?
    /// Whether it stands in a row that says what it is: then without visible label and hint.
    var isInRow = false

    var html: HTML {
        let hint = isInRow ? nil : "You can type fractions, such as 1/2 or 1.5"
        let field = Field(name: name, label: label, hint: hint, error: error, hidesLabel: isInRow, id: id)
        return field.frame {
            div(.class("stepper"), .data(.stepper)) {
                button(.type(.button), .id(field.fieldID + "-less"), .data(.step, "-"), .ariaLabel("Less"), .hidden) {
                    icon(.minus)
                }
                input(
                    .id(field.fieldID), .name(name), .type(.text), .inputmode(.decimal), .value(value), .required(),
                    .maxlength(12), .autocomplete(.off), .class("figure"), .ariaInvalid(error != nil),
                    .when(
                        error != nil || hint != nil,
                        .ariaDescribedby(field.fieldID + (error == nil ? "-hint" : "-error"))))
                button(.type(.button), .id(field.fieldID + "-more"), .data(.step, "+"), .ariaLabel("More"), .hidden) {
                    icon(.plus)
                }
            }
        }
    }
}

/// How much of a food: a number in fields `amount` and what it counts in `portion`.
struct AmountFields {
    var amount: String
    var portion: String
    var portions: [PortionChoice]
    var errors: [FieldError] = []
    /// Keeps ids apart when a page has several.
    var id = ""
    /// Whether they stand in a row that says what they are.
    var isInRow = false

    var html: HTML {
        let unit = Field(
            name: "portion", label: "Unit", error: errors.message(for: "portion"), hidesLabel: isInRow,
            id: "f-portion" + id)
        return div(.class("amount-fields")) {
            AmountStepper(
                name: "amount", label: "Amount", value: amount, error: errors.message(for: "amount"),
                id: "f-amount" + id, isInRow: isInRow
            ).html
            unit.frame {
                select(.id(unit.fieldID), .name("portion")) {
                    for choice in portions {
                        option(
                            .value(choice.value), .selected(choice.value == portion),
                            .data(.grams, Figure.typed(choice.grams))
                        ) {
                            choice.words
                        }
                    }
                }
            }
        }
    }
}
