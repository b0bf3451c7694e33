import Markup

/// The recovery code, shown once. POSTs to ``Route/recoveryCode`` with field `group`, the code's last group as typed.
public struct RecoveryCodePage: Page, Hashable {
    /// The code in its groups, in order, as it is to be written down.
    public var groups: [String]
    /// What she typed when it did not match.
    public var typed: String
    public var errors: [FieldError]

    public init(groups: [String], typed: String = "", errors: [FieldError] = []) {
        self.groups = groups
        self.typed = typed
        self.errors = errors
    }

    public var title: String { "Recovery code" }

    public var content: HTML {
        PageFrame(steps: StepDots(current: 2, count: 4)).html {
            screenLead(
                "Your recovery code",
                "It opens your diary if you forget your passphrase. Write it down or print it, and keep it somewhere safe. It is shown only now."
            )
            codeCard
            notice(
                .warning, .calories, "Without your passphrase and this code, ",
                "nobody can open your diary, not even us.")
            confirmation
        }
    }

    private var codeCard: HTML {
        section(.class("card code"), .ariaLabelledby("code")) {
            h2(.class("vh"), .id("code")) { "Recovery code" }
            p(.class("code__groups figure"), .id("code-text"), .translateNo) {
                for (index, group) in groups.enumerated() {
                    if index > 0 { " " }
                    span { group }
                }
            }
            div(.class("code__actions"), .hidden, .data(.ready)) {
                button(.class("btn btn--soft"), .type(.button), .data(.copy, "code-text")) {
                    icon(.copy, class: "icon--s")
                    span { "Copy" }
                }
                button(.class("btn btn--soft"), .type(.button), .data(.print)) {
                    icon(.print, class: "icon--s")
                    span { "Print" }
                }
            }
        }
    }

    private var confirmation: HTML {
        form(.class("stack"), .method(.post), .action(Route.recoveryCode.address), .data(.navigate)) {
            div(.class("card")) {
                Field(
                    name: "group", label: "Type the last group to confirm you have it", value: typed,
                    error: errors.message(for: "group")
                ).html(
                    .type(.text), .autocomplete(.off), .autocapitalize(.characters), .spellcheck(false), .required(),
                    .maxlength(16), .class("field__code"))
            }
            primaryButton("I have saved it")
        }
    }
}

/// A short note in a hue: a strong beginning, then the rest.
func notice(_ symbol: Icon, _ hue: Hue, _ strong: String, _ words: String) -> HTML {
    div(.class("notice \(hue.className)")) {
        icon(symbol)
        p {
            b { strong }
            words
        }
    }
}
