import Markup

/// The one action a screen is for.
func primaryButton(_ words: String, label: String? = nil) -> HTML {
    button(.class("btn btn--primary btn--wide"), .type(.submit), .with(label) { .ariaLabel($0) }) { words }
}

/// The primary action as a link to the next screen.
func primaryLink(_ words: String, to route: Route) -> HTML {
    a(.class("btn btn--primary btn--wide"), .href(route.address)) { words }
}

/// A quieter action of equal size.
func quietLink(_ words: String, to route: Route) -> HTML {
    a(.class("btn btn--quiet btn--wide"), .href(route.address)) { words }
}

/// A way around, in plain words.
func plainLink(_ words: String, to route: Route) -> HTML {
    a(.class("btn btn--plain btn--wide"), .href(route.address)) { words }
}

/// A form that does one thing and has nothing to fill in.
///
/// - Parameters:
///   - back: where she wants to be afterwards; `nil` leaves it to the server.
///   - hidden: a field the page fills in for her.
///   - swipe: the swipe over its row that presses it too.
func oneButtonForm(
    to route: Route, class name: String, label: String? = nil, back: Route? = nil,
    hidden: (name: String, value: String)? = nil, swipe: Swipe? = nil, @HTMLBuilder content: () -> HTML
) -> HTML {
    let content = content()
    return form(.method(.post), .action(route.address), .class("bare-form"), .data(.navigate)) {
        if let back { backField(back) }
        if let hidden { input(.type(.hidden), .name(hidden.name), .value(hidden.value)) }
        button(.class(name), .type(.submit), .with(label) { .ariaLabel($0) }, .with(swipe) { $0.attribute }) { content }
    }
}

/// Tells the server in field `back` where to lead her after a form.
func backField(_ place: Route) -> HTML { input(.type(.hidden), .name("back"), .value(place.path)) }
