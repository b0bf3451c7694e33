import CorginaCore
import Markup

/// The link of a share, shown once. POSTs to ``SharingPlace/made(_:)`` to have it forgotten.
public struct ShareLinkPage: Page, Hashable {
    public var id: RecordID
    /// "https://corgina.example/shared/join#…"
    public var address: String
    /// "29 November 2026"
    public var lastDay: String
    /// Whether the link is encrypted on its way.
    public var isEncrypted: Bool
    /// The address for a phone's camera; `nil` where it cannot be drawn.
    public var code: QRCode?
    /// Whether a device made it: then it is shown again until they join.
    public var isDevices = false

    /// One that a device of a sealed diary made.
    public init(id: RecordID, address: String, isEncrypted: Bool, lastDay: CalendarDay, english: WrittenEnglish) {
        self.id = id
        self.address = address
        self.lastDay = english.full(lastDay)
        self.isEncrypted = isEncrypted
        isDevices = true
    }

    public init(
        id: RecordID, secret: String, authority: String, isEncrypted: Bool, lastDay: CalendarDay,
        english: WrittenEnglish
    ) {
        self.id = id
        address = "\(isEncrypted ? "https" : "http")://\(authority)\(Route.shared(.join).path)#\(secret)"
        self.lastDay = english.full(lastDay)
        self.isEncrypted = isEncrypted
    }

    public var title: String { "Link" }

    public var content: HTML {
        PageFrame(back: ("Back to sharing", .sharing(.list)), title: "Sharing", isTitleHeading: false).html {
            screenLead(
                "Send them this link",
                "It works once, until \(lastDay). The first person to join by it uses it up. "
                    + (isDevices
                        ? "All your devices can show it until then." : "You can see it here until you choose Done.")
            )
            if let code { linkCode(code) }
            secretCard(address, named: "Link", id: "link-text")
            if !isEncrypted {
                notice(
                    .warning, .calories, "This server has no HTTPS. ",
                    "Without HTTPS, someone on the network could read the link and what they see. Set up HTTPS first.")
            }
            settingsSection("How it is used", id: "steps", footer: nil) {
                ol(.class("numbered")) {
                    li { "They open the link, in the browser they will use." }
                    li {
                        isDevices
                            ? "They choose Join. They need no account, and what you share opens in that browser only."
                            : "They choose a name and a passphrase. You don’t need to know them."
                    }
                }
            }
            form(.method(.post), .action(Route.sharing(.made(id)).address), .class("bare-form"), .data(.navigate)) {
                button(.class("btn btn--quiet btn--wide"), .type(.submit)) { "Done" }
            }
        }
    }
}
