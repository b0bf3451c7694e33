import Markup

/// Where the link of a share leads: an account of one's own, without a diary. POSTs to ``SharedPlace/join(_:)`` with fields `name`,
/// `passphrase`, `zone` and `offset`; for a companion who is signed in, with none.
public struct JoinPage: Page, Hashable {
    /// The secret of the link.
    public var secret: String
    /// Whether a companion is signed in, who needs no other account.
    public var isSignedIn: Bool
    public var name: String
    public var errors: [FieldError]

    public init(secret: String, isSignedIn: Bool = false, name: String = "", errors: [FieldError] = []) {
        self.secret = secret
        self.isSignedIn = isSignedIn
        self.name = name
        self.errors = errors
    }

    public var title: String { "Join" }

    public var content: HTML {
        PageFrame().html {
            screenLead(
                "Someone is sharing with you",
                isSignedIn
                    ? "It will be on your page. The link can be used once."
                    : "Make an account to see it. The link can be used once; from then on you sign in."
            )
            form(.class("stack"), .method(.post), .action(Route.shared(.join(secret)).address), .data(.navigate)) {
                if !isSignedIn {
                    div(.class("card stack")) {
                        Field(
                            name: "name", label: "Account name", value: name,
                            hint: "Only to sign in. It need not be your real name.",
                            error: errors.message(for: "name")
                        ).html(
                            .type(.text), .autocomplete(.username), .required(), .maxlength(64), .autocapitalize(.none),
                            .spellcheck(false))
                        passphraseField(isNew: true, hint: passphraseHint, error: errors.message(for: "passphrase"))
                    }
                    clockFields()
                }
                primaryButton("Join")
            }
            p(.class("fine")) {
                "You see only what was chosen for you. Whoever shares it sees the day you last looked."
            }
            plainLink("Privacy in plain words", to: .privacy)
        }
    }
}

/// A link of a share that cannot be used.
public struct LinkOverPage: Page, Hashable {
    public init() {}

    public var title: String { "Link" }

    public var content: HTML {
        PageFrame(back: ("To the beginning", .home)).html {
            screenLead(
                "This link cannot be used",
                "It may have been used already, or be more than a week old. Ask for a new one. If you have joined before, sign in."
            )
            primaryLink("Sign in", to: .signIn)
        }
    }
}
