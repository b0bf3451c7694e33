import Markup

/// Opening a diary with its recovery code. POSTs to ``Route/recover`` with fields `name`, `code`, `passphrase`, `zone`, `offset`.
public struct RecoverPage: Page, Hashable {
    public var name: String
    public var problem: String?
    public var errors: [FieldError]
    /// Where the diary lives. A device has one, which needs no name.
    public var home: DiaryHome

    public init(
        name: String = "", problem: String? = nil, errors: [FieldError] = [], home: DiaryHome = .server
    ) {
        self.home = home
        self.name = name
        self.problem = problem
        self.errors = errors
    }

    public var title: String { "Recover" }

    public var content: HTML {
        PageFrame(back: home == .server ? ("Back to sign in", .signIn) : ("Back", .devices(.lock))).html {
            screenLead(
                "Use your recovery code",
                "It opens your diary and sets a new passphrase. You then get a new code; the old one stops working.")
            if let problem { notice(.warning, .call, "", problem) }
            form(.class("stack"), .method(.post), .action(Route.recover.address), .data(.navigate)) {
                div(.class("card stack")) {
                    if home == .server { nameField }
                    Field(
                        name: "code", label: "Recovery code", hint: "Spaces, dashes and small letters are fine.",
                        error: errors.message(for: "code")
                    ).html(
                        .type(.text), .autocomplete(.off), .autocapitalize(.characters), .spellcheck(false),
                        .required(),
                        .maxlength(80), .class("field__code"))
                    passphraseField(
                        label: "New passphrase", isNew: true, hint: passphraseHint,
                        error: errors.message(for: "passphrase"))
                }
                clockFields()
                primaryButton("Open my diary")
            }
        }
    }

    private var nameField: HTML {
        Field(name: "name", label: "Account name", value: name, error: errors.message(for: "name")).html(
            .type(.text), .autocomplete(.username), .required(), .maxlength(64), .autocapitalize(.none),
            .spellcheck(false))
    }
}
