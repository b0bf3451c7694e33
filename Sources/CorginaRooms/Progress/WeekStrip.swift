import CorginaCore
import Markup

/// Weeks 4 to 42 as a strip to slide along; each leads to its page.
public struct WeekStrip: Hashable, Sendable {
    /// The week she is in, when it has a page.
    public var current: Int?
    /// The week whose page this is.
    public var shown: Int?

    public init(current: Int?, shown: Int? = nil) {
        self.current = current
        self.shown = shown
    }
}

extension WeekStrip {
    var html: HTML {
        nav(.class("strip"), .ariaLabel("Weeks")) {
            ol(.class("strip__weeks"), .data(.here)) {
                for week in BabySize.weeks { li { link(week) } }
            }
        }
    }

    private func link(_ week: Int) -> HTML {
        let isCurrent = week == current
        let isShown = shown == week
        let trimester = Trimester(GestationalAge(weeks: week)).rawValue
        let classes = ["week", "week--\(trimester)", isCurrent ? "is-here" : "", isShown ? "is-shown" : ""]
        return a(
            .class(classes.filter { !$0.isEmpty }.joined(separator: " ")), .href(Route.pregnancy(.week(week)).address),
            .ariaLabel(isCurrent ? "Week \(week), you are here" : "Week \(week)"), .ariaCurrent(isShown)
        ) {
            span(.class("figure")) { "\(week)" }
        }
    }
}

/// "You are here": a pin on the week of today.
func hereBadge(_ words: String) -> HTML {
    p(.class("here")) {
        icon(.pin)
        span { words }
    }
}
