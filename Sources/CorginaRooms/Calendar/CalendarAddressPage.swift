import CorginaCore
import Markup

/// A new address, shown once, with how to use it. POSTs to ``CalendarPlace/made(_:)`` to have it forgotten.
public struct CalendarAddressPage: Page, Hashable {
    public var id: RecordID
    /// "https://corgina.example/calendar/….ics"
    public var address: String
    /// Opens the subscription on the device the page is read on; `nil` where the server's name cannot be put in a link.
    public var subscription: Address?
    /// Whether the address is encrypted on its way.
    public var isEncrypted: Bool

    public init(id: RecordID, authority: String, path: [String], isEncrypted: Bool) {
        self.id = id
        address = "\(isEncrypted ? "https" : "http")://\(authority)/\(path.joined(separator: "/"))"
        subscription = .subscription(authority: authority, path: path)
        self.isEncrypted = isEncrypted
    }

    public var title: String { "Calendar link" }

    public var content: HTML {
        PageFrame(back: ("Back to calendar", .calendar(.feeds)), title: "Calendar", isTitleHeading: false).html {
            screenLead(
                "Your calendar’s link",
                "Keep it secret, like a passphrase. You won’t see it again, so subscribe on your phone before you leave this page."
            )
            secretCard(address, named: "Link", id: "address-text")
            if let subscription {
                div(.class("stack stack--close")) {
                    a(.class("btn btn--primary btn--wide subscription"), .href(subscription)) {
                        "Subscribe on this device"
                    }
                    if isEncrypted {
                        p(.class("group-note")) {
                            "Some calendars try such a button without encryption first. The link above, pasted, is always encrypted."
                        }
                    }
                }
            }
            steps
            form(.method(.post), .action(Route.calendar(.made(id)).address), .class("bare-form"), .data(.navigate)) {
                button(.class("btn btn--quiet btn--wide"), .type(.submit)) { "Done" }
            }
        }
    }

    private var steps: HTML {
        settingsSection(
            "On an iPhone, by hand", id: "steps",
            footer: "Your phone checks for changes a few times a day."
        ) {
            ol(.class("numbered")) {
                li { "Copy the link above." }
                li {
                    "Open the Calendar app, tap Calendars at the bottom, then Add Calendar, Add Subscription Calendar."
                }
                li { "Paste the link and tap Subscribe." }
                li { "To be reminded, leave Remove Alarms off." }
            }
        }
    }
}
