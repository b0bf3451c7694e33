import Markup

/// Making a sealed diary, opening one on this device, or taking a diary of this device along. POSTs to the place of its purpose, on the
/// device itself: what she types here never leaves it.
public struct SealedFormPage: Page, Hashable {
    /// What she is about to do.
    public enum Purpose: String, Hashable, Sendable {
        case new, signIn, recover, move, seal

        var place: HomePlace {
            switch self {
            case .new: .sealed
            case .signIn: .signIn
            case .recover: .recover
            case .move: .move
            case .seal: .seal
            }
        }
    }

    public var purpose: Purpose
    /// Whether the diary is on this device already, and the server has ended its session.
    public var isAgain: Bool
    public var name: String
    /// What the server, or the way to it, says.
    public var problem: String?
    public var errors: [FieldError]
    /// Which editions of Corgina this device will take.
    public var editions: KeptEditions

    public init(
        _ purpose: Purpose, isAgain: Bool = false, name: String = "", problem: String? = nil, errors: [FieldError] = [],
        editions: KeptEditions = KeptEditions()
    ) {
        self.editions = editions
        self.purpose = purpose
        self.isAgain = isAgain
        self.name = name
        self.problem = problem
        self.errors = errors
    }

    public var title: String {
        switch purpose {
        case .new: "New diary"
        case .signIn: "Sign in"
        case .recover: "Recover"
        case .move, .seal: "Sealed"
        }
    }

    public var content: HTML {
        PageFrame(back: back).html {
            screenLead(heading, words)
            if let problem { notice(.warning, .call, "", problem) }
            if purpose == .seal && !isSentBack { SealedChanges().html }
            form(
                .class("stack"), .method(.post), .action(Route.homes(purpose.place).address), .data(.navigate),
                .data(.device, "new")
            ) {
                div(.class("card stack")) { fields }
                primaryButton(button)
            }
            ways
            if purpose == .seal && isSentBack { SealedChanges().html }
            if purpose == .new || purpose == .move || purpose == .seal { SealedFacts(editions: editions).html }
            if editions.fingerprint != nil && !isAgain && (purpose == .signIn || purpose == .recover) {
                promises("What this device runs", id: "before") { editions.promised }
            }
        }
    }

    /// She has read what changes, and looks for what is wrong.
    private var isSentBack: Bool { problem != nil || !errors.isEmpty }

    private var button: String {
        switch purpose {
        case .signIn, .recover: "Open my diary"
        case .seal: "Make it Sealed"
        case .new, .move: "Continue"
        }
    }

    private var back: (String, Route) {
        if purpose == .seal { return ("Back to your account", .security(.overview)) }
        return isAgain || purpose == .move
            ? ("Back to your diary", .security(.overview)) : ("Back to where your diary lives", .homes(.choice))
    }

    public var heading: String {
        switch purpose {
        case .new: "Make it yours"
        case .signIn: isAgain ? "Sign in to the server again" : "Open your sealed diary"
        case .recover: "Use your recovery code"
        case .move: "Keep it sealed on this server too"
        case .seal: "Make your diary Sealed"
        }
    }

    /// What it does with what she types.
    public var words: String {
        switch purpose {
        case .new:
            "Your passphrase opens your diary on your devices. It never leaves them: the server gets a proof that you know it."
        case .signIn:
            isAgain
                ? "Until then, what you write stays on this device. Nothing of it is lost."
                : "Your passphrase is used on this device only. The server gets a proof that you know it, and sends the sealed entries."
        case .recover:
            "It opens your diary and sets a new passphrase. Your other devices are signed out of the server. The code stays as it is."
        case .move:
            "Every entry is sealed on this device and sent to the server, which cannot read it. Then your other devices can have it too. You get a new recovery code; the one you have stops working."
        case .seal:
            "This device seals every entry, and the server then keeps only what it cannot read. Your account name and passphrase stay. You get a new recovery code; the one you have stops working."
        }
    }

    @HTMLBuilder private var fields: HTML {
        if purpose != .seal { nameField }
        if purpose == .recover {
            Field(
                name: "code", label: "Recovery code", hint: "Spaces, dashes and small letters are fine.",
                error: errors.message(for: "code")
            ).html(
                .type(.text), .autocomplete(.off), .autocapitalize(.characters), .spellcheck(false), .required(),
                .maxlength(80), .class("field__code"))
        }
        passphrase
        if purpose == .new || purpose == .move { invitation }
    }

    private var nameField: HTML {
        Field(
            name: "name", label: "Account name", value: name,
            hint: purpose == .new || purpose == .move ? "Only to sign in. It need not be your real name." : nil,
            error: errors.message(for: "name")
        ).html(
            .type(.text), .autocomplete(.username), .required(), .maxlength(64), .autocapitalize(.none),
            .spellcheck(false))
    }

    private var passphrase: HTML {
        switch purpose {
        case .new: passphraseField(isNew: true, hint: passphraseHint, error: errors.message(for: "passphrase"))
        case .recover:
            passphraseField(
                label: "New passphrase", isNew: true, hint: passphraseHint, error: errors.message(for: "passphrase"))
        case .signIn, .move, .seal:
            passphraseField(label: "Your passphrase", isNew: false, error: errors.message(for: "passphrase"))
        }
    }

    private var invitation: HTML {
        Field(
            name: "invitation", label: "Invitation code", hint: "Only if this server asks for one.",
            error: errors.message(for: "invitation")
        ).html(
            .type(.text), .autocomplete(.off), .autocapitalize(.characters), .spellcheck(false), .maxlength(40),
            .class("field__code"))
    }

    @HTMLBuilder private var ways: HTML {
        switch purpose {
        case .new: plainLink("I already have a sealed diary", to: .homes(.signIn))
        case .signIn: plainLink("Use your recovery code", to: .homes(.recover))
        case .recover, .move, .seal: HTML.nothing
        }
    }
}
