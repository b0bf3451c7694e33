import CorginaCore
import Markup

/// One token: what it may do and when it was used, and ending it. POSTs to ``TokenPlace/end(_:)``.
public struct TokenPage: Page, Hashable {
    public var token: Token

    public init(token: Token) { self.token = token }

    public var title: String { "Token" }

    public var content: HTML {
        PageFrame(back: ("Back to shortcuts", .tokens(.list)), title: "Token", isTitleHeading: false).html {
            screenLead(token.name)
            settingsSection("What it may do", id: "rights", footer: nil) {
                ul {
                    for right in TokenRight.allCases where token.rights.contains(right) {
                        li(.class("row")) { p(.class("row__main")) { right.words } }
                    }
                }
            }
            settingsSection("Since when", id: "times", footer: "The token itself was shown once and is kept nowhere.") {
                dl {
                    valueRow("Made", token.made)
                    valueRow("Last used", token.lastUsed)
                }
            }
            form(.method(.post), .action(Route.tokens(.end(token.id)).address), .data(.navigate)) {
                InPlaceConfirmation(
                    ask: "End this token", question: "End this token?",
                    sentence:
                        "Shortcuts and scripts that use it are turned away from that moment on. What they added stays.",
                    confirm: "End", isGrave: true
                ).html
            }
        }
    }
}
