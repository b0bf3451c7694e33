import Markup

/// Promises under a heading of their own.
///
/// - Parameter more: what follows them, such as the way to more about it.
func promises(_ heading: String, id: String, more: HTML = .nothing, @HTMLBuilder rows: () -> HTML) -> HTML {
    let list = promises(rows)
    return section(.class("stack stack--close"), .ariaLabelledby(id)) {
        h2(.class("group-title"), .id(id)) { heading }
        list
        more
    }
}

/// Promises below the page's own heading.
func promises(@HTMLBuilder _ rows: () -> HTML) -> HTML {
    let rows = rows()
    return ul(.class("group promises")) { rows }
}

/// A promise: what holds, and the sentence that says what that means.
///
/// - Parameter isUntitled: whether the list it stands in has no heading above its own.
func promise(_ symbol: Icon, _ hue: Hue, _ heading: String, _ words: String, isUntitled: Bool = false) -> HTML {
    let name = Attribute.class("row__title row__title--strong")
    return li(.class("row")) {
        disc(symbol, hue)
        div(.class("row__main")) {
            if isUntitled { h2(name) { heading } } else { h3(name) { heading } }
            p(.class("row__sub")) { words }
        }
    }
}
