import CorginaCore
import Markup

/// What an address gives out, to change, and the way to stop it. POSTs as ``CalendarPage`` does, to ``CalendarPlace/feed(_:)`` and
/// ``CalendarPlace/revoke(_:)``.
public struct CalendarFeedPage: Page, Hashable {
    public var id: RecordID
    public var name: String
    public var contents: CalendarContents
    public var speaksOfWeeks: Bool
    public var errors: [FieldError]

    public init(
        id: RecordID, name: String, contents: CalendarContents, pregnancy: Pregnancy?, errors: [FieldError] = []
    ) {
        self.id = id
        self.name = name
        self.contents = contents
        speaksOfWeeks = pregnancy?.outcome.isOngoing == true
        self.errors = errors
    }

    public var title: String { "Calendar link" }

    public var content: HTML {
        PageFrame(back: ("Back to calendar", .calendar(.feeds)), title: "Calendar link").html {
            form(.class("stack"), .method(.post), .action(Route.calendar(.feed(id)).address), .data(.navigate)) {
                CalendarContentsForm(
                    name: name, contents: contents, speaksOfWeeks: speaksOfWeeks, errors: errors
                ).html
                primaryButton("Save")
            }
            p(.class("group-note")) { "The link stays the same. Your phone sees the change when it next checks." }
            form(.method(.post), .action(Route.calendar(.revoke(id)).address), .data(.navigate)) {
                InPlaceConfirmation(
                    ask: "Stop this link", question: "Stop this link?",
                    sentence: "Calendars using this link will stop updating. You can’t turn it back on.",
                    confirm: "Stop", isGrave: true
                ).html
            }
        }
    }
}
