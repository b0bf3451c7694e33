import Markup

/// A few further actions behind three dots. A long press on what it belongs to opens it too.
struct ContextMenu: Sendable {
    /// What the actions are about: "More about this week".
    var label: String
    var links: [(words: String, symbol: Icon, route: Route)]
    /// What is done at once, each with a POST of its own.
    var actions: [(words: String, symbol: Icon, route: Route)] = []
    /// Whether a swipe over what it belongs to does the first of them.
    var swipesFirstAction = false
    /// Where she wants to be after an action; `nil` leaves it to the server.
    var back: Route?

    var html: HTML {
        details(.class("menu"), .data(.menu)) {
            summary(.class("round"), .ariaLabel(label)) { icon(.more) }
            ul(.class("menu__list")) {
                for link in links {
                    li {
                        a(.class("menu__item"), .href(link.route.address)) {
                            icon(link.symbol)
                            span { link.words }
                        }
                    }
                }
                for (number, action) in actions.enumerated() {
                    li {
                        oneButtonForm(
                            to: action.route, class: "menu__item", back: back,
                            isSwiped: swipesFirstAction && number == 0
                        ) {
                            icon(action.symbol)
                            span { action.words }
                        }
                    }
                }
            }
        }
    }
}
