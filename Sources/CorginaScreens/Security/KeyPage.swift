import Markup

/// Before the diary gets another key: what that does, and her passphrase. POSTs to ``SecurityPlace/key``.
public struct KeyPage: Page, Hashable {
    public var errors: [FieldError]

    public init(errors: [FieldError] = []) { self.errors = errors }

    public var title: String { "Change the key" }

    public var content: HTML {
        PageFrame(back: ("Back to your account", .security(.overview))).html {
            screenLead(
                "Change the key of the diary",
                "For when somebody may have had your phone, your passphrase or a copy of this server’s disk. Every entry is sealed anew; the old key then opens nothing here."
            )
            ul(.class("group promises")) {
                fact(
                    .check, .appointment, "Your passphrase stays",
                    "If somebody knows it, change it as well, before or after.")
                fact(
                    .key, .calories, "You get a new recovery code", "It is shown next. The one you have stops working.")
                fact(.signOut, .trimester, "Other devices are signed out", "So is whoever should not be signed in.")
                fact(
                    .calendarClock, .rose, "Calendar addresses and tokens stop",
                    "Make new ones for the phones and shortcuts that are to go on.")
                fact(
                    .shield, .evening, "Backups made before keep the old key",
                    "Whoever has one, and your passphrase of then, can still open it.")
            }
            form(.class("stack"), .method(.post), .action(Route.security(.key).address)) {
                div(.class("card stack")) {
                    passphraseField(label: "Your passphrase", isNew: false, error: errors.message(for: "passphrase"))
                }
                primaryButton("Change the key")
                a(.class("btn btn--soft btn--wide"), .href(Route.security(.overview).address)) { "Leave it as it is" }
            }
        }
    }

    private func fact(_ symbol: Icon, _ hue: Hue, _ heading: String, _ words: String) -> HTML {
        li(.class("row")) {
            disc(symbol, hue)
            div(.class("row__main")) {
                h2(.class("row__title row__title--strong")) { heading }
                p(.class("row__sub")) { words }
            }
        }
    }
}
