import Markup

/// Her account: passphrase, recovery code, sessions, a copy of everything, and erasing it.
public struct SecurityPage: Page, Hashable {
    /// How many devices are signed in, this one too.
    public var sessions: Int
    /// Which form was sent back.
    public var place: SecurityPlace?
    /// For the fields of the form sent back.
    public var errors: [FieldError]
    /// A word that something was done.
    public var done: String?

    public init(sessions: Int, place: SecurityPlace? = nil, errors: [FieldError] = [], done: String? = nil) {
        self.sessions = sessions
        self.place = place
        self.errors = errors
        self.done = done
    }

    public var title: String { "Account" }

    public var content: HTML {
        PageFrame(back: ("Back to settings", .settings), title: "Account").html {
            if let done { notice(.check, .appointment, "", done) }
            if !errors.isEmpty { notice(.warning, .call, "", "Nothing was changed. See what is marked below.") }
            passphraseSection
            recoverySection
            sessionsSection
            exportSection
            settingsSection(
                "From another Corgina", id: "bring",
                footer: "What another server, or this one before, gave you with Export. Nothing here is lost by it."
            ) { linkRow(.swap, .trimester, "Import a Corgina file", to: .security(.importing)) }
            settingsSection(
                "Erase", id: "erase",
                footer: "Everything you told Corgina, for good. Export first if you want to keep it."
            ) { linkRow(.trash, .call, "Erase my diary and account", to: .security(.erase)) }
        }
    }

    private var passphraseSection: HTML {
        section("Change passphrase", to: .passphrase, button: "Change passphrase") {
            passphraseField(
                label: "Your passphrase", isNew: false, error: message("passphrase", at: .passphrase),
                id: "passphrase-now")
            passphraseField(
                name: "newPassphrase", label: "New passphrase", isNew: true, hint: passphraseHint,
                error: message("newPassphrase", at: .passphrase))
        } footer: {
            "Your diary is not sealed anew, only its key. Every other device is signed out."
        }
    }

    private var recoverySection: HTML {
        section("Recovery code", to: .recoveryCode, button: "Make a new code") {
            passphraseField(
                label: "Your passphrase", isNew: false, error: message("passphrase", at: .recoveryCode),
                id: "passphrase-code")
        } footer: {
            "The only way in without your passphrase. A new code is shown once, and the old one stops working."
        }
    }

    private var sessionsSection: HTML {
        settingsSection("Devices", id: "sessions", footer: "Each device then needs your passphrase again.") {
            dl { valueRow("Signed in", counted(sessions, "device")) }
            oneButtonForm(to: .security(.sessions), class: "row row--action") {
                disc(.signOut, .call)
                span(.class("row__main row__title")) { "Sign out everywhere" }
            }
        }
    }

    private var exportSection: HTML {
        section("A copy of everything", to: .export, button: "Export") {
            ChoiceGroup(
                name: "kind", legend: "As",
                choices: [(ExportKind.json.rawValue, "Corgina file"), (ExportKind.csv.rawValue, "Table")],
                selected: ExportKind.json.rawValue
            ).html
            passphraseField(
                label: "Your passphrase", isNew: false, error: message("passphrase", at: .export),
                id: "passphrase-export")
        } footer: {
            "The file is readable by anyone who has it. Corgina can read its own file back; the table is for spreadsheets."
        }
    }

    private func section(
        _ heading: String, to place: SecurityPlace, button label: String, @HTMLBuilder fields: () -> HTML,
        footer: () -> String
    ) -> HTML {
        let fields = fields()
        return Markup.section(.class("stack stack--close"), .ariaLabelledby(place.rawValue)) {
            h2(.class("group-title"), .id(place.rawValue)) { heading }
            form(.class("card stack"), .method(.post), .action(Route.security(place).address)) {
                fields
                button(.class("btn btn--soft btn--wide"), .type(.submit)) { label }
            }
            p(.class("group-note")) { footer() }
        }
    }

    private func message(_ field: String, at place: SecurityPlace) -> String? {
        self.place == place ? errors.message(for: field) : nil
    }
}

/// What a copy of everything is written as.
public enum ExportKind: String, CaseIterable, Hashable, Sendable {
    case json, csv

    /// "corgina-2026-11-22.json"
    public func fileName(on day: String) -> String { "corgina-\(day).\(rawValue)" }
}
