import CorginaCore
import Markup

/// What is shown without a connection. The page itself holds nothing of any diary; the script fills in what this device keeps
/// sealed: Today as it was seen last, and what waits to be sent.
public struct OfflinePage: Page, Hashable {
    public init() {}

    public var title: String { "Offline" }

    public var content: HTML {
        div(.class("shell"), .id("offline"), .data(.offline, "shell")) {
            a(.class("skip"), .href(.fragment("main"))) { "Skip to content" }
            div(.class("page"), .id("page")) {
                header(.class("topbar topbar--start")) {
                    span(.class("weekmark"), .data(.offline, "weekmark")) {
                        icon(.heart)
                        span { "Corgina" }
                    }
                    span(.class("offline-badge glass")) {
                        icon(.offline)
                        span { "Offline" }
                    }
                }
                main(.id("main"), .tabindex(-1)) {
                    div(.class("title-row")) {
                        p(.class("overline"), .data(.offline, "day")) { "" }
                        h1(.class("large-title"), .data(.offline, "heading")) { "No connection" }
                    }
                    div(.class("notice h-app"), .data(.offline, "state"), .hidden) {
                        icon(.clock)
                        p(.role(.status), .data(.offline, "seen")) { "" }
                    }
                    WaitingSection(english: .ofNoRegion).html
                    nothingSaved
                    div(.class("shell__saved"), .data(.offline, "saved")) {}
                }
            }
            Composer(sentence: "", error: nil, day: nil).html
        }
    }

    private var nothingSaved: HTML {
        div(.class("card empty"), .data(.offline, "nothing")) {
            disc(.lock, .rose)
            p(.class("empty__title")) { "Your diary is closed here" }
            p(.class("card__sub")) {
                "Without a connection this device shows only what it kept while you were signed in. Nothing you logged is lost."
            }
            a(.class("btn btn--soft btn--wide"), .href(Route.today.address)) { "Try again" }
        }
    }
}
