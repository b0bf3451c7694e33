import Markup

/// A titled group of rows with an explanation under it.
func settingsSection(_ heading: String, id: String, footer: String?, @HTMLBuilder rows: () -> HTML) -> HTML {
    let rows = rows()
    return section(.class("stack stack--close"), .ariaLabelledby(id)) {
        h2(.class("group-title"), .id(id)) { heading }
        div(.class("group")) { rows }
        if let footer { p(.class("group-note")) { footer } }
    }
}

/// A name and its value, within a `dl`.
func valueRow(_ name: String, _ value: String) -> HTML {
    div(.class("row")) {
        dt(.class("row__main")) { name }
        dd(.class("row__value figure"), .directionAuto) { value }
    }
}

/// A row that leads somewhere.
func linkRow(_ symbol: Icon, _ hue: Hue, _ words: String, to route: Route) -> HTML {
    a(.class("row row--action"), .href(route.address)) {
        disc(symbol, hue)
        span(.class("row__main row__title")) { words }
        icon(.chevron, class: "chev")
    }
}
