import Markup

/// Before the diary gets another key: what that does, then the recovery code that will come with it. POSTs to
/// ``SecurityPlace/key``: nothing for a code, then its last group as `group` and her passphrase.
public struct KeyPage: Page, Hashable {
    /// The new recovery code in its groups, once she has asked for it.
    public var groups: [String]?
    /// What she typed of it.
    public var typed: String
    public var errors: [FieldError]

    public init(groups: [String]? = nil, typed: String = "", errors: [FieldError] = []) {
        self.groups = groups
        self.typed = typed
        self.errors = errors
    }

    public var title: String { "Change the key" }

    public var content: HTML {
        PageFrame(back: ("Back to your account", .security(.overview))).html {
            screenLead(
                "Change encryption key",
                "For when somebody may have had your phone, your passphrase or a copy of this server’s disk. Every entry is sealed anew; the old key then opens nothing here."
            )
            promises {
                promise(
                    .check, .appointment, "Your passphrase stays",
                    "If somebody knows it, change it as well, before or after.", isUntitled: true)
                promise(
                    .key, .calories, "You get a new recovery code",
                    "You write it down first. The one you have works until the key is changed.", isUntitled: true)
                promise(
                    .signOut, .trimester, "Other devices are signed out", "So is whoever should not be signed in.",
                    isUntitled: true)
                promise(
                    .calendarClock, .rose, "Calendar links and tokens stop",
                    "Make new ones for the phones and shortcuts that are to go on.", isUntitled: true)
                promise(
                    .shield, .evening, "Backups made before keep the old key",
                    "Anyone who has one, and the passphrase you had then, can still open it.", isUntitled: true)
            }
            if let groups { codeCard(groups) }
            form(.class("stack"), .method(.post), .action(Route.security(.key).address)) {
                if groups != nil {
                    div(.class("card stack")) {
                        lastGroupField(typed: typed, error: errors.message(for: "group"))
                        passphraseField(
                            label: "Your passphrase", isNew: false, error: errors.message(for: "passphrase"))
                    }
                }
                primaryButton(groups == nil ? "Show my new recovery code" : "Change the key")
                a(.class("btn btn--soft btn--wide"), .href(Route.security(.overview).address)) { "Cancel" }
            }
        }
    }
}
