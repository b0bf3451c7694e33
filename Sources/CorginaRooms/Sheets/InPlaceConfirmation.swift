import Markup

/// A question that unfolds from the button that asked it, within the form it is about. Without script the button folds it
/// away again too.
struct InPlaceConfirmation: Sendable {
    /// The button that asks: "Update Dates".
    var ask: String
    var question: String
    var sentence: String
    /// The button that does it: "Update".
    var confirm: String
    var isOpen = false
    /// Whether what it does deserves the colour of a warning.
    var isGrave = false

    var html: HTML {
        details(.class("confirm"), .open(isOpen), .data(.confirm)) {
            summary(.class("btn btn--wide " + (isGrave ? "btn--quiet" : "btn--soft"))) {
                span(.class("when-shut")) { ask }
                span(.class("when-open")) { "Cancel" }
            }
            div(.class("confirm__box"), .role(.group), .ariaLabel(question)) {
                p(.class("confirm__question")) { question }
                p(.class("card__sub")) { sentence }
                button(.class("btn btn--wide " + (isGrave ? "btn--call" : "btn--primary")), .type(.submit)) { confirm }
            }
        }
    }
}
