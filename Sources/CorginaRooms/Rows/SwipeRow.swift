import Markup

/// A row with one action at its end: a button that is always there, and that a swipe to the left presses too.
struct SwipeRow: Sendable {
    /// What the action does, for the button's name.
    var label: String
    var action: Route
    var symbol = Icon.trash
    var content: HTML

    var html: HTML {
        li(.class("row row--swipe"), .swipeRow(removing: true)) {
            content
            oneButtonForm(
                to: action, class: "round row__action h-call", label: label, swipe: .left("Delete")
            ) { icon(symbol) }
        }
    }
}
