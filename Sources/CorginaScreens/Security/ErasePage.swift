import Markup

/// Before everything is erased: what goes, what stays elsewhere, and her passphrase.
public struct ErasePage: Page, Hashable {
    public var errors: [FieldError]

    public init(errors: [FieldError] = []) { self.errors = errors }

    public var title: String { "Erase" }

    public var content: HTML {
        PageFrame(back: ("Back to your account", .security(.overview))).html {
            screenLead(
                "This cannot be undone",
                "Your diary, its key and your account are removed from this server and overwritten on its disk. Nobody can bring them back, we neither."
            )
            notice(
                .info, .trimester, "Backups ",
                "made before still hold your sealed entries until whoever runs this server removes them. Only your passphrase of then opens those."
            )
            form(.class("stack"), .method(.post), .action(Route.security(.erase).address)) {
                div(.class("card stack")) {
                    passphraseField(
                        label: "Your passphrase", isNew: false, error: errors.message(for: "passphrase"))
                }
                button(.class("btn btn--wide btn--call"), .type(.submit)) { "Erase my diary and account" }
                a(.class("btn btn--soft btn--wide"), .href(Route.security(.overview).address)) { "Keep everything" }
            }
        }
    }
}
