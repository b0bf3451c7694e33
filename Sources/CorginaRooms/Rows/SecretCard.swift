import Markup

/// An address or secret to be carried elsewhere: the text, and with script a button that copies it.
///
/// - Parameters:
///   - id: of the element that holds the text; the heading's is derived from it.
///   - hint: what it is for, where several stand on a page; the heading is then shown, and the button names it.
func secretCard(_ text: String, named heading: String, id: String, hint: String? = nil) -> HTML {
    section(.class("card code"), .ariaLabelledby("\(id)-heading")) {
        h2(.class(hint == nil ? "vh" : "card__title"), .id("\(id)-heading")) { heading }
        p(.class("calendar-address"), .id(id), .translateNo) { span { text } }
        if let hint { p(.class("field__hint")) { hint } }
        div(.class("code__actions code__actions--one"), .hidden, .data(.ready)) {
            button(.class("btn btn--soft"), .type(.button), .data(.copy, id)) {
                icon(.copy, class: "icon--s")
                span { "Copy" }
                if hint != nil { span(.class("vh")) { heading } }
            }
        }
    }
}
