import Markup

/// That a diary is sealed, for a browser that is signed in to it and in which nothing of it runs.
public struct SealedPage: Page, Hashable {
    public init() {}

    public var title: String { "Sealed" }

    public var content: HTML {
        PageFrame().html {
            screenLead(
                "Your diary opens on your devices only",
                "This server keeps it sealed and cannot read it, so it has no page of yours to show.")
            div(.class("card stack")) {
                p {
                    "If your diary is in this browser, reload the page. If not, sign out here and choose “Open a sealed diary” in a browser that runs scripts."
                }
                a(.class("btn btn--soft btn--wide"), .href(Route.home.address)) { "Try again" }
            }
            form(.class("stack"), .method(.post), .action(Route.endSession.address)) {
                p(.class("card__sub")) {
                    "Signing out takes everything of Corgina’s off this browser. What you logged here without a connection and was not sent yet is lost."
                }
                button(.type(.submit), .class("btn btn--soft btn--wide")) { "Sign out here" }
            }
        }
    }
}
