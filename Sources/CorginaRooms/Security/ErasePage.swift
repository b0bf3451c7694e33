import Markup

/// Before everything is erased: what goes, what stays elsewhere, and her passphrase.
public struct ErasePage: Page, Hashable {
    public var errors: [FieldError]
    /// How many daily backups this server keeps; `nil` when it makes none by itself.
    public var keptBackups: Int?
    /// Whether it is the account of a companion, who has no diary.
    public var isCompanion = false

    public init(errors: [FieldError] = [], keptBackups: Int? = nil) {
        self.errors = errors
        self.keptBackups = keptBackups
    }

    public var title: String { "Erase" }

    private var ending: String {
        keptBackups.map { "for \(counted($0, "more day"))" } ?? "until whoever runs this server removes them"
    }

    public var content: HTML {
        PageFrame(back: ("Back to your account", .security(.overview))).html {
            screenLead(
                "This cannot be undone",
                isCompanion
                    ? "Your account and its key are removed from this server and overwritten on its disk, and so is what was shared with you. Nobody can bring them back, not even us."
                    : "Your diary, its key and your account are removed from this server and overwritten on its disk. Nobody can bring them back, not even us."
            )
            if !isCompanion {
                notice(
                    .info, .trimester, "Backups ",
                    "made before still hold your sealed entries \(ending). They can be opened only with the passphrase you had then."
                )
            }
            form(.class("stack"), .method(.post), .action(Route.security(.erase).address)) {
                div(.class("card stack")) {
                    passphraseField(
                        label: "Your passphrase", isNew: false, error: errors.message(for: "passphrase"))
                }
                button(.class("btn btn--wide btn--call"), .type(.submit)) {
                    isCompanion ? "Erase my account" : "Erase my diary and account"
                }
                a(.class("btn btn--soft btn--wide"), .href(Route.security(.overview).address)) { "Cancel" }
            }
        }
    }
}
