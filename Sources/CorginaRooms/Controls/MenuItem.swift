import Markup

/// One line of a menu.
struct MenuItem: Sendable {
    var words: String
    var symbol: Icon
    var deed: Deed
    /// The swipe over the menu's row that does it too.
    var swipe: Swipe?

    /// What the line does.
    enum Deed: Sendable {
        /// - Parameter inPlace: whether it opens over the page, as a sheet does.
        case open(Route, inPlace: Bool)
        /// POSTs at once, with these fields.
        case post(Route, fields: [(name: String, value: String)])
        /// Presses a button of the form the menu stands in.
        case submit(name: String, value: String)
    }

    static func link(_ words: String, _ symbol: Icon, _ route: Route, inPlace: Bool = false, swipe: Swipe? = nil)
        -> MenuItem
    { MenuItem(words: words, symbol: symbol, deed: .open(route, inPlace: inPlace), swipe: swipe) }

    static func action(
        _ words: String, _ symbol: Icon, _ route: Route, fields: [(name: String, value: String)] = [],
        swipe: Swipe? = nil
    ) -> MenuItem { MenuItem(words: words, symbol: symbol, deed: .post(route, fields: fields), swipe: swipe) }

    /// - Parameter back: where she wants to be after what it POSTs.
    func html(back: Route?) -> HTML {
        switch deed {
        case .open(let route, let inPlace):
            a(.class("menu__item"), .href(route.address), .when(inPlace, .data(.navigate)), swiped) { line }
        case .post(let route, let fields):
            form(.method(.post), .action(route.address), .class("bare-form"), .data(.navigate)) {
                if let back { backField(back) }
                for field in fields { input(.type(.hidden), .name(field.name), .value(field.value)) }
                button(.class("menu__item"), .type(.submit), swiped) { line }
            }
        case .submit(let name, let value):
            button(.class("menu__item"), .type(.submit), .name(name), .value(value), swiped) { line }
        }
    }

    private var swiped: Attribute { .with(swipe) { $0.attribute } }

    private var line: HTML {
        .sequence([icon(symbol), span(.directionAuto) { words }])
    }
}
