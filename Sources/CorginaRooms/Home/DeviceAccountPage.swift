import Markup

/// A diary that lives on this device: its lock, its passphrase and recovery code, a copy of everything, and erasing it. The forms are
/// those of ``SecurityPlace`` that a device has.
public struct DeviceAccountPage: Page, Hashable {
    /// Whether the browser promised not to delete it by itself; `nil` where it does not say.
    public var isPersistent: Bool?
    public var entries: Int
    /// After how many minutes it locks itself; 0 for never.
    public var lockAfter: Int
    /// Whether a recovery code waits to be written down.
    public var hasWaitingCode: Bool
    /// Which form was sent back.
    public var place: SecurityPlace?
    public var errors: [FieldError]
    /// A word that something was done.
    public var done: String?
    /// How a sealed diary and the server stand; `nil` for a diary on this device only.
    public var standing: SealedStanding?

    public init(
        isPersistent: Bool?, entries: Int, lockAfter: Int, hasWaitingCode: Bool = false, place: SecurityPlace? = nil,
        errors: [FieldError] = [], done: String? = nil, standing: SealedStanding? = nil
    ) {
        self.isPersistent = isPersistent
        self.entries = entries
        self.lockAfter = lockAfter
        self.hasWaitingCode = hasWaitingCode
        self.place = place
        self.errors = errors
        self.done = done
        self.standing = standing
    }

    public var title: String { standing == nil ? "This device" : "Your sealed diary" }

    public var content: HTML {
        PageFrame(back: ("Back to settings", .settings(.overview)), title: title).html {
            if let done { notice(.check, .appointment, "", done) }
            if !errors.isEmpty { notice(.warning, .call, "", "Nothing was changed. Check the fields marked below.") }
            if hasWaitingCode {
                linkRow(.key, .calories, "Your new recovery code waits to be written down", to: .recoveryCode)
            }
            kept
            lockSection
            passphraseSection
            recoverySection
            exportSection
            settingsSection(
                "Import", id: "bring",
                footer: "Use a file you exported here or from another Corgina. Nothing here is overwritten."
            ) { linkRow(.swap, .trimester, "Import a diary", to: .security(.importing)) }
            settingsSection(
                "Erase", id: "erase",
                footer: "Everything you told Corgina, for good. Export first if you want to keep it."
            ) { linkRow(.trash, .call, eraseWords, to: .security(.erase)) }
        }
    }

    var keeping: HTML {
        settingsSection("On this device only", id: "kept", footer: keepingWords) {
            dl {
                valueRow("Entries", "\(entries)")
                valueRow("Kept by the browser", isPersistent == true ? "Until you delete it" : "As long as it has room")
            }
            linkRow(.copy, .trimester, "Keep it sealed on a server too", to: .homes(.move))
        }
    }

    private var keepingWords: String {
        isPersistent == true
            ? "There is no copy anywhere else. Export it now and then, and keep the file somewhere safe."
            : "Your browser may delete it when space is short or after weeks without a visit. Install Corgina to your home screen, and export it now and then: there is no copy anywhere else."
    }

    private var lockSection: HTML {
        Markup.section(.class("stack stack--close"), .ariaLabelledby("lock")) {
            h2(.class("group-title"), .id("lock")) { "Auto-lock" }
            div(.class("group")) {
                form(.class("settings-form"), .method(.post), .action(Route.security(.lock).address)) {
                    ChoiceGroup(
                        name: "minutes", legend: "After",
                        choices: SecurityPage.lockChoices.map { ("\($0)", $0 == 0 ? "Never" : "\($0) min") },
                        selected: "\(lockAfter)", spoken: SecurityPage.spokenLockChoices
                    ).html
                    if lockAfter > 0 {
                        passphraseField(
                            label: "Your passphrase, to lock later or never", isNew: false,
                            error: message("passphrase", at: .lock), id: "passphrase-lock", isRequired: false)
                    }
                    button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Save" }
                }
                oneButtonForm(to: .devices(.lockNow), class: "row row--action") {
                    disc(.lock, .trimester)
                    span(.class("row__main row__title")) { "Lock now" }
                }
            }
            p(.class("group-note")) {
                "While it is open, whoever holds this device can read it, also after the browser was closed. Locking takes the key away."
            }
        }
    }

    private var passphraseSection: HTML {
        section("Change passphrase", to: .passphrase, button: "Change passphrase") {
            passphrase(at: .passphrase, id: "passphrase-now")
            passphraseField(
                name: "newPassphrase", label: "New passphrase", isNew: true, hint: passphraseHint,
                error: message("newPassphrase", at: .passphrase))
        } footer: {
            "Your recovery code stays as it is."
        }
    }

    private var recoverySection: HTML {
        section("Recovery code", to: .recoveryCode, button: "Make a new code") {
            passphrase(at: .recoveryCode, id: "passphrase-code")
        } footer: {
            "The only way in without your passphrase. The old code works until you have typed the end of the new one."
        }
    }

    private var exportSection: HTML {
        section("Export", to: .export, button: "Export") {
            ChoiceGroup(
                name: "kind", legend: "Format",
                choices: [
                    (ExportKind.json.rawValue, "Corgina file (JSON)"), (ExportKind.csv.rawValue, "Spreadsheet (CSV)"),
                ],
                selected: ExportKind.json.rawValue
            ).html
            passphrase(at: .export, id: "passphrase-export")
        } footer: {
            "Includes edited and deleted entries. The file isn’t encrypted, so keep it safe. Any Corgina can import it."
        }
    }

    private func passphrase(at place: SecurityPlace, id: String) -> HTML {
        passphraseField(label: "Your passphrase", isNew: false, error: message("passphrase", at: place), id: id)
    }

    private func section(
        _ heading: String, to place: SecurityPlace, button label: String, @HTMLBuilder fields: () -> HTML,
        footer: () -> String
    ) -> HTML {
        let fields = fields()
        return Markup.section(.class("stack stack--close"), .ariaLabelledby(place.rawValue)) {
            h2(.class("group-title"), .id(place.rawValue)) { heading }
            Markup.form(.class("card stack"), .method(.post), .action(Route.security(place).address)) {
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
