import Markup

/// Signing in. POSTs to ``Route/session`` with fields `name`, `passphrase`, `zone`, `offset`.
public struct SignInPage: Page, Hashable {
    public var name: String
    /// Why the last attempt failed, the same whether the name or the passphrase was wrong.
    public var problem: String?
    public var errors: [FieldError]

    public init(name: String = "", problem: String? = nil, errors: [FieldError] = []) {
        self.name = name
        self.problem = problem
        self.errors = errors
    }

    public var title: String { "Sign in" }

    public var content: HTML {
        PageFrame(back: ("Back to welcome", .welcome)).html {
            span(.data(.signedOut), .hidden)
            screenLead("Welcome back", "Your passphrase opens your diary.")
            if let problem { notice(.warning, .call, "", problem) }
            form(.class("stack"), .method(.post), .action(Route.session.address), .data(.navigate)) {
                div(.class("card stack")) {
                    Field(name: "name", label: "Account name", value: name, error: errors.message(for: "name")).html(
                        .type(.text), .autocomplete(.username), .required(), .maxlength(64), .autocapitalize(.none),
                        .spellcheck(false), .autofocus(name.isEmpty))
                    passphraseField(isNew: false, error: errors.message(for: "passphrase"))
                }
                clockFields()
                div(.class("stack stack--tight")) {
                    primaryButton("Sign in")
                    plainLink("I forgot my passphrase", to: .recover)
                    // Her passphrase is typed where it stays on her device.
                    plainLink("Open a sealed diary", to: .homes(.signIn))
                    plainLink("Create an account", to: .newAccount)
                }
            }
        }
    }
}
