import Markup

/// Why a diary that lives on one device has no links for the clinic, and what there is instead.
public struct NoClinicLinksPage: Page, Hashable {
    public init() {}

    public var title: String { "Link for the clinic" }

    public var content: HTML {
        PageFrame(back: ("Back to the report", .appointments(.report)), title: "Clinic", isTitleHeading: false).html {
            screenLead(
                "No links from this device",
                "A link opens something that lies on a server, and your diary is on this device only. No server has any of it."
            )
            div(.class("card stack")) {
                p { "You can print the report, or save it as a PDF and send that. It is the same report." }
                a(.class("btn btn--soft btn--wide"), .href(Route.appointments(.report).address)) { "Open the report" }
            }
            p(.class("fine")) {
                "Links can be made once your diary is kept sealed on a server. Settings, This device, has more about that."
            }
        }
    }
}
