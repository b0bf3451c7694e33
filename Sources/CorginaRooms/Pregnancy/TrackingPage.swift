import Markup

/// How would you like to track your pregnancy? Links to one ``DatingPage`` a way, or past it.
public struct TrackingPage: Page, Hashable {
    /// Whether this is part of the first run; later it is reached from settings.
    public var isFirstRun: Bool

    public init(isFirstRun: Bool = true) { self.isFirstRun = isFirstRun }

    public var title: String { "Pregnancy dates" }

    public var content: HTML {
        PageFrame(
            back: isFirstRun ? nil : ("Back to settings", .settings(.overview)),
            steps: isFirstRun ? StepDots(current: 3, count: 6) : nil
        ).html {
            screenLead(
                "How would you like to track your pregnancy?", "Dates are estimates. You can change them any time.")
            ul(.class("methods")) {
                for entry in DatingEntry.allCases { li { methodCard(entry) } }
            }
            if isFirstRun {
                plainLink("I'll add this later", to: .settings(.you))
            } else {
                plainLink("Keep my dates as they are", to: .today)
            }
            if isFirstRun { sealedNote }
        }
    }

    private func methodCard(_ entry: DatingEntry) -> HTML {
        a(.class("card method"), .href(Route.pregnancy(.date(entry)).address)) {
            disc(entry.symbol, entry.hue)
            span {
                span(.class("method__t")) { entry.title }
                span(.class("method__d")) { entry.summary }
            }
            icon(.chevron, class: "chev")
        }
    }
}
