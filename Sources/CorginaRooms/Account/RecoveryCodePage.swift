import Markup

/// The recovery code, shown until she has typed its end. POSTs to ``Route/recoveryCode`` with field `group`, the code's last group as typed.
public struct RecoveryCodePage: Page, Hashable {
    /// The code in its groups, in order, as it is to be written down.
    public var groups: [String]
    /// Whether she has had one before it, which works until she has confirmed this one.
    public var replacesAnother: Bool
    /// What she typed when it did not match.
    public var typed: String
    public var errors: [FieldError]

    public init(
        groups: [String], replacesAnother: Bool = false, typed: String = "", errors: [FieldError] = []
    ) {
        self.groups = groups
        self.replacesAnother = replacesAnother
        self.typed = typed
        self.errors = errors
    }

    /// Whether it is the account of a companion, who has no diary and sets up nothing else.
    public var isCompanion = false

    public var title: String { "Recovery code" }

    public var content: HTML {
        PageFrame(steps: isCompanion ? nil : StepDots(current: 2, count: 6)).html {
            screenLead(
                "Your recovery code",
                "It opens your \(opened) if you forget your passphrase. Write it down or print it, and keep it somewhere safe. You won’t see it again."
            )
            codeCard(groups)
            if replacesAnother {
                notice(
                    .key, .trimester, "Your old code still works. ",
                    "It stops once you have typed the end of this one below.")
            }
            notice(
                .warning, .calories, "Without your passphrase and this code, ",
                "nobody can open your \(opened), not even us.")
            confirmation
        }
    }

    private var opened: String { isCompanion ? "account" : "diary" }

    private var confirmation: HTML {
        form(.class("stack"), .method(.post), .action(Route.recoveryCode.address), .data(.navigate)) {
            div(.class("card")) { lastGroupField(typed: typed, error: errors.message(for: "group")) }
            primaryButton("I have saved it")
        }
    }
}

/// A recovery code to be written down, copied or printed.
func codeCard(_ groups: [String]) -> HTML {
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

/// Where she types a code's last group, which shows that she has it.
func lastGroupField(typed: String, error: String?) -> HTML {
    Field(name: "group", label: "Type the last 3 characters to confirm you saved it", value: typed, error: error).html(
        .type(.text), .autocomplete(.off), .autocapitalize(.characters), .spellcheck(false), .required(),
        .maxlength(16), .class("field__code"))
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
