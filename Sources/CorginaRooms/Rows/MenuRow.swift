import Markup

/// A row that leads somewhere as a whole, with what else can be done with it behind dots at its end.
struct MenuRow: Sendable {
    /// The link, or the button, that fills the row.
    var content: HTML
    var menu: ContextMenu
    /// Whether a swipe to the left takes the row away.
    var isRemoved = true

    var html: HTML {
        li(.class("menu-row"), .swipeRow(removing: isRemoved)) {
            content
            menu.html
        }
    }
}
