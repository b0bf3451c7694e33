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
    /// Which editions of Corgina this device takes.
    public var editions: KeptEditions

    public init(
        isPersistent: Bool?, entries: Int, lockAfter: Int, hasWaitingCode: Bool = false, place: SecurityPlace? = nil,
        errors: [FieldError] = [], done: String? = nil, standing: SealedStanding? = nil,
        editions: KeptEditions = KeptEditions()
    ) {
        self.isPersistent = isPersistent
        self.entries = entries
        self.lockAfter = lockAfter
        self.hasWaitingCode = hasWaitingCode
        self.place = place
        self.errors = errors
        self.done = done
        self.standing = standing
        self.editions = editions
    }

    public var title: String { standing == nil ? "This device" : "Your sealed diary" }

    public var content: HTML {
        PageFrame(back: ("Back to settings", .settings(.overview)), title: title).html {
            sections.opening(done: done, hasWaitingCode: hasWaitingCode)
            editions.notices
            kept
            editions.section
            sections.lock(
                after: lockAfter,
                footer:
                    "Until you lock it, anyone holding this device can read it, even after the browser is closed. Locking takes the key away."
            )
            sections.newPassphrase(
                footer: standing == nil
                    ? "Your recovery code stays as it is."
                    : "Your recovery code stays as it is. Your links for the clinic end.")
            sections.recoveryCode
            sections.export(
                [.json, .csv],
                footer:
                    "Includes edited and deleted entries. The file isn’t encrypted, so keep it safe. Any Corgina can import it."
            ) {
                label(.class("check")) {
                    input(.type(.checkbox), .name("photos"), .value("yes"), .checked(true))
                    span { "With photos, in the Corgina file" }
                }
                fieldError(sections.message("photos", at: .export), id: "photos-error")
            }
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

    private var sections: AccountSections { AccountSections(place: place, errors: errors) }

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
}
