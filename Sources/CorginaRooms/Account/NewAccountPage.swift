import Markup

/// A new account. POSTs to ``Route/account`` with fields `name`, `passphrase`, `zone`, `offset`, and `invitation` where one is
/// needed.
public struct NewAccountPage: Page, Hashable {
    public var name: String
    /// The code she typed; `nil` where none is needed.
    public var invitation: String?
    public var errors: [FieldError]

    public init(name: String = "", invitation: String? = nil, errors: [FieldError] = []) {
        self.name = name
        self.invitation = invitation
        self.errors = errors
    }

    public var title: String { "New account" }

    public var content: HTML {
        PageFrame(back: ("Back to welcome", .welcome), steps: StepDots(current: 1, count: 6)).html {
            screenLead(
                "Make it yours",
                "Your passphrase opens your diary. Corgina never stores it.")
            form(.class("stack"), .method(.post), .action(Route.account.address), .data(.navigate)) {
                credentials
                clockFields()
                div(.class("stack stack--tight")) {
                    primaryButton("Continue")
                    plainLink("I already have an account", to: .signIn)
                }
            }
            beforeYouWrite
        }
    }

    @HTMLBuilder private var credentials: HTML {
        div(.class("card stack")) {
            invitationField
            Field(
                name: "name", label: "Account name", value: name,
                hint: "Only to sign in. It need not be your real name.",
                error: errors.message(for: "name")
            ).html(
                .type(.text), .autocomplete(.username), .required(), .maxlength(64), .autocapitalize(.none),
                .spellcheck(false))
            passphraseField(isNew: true, hint: passphraseHint, error: errors.message(for: "passphrase"))
        }
    }

    @HTMLBuilder private var invitationField: HTML {
        if let invitation {
            Field(
                name: "invitation", label: "Invitation code", value: invitation,
                hint:
                    "Accounts here are by invitation. Somebody who has one, or runs this server, can give you a code.",
                error: errors.message(for: "invitation")
            ).html(
                .type(.text), .autocomplete(.off), .autocapitalize(.characters), .spellcheck(false),
                .required(),
                .maxlength(40), .class("field__code"))
        }
    }

    /// What she should know before the first word: what is stored, where, who can read it, how to erase it.
    private var beforeYouWrite: HTML {
        promises("Before you write anything", id: "before", more: plainLink("Privacy in plain words", to: .privacy)) {
            promise(
                .lock, .appointment, "What is stored, and where",
                "Only what you write. It’s encrypted, and it stays on this server.")
            promise(
                .eye, .trimester, "Who can read it",
                "You. The server can read it while you’re signed in, so use one you trust.")
            promise(
                .trash, .mute, "How to erase it",
                "In Settings. Everything goes at once, for good.")
        }
    }
}

/// A screen's question and the sentence under it.
func screenLead(_ heading: String, _ words: String? = nil) -> HTML {
    div(.class("lead")) {
        h1(.class("ask")) { heading }
        if let words { p(.class("lede")) { words } }
    }
}

/// The promise under every form of the first run.
var sealedNote: HTML {
    p(.class("sealed")) {
        icon(.lock, class: "icon--xs")
        span { "Sealed with your passphrase. Only you can read it." }
    }
}
