import Markup

/// What else can be done with the row or the button it stands beside, behind three dots. Holding that, a right click on it and the
/// menu key open it too.
struct ContextMenu: Sendable {
    /// What the actions are about: "More about this week".
    var label: String
    var items: [MenuItem]
    /// Where she wants to be after an action; `nil` leaves it to the server.
    var back: Route?
    /// Whether it has no dots, where there is no room for them: then all it offers is on another page too.
    var isHeld = false

    var html: HTML {
        details(.class(isHeld ? "menu menu--held" : "menu"), .data(.menu), .when(isHeld, .hidden)) {
            summary(.class("round"), .ariaLabel(label)) { icon(.more) }
            ul(.class("menu__list"), .ariaLabel(label)) { items.map { item in li { item.html(back: back) } } }
        }
    }
}
