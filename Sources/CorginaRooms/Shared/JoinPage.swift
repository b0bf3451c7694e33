import Markup

/// What a link of a share leads to: an account of one's own, without a diary. POSTs to ``SharedPlace/join`` with fields `link` (the
/// secret), `join` and, unless a companion is signed in, `name`, `passphrase`, `zone` and `offset`.
public struct JoinPage: Page, Hashable {
    /// The secret of the link.
    public var secret: String
    public var reader: Reader
    public var name: String
    public var errors: [FieldError]

    /// Who looks at the link in this browser.
    public enum Reader: CaseIterable, Hashable, Sendable {
        /// Nobody is signed in.
        case nobody
        /// A companion with whom nothing is shared any more, and who needs no other account.
        case companion
        /// A companion who has somebody's share.
        case companionWithShare
        /// Somebody with a diary of her own.
        case diarist
        /// The one whose share it is.
        case owner
        /// Somebody whose session is locked.
        case locked
    }

    public init(secret: String, reader: Reader = .nobody, name: String = "", errors: [FieldError] = []) {
        self.secret = secret
        self.reader = reader
        self.name = name
        self.errors = errors
    }

    private var isSignedIn: Bool { reader == .companion }

    public var title: String { "Join" }

    public var content: HTML {
        PageFrame().html {
            screenLead(
                "Someone is sharing with you",
                isSignedIn
                    ? "It will be on your page. The link can be used once."
                    : "Make an account to see it. The link can be used once; from then on you sign in."
            )
            if let warning = reader.warning { notice(.warning, .calories, warning.heading + " ", warning.words) }
            form(.class("stack"), .method(.post), .action(Route.shared(.join).address), .data(.navigate)) {
                input(.type(.hidden), .name("link"), .value(secret))
                input(.type(.hidden), .name("join"), .value("yes"))
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
            // Another link opened here is looked at in place of this one.
            form(.method(.post), .action(Route.shared(.join).address), .data(.invited), .hidden) {
                input(.type(.hidden), .name("link"))
            }
            p(.class("fine")) {
                "You see only what was chosen for you. Whoever shares it sees the day you last looked."
            }
            plainLink("Privacy in plain words", to: .privacy)
        }
    }
}

extension JoinPage.Reader {
    /// What joining here would do that they may not expect; `nil` where it does nothing of the kind.
    var warning: (heading: String, words: String)? {
        switch self {
        case .nobody, .companion: nil
        case .owner:
            (
                "You made this link.",
                "Send it to the person it is for and do not join here: it works once, so it would be used up. What they will see is under Settings, Share with someone."
            )
        case .diarist:
            (
                "You are signed in to a diary of your own.",
                "If you join here, this browser is signed out of it. To keep your diary open, join in another browser. If the link is for somebody else, leave it unused: it works once."
            )
        case .companionWithShare:
            (
                "Something is shared with you here already.",
                "One account shows one share. Joining makes another account and signs this browser out of the one you have."
            )
        case .locked:
            (
                "Somebody is signed in here, and locked.",
                "If that is you, unlock Corgina first and open the link again. If you join here, this browser is signed out of that account."
            )
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
