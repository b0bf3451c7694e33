import Markup

/// A sheet over Today. Without script it is an open dialog over an inert page; script makes it modal,
/// with Escape, a tap beside it and a swipe down closing it through its own close control, and with two heights
/// on a phone.
struct Sheet {
    var heading: String
    /// What closes it: a link back, or a form that discards.
    var close: Close
    /// How high it opens on a phone: medium for one thing to confirm, large for a choice among several.
    var detent = Detent.large

    enum Detent: String {
        case medium, large
    }

    enum Close {
        case link(Route, label: String)
        case discard(Route, label: String)
    }

    func html(over today: TodayPage, @HTMLBuilder content: () -> HTML) -> HTML {
        html(over: today.layer(isInert: true), content: content)
    }

    /// - Parameter layer: the page under the sheet, inert.
    func html(over layer: HTML, @HTMLBuilder content: () -> HTML) -> HTML {
        let content = content()
        return .sequence([
            layer,
            div(.class("scrim"), .ariaHidden),
            dialog(
                .class("sheet glass glass--thick"), .id("sheet"), .open(), .data(.sheet),
                .data(.detent, detent.rawValue), .ariaLabelledby("sheet-title")
            ) {
                sheetGrabber
                div(.class("sheet__head")) {
                    h1(.id("sheet-title"), .tabindex(-1)) { heading }
                    closeControl
                }
                div(.class("sheet__body")) { content }
            },
        ])
    }

    @HTMLBuilder private var closeControl: HTML {
        switch close {
        case .link(let route, let label):
            a(.class("round sheet__close"), .href(route.address), .ariaLabel(label), .data(.close), .data(.navigate)) {
                icon(.x)
            }
        case .discard(let route, let label):
            form(.class("bare-form"), .method(.post), .action(route.address), .data(.navigate)) {
                button(.class("round sheet__close"), .type(.submit), .ariaLabel(label), .data(.close)) { icon(.x) }
            }
        }
    }
}

/// Drags a sheet to another height; as a button it does so with a tap or a key. Only script can do either.
var sheetGrabber: HTML {
    button(
        .class("grabber"), .type(.button), .ariaLabel("Sheet height"), .ariaExpanded(true), .data(.grabber), .hidden,
        .data(.ready))
}
