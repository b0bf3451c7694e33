import Markup

/// Her account: passphrase, recovery code, sessions, a copy of everything, and erasing it.
public struct SecurityPage: Page, Hashable {
    /// Those that are signed in, this one first.
    public var devices: [Device]
    /// After how many minutes they lock themselves; 0 for never.
    public var lockAfter: Int
    /// What she has just asked for instead, where that was sent back.
    public var askedLockAfter: Int?
    /// Which form was sent back.
    public var place: SecurityPlace?
    /// For the fields of the form sent back.
    public var errors: [FieldError]
    /// Whether a recovery code waits to be written down.
    public var hasWaitingCode = false
    /// Whether it is the account of a companion, who has no diary.
    public var isCompanion = false
    /// A word that something was done.
    public var done: String?

    public init(
        devices: [Device], lockAfter: Int = 0, place: SecurityPlace? = nil, errors: [FieldError] = [],
        done: String? = nil
    ) {
        self.devices = devices
        self.lockAfter = lockAfter
        self.place = place
        self.errors = errors
        self.done = done
    }

    public var title: String { "Account" }

    public var content: HTML {
        PageFrame(back: back, title: "Account").html {
            if let done { notice(.check, .appointment, "", done) }
            if !errors.isEmpty { notice(.warning, .call, "", "Nothing was changed. Check the fields marked below.") }
            if hasWaitingCode {
                linkRow(.key, .calories, "Your new recovery code waits to be written down", to: .recoveryCode)
            }
            devicesSection
            lockSection
            passphraseSection
            recoverySection
            if isCompanion { companionParts } else { diaryParts }
        }
    }

    private var back: (label: String, route: Route) {
        isCompanion ? ("Back to what is shared", .shared(.today)) : ("Back to settings", .settings(.overview))
    }

