import CorginaCore
import Markup

/// A new token, shown once, with how to use it. POSTs to ``TokenPlace/made(_:)`` to have it forgotten.
public struct NewTokenPage: Page, Hashable {
    public var id: RecordID
    /// "https://corgina.example"
    public var origin: String
    /// What stands in the header `Authorization`: "Bearer corgina_…"
    public var authorization: String
    public var rights: Set<TokenRight>
    /// Whether the token is encrypted on its way.
    public var isEncrypted: Bool

    public init(
        id: RecordID, authority: String, authorization: String, rights: Set<TokenRight>, isEncrypted: Bool
    ) {
        self.id = id
        origin = "\(isEncrypted ? "https" : "http")://\(authority)"
        self.authorization = authorization
        self.rights = rights
        self.isEncrypted = isEncrypted
    }

    public var title: String { "New token" }

    public var content: HTML {
        PageFrame(back: ("Back to shortcuts", .tokens(.list)), title: "Shortcuts", isTitleHeading: false).html {
            screenLead(
                "Your new token",
                "It is a secret like a passphrase, and shown only now. Put it where it is used before you leave this page."
            )
            secretCard(
                authorization, named: "Authorization", id: "token-text", hint: "The header of that name, all of it.")
            if !isEncrypted {
                notice(
                    .warning, .calories, "This server has no HTTPS. ",
                    "Without HTTPS, someone on the network could read the token. Use it on this machine only, or set up HTTPS first."
                )
            }
            if rights.contains(.say) { saying }
            if rights.contains(.read) { reading }
            form(.method(.post), .action(Route.tokens(.made(id)).address), .class("bare-form"), .data(.navigate)) {
                button(.class("btn btn--quiet btn--wide"), .type(.submit)) { "Done" }
            }
        }
    }

    private var reading: HTML {
        settingsSection(
            "To read", id: "addresses", footer: "Both with GET and the header above; the answers are JSON."
        ) {
            ul {
                address("Today’s figures", "/api/v1/today")
                address("The whole diary", "/api/v1/export")
            }
        }
    }

    private func address(_ name: String, _ path: String) -> HTML {
        li(.class("row")) {
            div(.class("row__main")) {
                p(.class("row__title")) { name }
                p(.class("row__sub"), .translateNo) { origin + path }
            }
        }
    }
}
