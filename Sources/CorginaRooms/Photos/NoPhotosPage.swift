import Markup

/// Why a diary that opens on her devices only has no photos, and what she can do instead.
public struct NoPhotosPage: Page, Hashable {
    public init() {}

    public var title: String { "Photos" }

    public var content: HTML {
        PageFrame(back: ("Back to today", .today), title: "Photos", isTitleHeading: false).html {
            screenLead(
                "No photos in this diary",
                "A server that can read the diary keeps its photos, and yours opens on your devices only."
            )
            div(.class("card stack")) {
                p { "Write what is on your plate instead: it counts the same." }
                p { "Pictures of your bump can stay among your device’s own photos." }
                a(.class("btn btn--soft btn--wide"), .href(Route.today.address)) { "Back to today" }
            }
        }
    }
}
