import CorginaCore
import Markup

/// The tokens for shortcuts and scripts, and a form for one more. POSTs `name`, `passphrase` and, for each right that is ticked,
/// its name, to ``TokenPlace/list``.
public struct TokensPage: Page, Hashable {
    public var tokens: [Token]
    public var name: String
    public var rights: Set<TokenRight>
    public var errors: [FieldError]

    /// How many tokens there can be.
    public static let mostTokens = 8
    /// The longest name, in characters.
    public static let longestName = 40

    public init(
        tokens: [Token], name: String? = nil, rights: Set<TokenRight> = [.say], errors: [FieldError] = []
    ) {
        self.tokens = tokens
        self.name = name ?? (tokens.isEmpty ? "Siri on my iPhone" : "")
        self.rights = rights
        self.errors = errors
    }

    public var title: String { "Shortcuts and scripts" }

    public var content: HTML {
        PageFrame(back: ("Back to settings", .settings(.overview)), title: "Shortcuts", isTitleHeading: false).html {
            screenLead(
                "Say it to your phone",
                "Say “Hey Siri, Corgina” and one sentence. A token lets the shortcut, or a script of yours, add entries for you."
            )
            if !errors.isEmpty { notice(.warning, .call, "", "No token was made. Check the fields marked below.") }
            if !tokens.isEmpty {
                settingsSection("Tokens", id: "tokens", footer: "A token you no longer need can be ended.") {
                    ul(.class("visits")) { tokens.map(row) }
                }
            }
            if tokens.count < Self.mostTokens { newToken } else { full }
            notice(
                .key, .calories, "Whoever has a token ",
                "can do what it may, and it lets this server open your diary whenever it is used: locked, signed out or not. It opens no page."
            )
            accessEndings(
                of: "A token", ending: "You end it here.",
                footer: "Locking doesn’t end a token: a shortcut keeps working.")
        }
    }

    private func row(_ token: Token) -> HTML {
        li {
            a(.class("row row--action"), .href(Route.tokens(.one(token.id)).address)) {
                disc(.sparkles, .trimester)
                span(.class("row__main")) {
                    span(.class("row__title row__title--strong"), .directionAuto) { token.name }
                    span(.class("row__sub")) { token.detail }
                }
                icon(.chevron, class: "chev")
            }
        }
    }

    private var newToken: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("new")) {
            h2(.class("group-title"), .id("new")) { "A new token" }
            form(.class("card stack"), .method(.post), .action(Route.tokens(.list).address), .data(.navigate)) {
                Field(
                    name: "name", label: "Name, to tell tokens apart", value: name, error: errors.message(for: "name")
                ).html(.type(.text), .maxlength(Self.longestName), .required(), .autocomplete(.off), .directionAuto)
                fieldset(.class("choice"), .when(rightsError != nil, .ariaDescribedby("rights-error"))) {
                    legend(.class("choice__legend")) { "What it may do" }
                    TokenRight.allCases.map(tick)
                    fieldError(rightsError, id: "rights-error")
                }
                passphraseField(label: "Your passphrase", isNew: false, error: errors.message(for: "passphrase"))
                primaryButton("Make a token")
            }
            p(.class("group-note")) {
                "Siri only needs to add entries. It hears what was understood and can’t read anything else."
            }
        }
    }

    private var rightsError: String? { errors.message(for: "rights") }

    private func tick(_ right: TokenRight) -> HTML {
        label(.class("check")) {
            input(.type(.checkbox), .name(right.rawValue), .value("yes"), .checked(rights.contains(right)))
            span { right.words }
        }
    }

    private var full: HTML {
        notice(
            .info, .trimester, "", "There are \(Self.mostTokens) tokens, as many as there can be. End one for another.")
    }
}
