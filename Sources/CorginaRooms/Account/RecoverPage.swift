import Markup

/// Opening a diary with its recovery code. POSTs to ``Route/recover`` with fields `name`, `code`, `passphrase`, `zone`, `offset`.
public struct RecoverPage: Page, Hashable {
    public var name: String
    public var problem: String?
    public var errors: [FieldError]

    public init(name: String = "", problem: String? = nil, errors: [FieldError] = []) {
        self.name = name
        self.problem = problem
        self.errors = errors
    }

    public var title: String { "Recover" }

    public var content: HTML {
        PageFrame(back: ("Back to sign in", .signIn)).html {
            screenLead(
                "Use your recovery code",
                "It opens your diary and sets a new passphrase. You then get a new code; the old one stops working.")
            if let problem { notice(.warning, .call, "", problem) }
            form(.class("stack"), .method(.post), .action(Route.recover.address), .data(.navigate)) {
                div(.class("card stack")) {
                    Field(name: "name", label: "Account name", value: name, error: errors.message(for: "name")).html(
                        .type(.text), .autocomplete(.username), .required(), .maxlength(64), .autocapitalize(.none),
                        .spellcheck(false))
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
}
