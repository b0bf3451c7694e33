import Markup

/// That the app keeps no photos, and what she can do instead.
public struct NoPhotosPage: Page, Hashable {
    public init() {}

    public var title: String { "Photos" }

    public var content: HTML {
        PageFrame(back: ("Back to today", .today), title: "Photos", isTitleHeading: false).html {
            screenLead(
                "No photos in this diary",
                "This app keeps none yet. A diary in a browser does."
            )
            div(.class("card stack")) {
                p { "Write what is on your plate instead: it counts the same." }
                p { "Pictures of your bump can stay among your device’s own photos." }
                a(.class("btn btn--soft btn--wide"), .href(Route.today.address)) { "Back to today" }
            }
        }
    }
}