    @HTMLBuilder private var diaryParts: HTML {
        settingsSection(
            "Encryption key", id: "key",
            footer: "Re-encrypts everything, in case someone got hold of the current key."
        ) { linkRow(.key, .calories, "Change encryption key", to: .security(.key)) }
        exportSection
        settingsSection(
            "Import", id: "bring",
            footer: "A file you exported from Corgina, or one that another app gave you. Nothing here is overwritten."
        ) {
            linkRow(.swap, .trimester, "Import a diary", to: .security(.importing))
            linkRow(.stethoscope, .appointment, "Bring in health records", to: .records(.overview))
            linkRow(.swap, .trimester, "From another app", to: .imports(.list))
        }
        settingsSection(
            "Erase", id: "erase",
            footer: "Everything you told Corgina, for good. Export first if you want to keep it."
        ) { linkRow(.trash, .call, "Erase my diary and account", to: .security(.erase)) }
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
            isCompanion
                ? "Other devices will be signed out."
                : "Other devices, calendar links and Shortcuts will be signed out."
        }
    }

    private var recoverySection: HTML {
        section("Recovery code", to: .recoveryCode, button: "Make a new code") {
            passphraseField(
                label: "Your passphrase", isNew: false, error: message("passphrase", at: .recoveryCode),
                id: "passphrase-code")
        } footer: {
            "The only way in without your passphrase. The old code works until you have typed the end of the new one."
        }
    }

    private var devicesSection: HTML {
        settingsSection(
            "Devices", id: "sessions",
            footer: "Signing a device out takes effect at once."
                + (isCompanion ? "" : " “Everywhere” also ends calendar links and Shortcuts tokens.")
        ) {
            ul(.class("devices")) { devices.map(row) }
            oneButtonForm(to: .security(.sessions), class: "row row--action") {
                disc(.signOut, .call)
                span(.class("row__main row__title")) { "Sign out everywhere" }
            }
        }
    }

    private func row(_ device: Device) -> HTML {
        li(.class("row device")) {
            a(.class("device__link"), .href(Route.devices(.one(device.id)).address)) {
                disc(device.isThis ? .check : .lock, device.isThis ? .appointment : .mute)
                span(.class("row__main")) {
                    span(.class("row__title row__title--strong"), .directionAuto) { device.name }
                    span(.class("row__sub")) { device.detail }
                }
                if device.isThis { icon(.chevron, class: "chev") }
            }
            if !device.isThis {
                oneButtonForm(
                    to: .devices(.end(device.id)), class: "chip device__end", label: "Sign out \(device.name)"
                ) { "Sign out" }
            }
        }
    }

    private var lockSection: HTML {
        Markup.section(.class("stack stack--close"), .ariaLabelledby("lock")) {
            h2(.class("group-title"), .id("lock")) { "Auto-lock" }
            div(.class("group")) {
                form(.class("settings-form"), .method(.post), .action(Route.security(.lock).address)) {
                    ChoiceGroup(
                        name: "minutes", legend: "After",
                        choices: Self.lockChoices.map { ("\($0)", $0 == 0 ? "Never" : "\($0) min") },
                        selected: "\(askedLockAfter ?? lockAfter)",
                        spoken: Self.spokenLockChoices
                    ).html
                    if lockAfter > 0 {
                        passphraseField(
                            label: "Your passphrase, to lock later or never", isNew: false,
                            error: message("passphrase", at: .lock),
                            id: "passphrase-lock", isRequired: false)
                    }
                    button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Save" }
                }
                oneButtonForm(to: .devices(.lockNow), class: "row row--action") {
                    disc(.lock, .trimester)
                    span(.class("row__main row__title")) { "Lock now" }
                }
            }
            p(.class("group-note")) {
                "For all your devices. You’ll need your passphrase after a lock or a server restart."
            }
        }
    }

    /// In minutes; 0 for never.
    public static let lockChoices = [0, 5, 10, 30]

    static let spokenLockChoices = Dictionary(
        uniqueKeysWithValues: lockChoices.map { ("\($0)", $0 == 0 ? "Never" : "\($0) minutes") })

    private var exportSection: HTML {
        section("Export", to: .export, button: "Export") {
            ChoiceGroup(
                name: "kind", legend: "Format",
                choices: [
                    (ExportKind.json.rawValue, "Corgina file (JSON)"), (ExportKind.csv.rawValue, "Spreadsheet (CSV)"),
                    (ExportKind.fhir.rawValue, "Health record (FHIR)"),
                ],
                selected: ExportKind.json.rawValue
            ).html
            label(.class("check")) {
                input(.type(.checkbox), .name("photos"), .value("yes"), .checked(true))
                span { "With photos, in the Corgina file" }
            }
            spanFields
            passphraseField(
                label: "Your passphrase", isNew: false, error: message("passphrase", at: .export),
                id: "passphrase-export")
        } footer: {
            "The first two include edited and deleted entries, and Corgina can import them again. The health record is for clinics and other apps: your first name and year of birth, the due date, readings, symptoms with mood checks, sleep, food and drink, supplements and visits with your notes on them; no photos, recipes or notes by themselves. No file is encrypted, so keep it safe."
        }
    }

    /// Of a health record a few days may be enough.
    private var spanFields: HTML {
        let isWrong = ["from", "to"].contains { message($0, at: .export) != nil }
        return details(.class("folded"), .open(isWrong)) {
            summary(.class("row")) {
                span(.class("row__main row__title")) { "Only some days, in the health record" }
                icon(.chevron, class: "chev")
            }
            div(.class("stack")) {
                Field(name: "from", label: "First day", error: message("from", at: .export)).html(.type(.date))
                Field(name: "to", label: "Last day", error: message("to", at: .export)).html(.type(.date))
            }
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
    case json, csv, fhir

    /// "corgina-2026-11-22.json"; of a health record "corgina-fhir.json".
    public func fileName(on day: String) -> String {
        switch self {
        case .json, .csv: "corgina-\(day).\(rawValue)"
        case .fhir: "corgina-fhir.json"
        }
    }

    /// Its media type.
    public var mediaType: String {
        switch self {
        case .json: "application/json"
        case .csv: "text/csv; charset=utf-8; header=present"
        case .fhir: "application/fhir+json"
        }
    }
}
