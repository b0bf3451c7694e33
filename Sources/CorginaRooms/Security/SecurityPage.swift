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
    /// Whether this server has what a device needs to seal a diary by itself.
    public var offersSealed = false
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
            sections.opening(done: done, hasWaitingCode: hasWaitingCode)
            devicesSection
            sections.lock(
                after: lockAfter, selected: askedLockAfter,
                footer: "For all your devices. You’ll need your passphrase after a lock or a server restart.")
            sections.newPassphrase(
                footer: isCompanion
                    ? "Other devices will be signed out."
                    : "Other devices and Shortcuts will be signed out, and calendar links and links for the clinic end."
            )
            sections.recoveryCode
            if isCompanion { companionParts } else { diaryParts }
        }
    }

    private var back: (label: String, route: Route) {
        isCompanion ? ("Back to what is shared", .shared(.today)) : ("Back to settings", .settings(.overview))
    }

    @HTMLBuilder private var diaryParts: HTML {
        if offersSealed {
            settingsSection(
                "Where your diary lives", id: "home",
                footer: "On this server, which can read it while you are signed in. Sealed, only your devices can."
            ) { linkRow(.lock, .appointment, "Make it Sealed", to: .homes(.seal)) }
        }
        settingsSection(
            "Encryption key", id: "key",
            footer: "Re-encrypts everything, in case someone got hold of the current key."
        ) { linkRow(.key, .calories, "Change encryption key", to: .security(.key)) }
        exportSection
        settingsSection(
            "Import", id: "bring",
            footer:
                "A file you exported from Corgina, or one that another app or a clinic gave you. Nothing here is overwritten."
        ) {
            linkRow(.swap, .trimester, "Import a diary", to: .security(.importing))
            linkRow(.swap, .trimester, "From another app or a clinic", to: .imports(.list))
        }
        settingsSection(
            "Erase", id: "erase",
            footer: "Everything you told Corgina, for good. Export first if you want to keep it."
        ) { linkRow(.trash, .call, "Erase my diary and account", to: .security(.erase)) }
    }

    private var sections: AccountSections { AccountSections(place: place, errors: errors) }

    private var devicesSection: HTML {
        settingsSection(
            "Devices", id: "sessions",
            footer: "Signing a device out takes effect at once."
                + (isCompanion
                    ? "" : " “Everywhere” also ends calendar links, links for the clinic and Shortcuts tokens.")
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

    private var exportSection: HTML {
        sections.export(
            ExportKind.allCases,
            footer:
                "The first two include edited and deleted entries, and Corgina can import them again. The health record is for clinics and other apps: your first name and year of birth, the due date, readings, symptoms with mood checks, sleep, food and drink, supplements and visits with your notes on them; no photos, recipes or notes by themselves. No file is encrypted, so keep it safe."
        ) {
            label(.class("check")) {
                input(.type(.checkbox), .name("photos"), .value("yes"), .checked(true))
                span { "With photos, in the Corgina file" }
            }
            spanFields
        }
    }

    /// Of a health record a few days may be enough.
    private var spanFields: HTML {
        let isWrong = ["from", "to"].contains { sections.message($0, at: .export) != nil }
        return details(.class("folded"), .open(isWrong)) {
            summary(.class("row")) {
                span(.class("row__main row__title")) { "Only some days, in the health record" }
                icon(.chevron, class: "chev")
            }
            div(.class("stack")) {
                Field(name: "from", label: "First day", error: sections.message("from", at: .export)).html(.type(.date))
                Field(name: "to", label: "Last day", error: sections.message("to", at: .export)).html(.type(.date))
            }
        }
    }
}
