import Markup

/// A new diary on this device. POSTs to ``HomePlace/device`` with field `passphrase`, which never leaves the device.
public struct NewDeviceDiaryPage: Page, Hashable {
    public var errors: [FieldError]
    /// Which editions of Corgina this device will take.
    public var editions: KeptEditions

    public init(errors: [FieldError] = [], editions: KeptEditions = KeptEditions()) {
        self.errors = errors
        self.editions = editions
    }

    public var title: String { "New diary" }

    public var content: HTML {
        PageFrame(back: ("Back to where your diary lives", .homes(.choice)), steps: StepDots(current: 1, count: 6)).html
        {
            screenLead(
                "Make it yours", "Your passphrase opens your diary. It stays on this device and is never stored.")
            form(
                .class("stack"), .method(.post), .action(Route.homes(.device).address), .data(.navigate),
                .data(.device, "new")
            ) {
                div(.class("card stack")) {
                    passphraseField(isNew: true, hint: passphraseHint, error: errors.message(for: "passphrase"))
                }
                primaryButton("Continue")
            }
            promises("Before you write anything", id: "before", more: plainLink("Privacy in plain words", to: .privacy))
            {
                promise(
                    .lock, .appointment, "What is stored, and where",
                    "Only what you write, sealed, in this browser on this device.")
                promise(
                    .warning, .calories, "What can delete it",
                    "Clearing this site’s data in the browser, and some browsers after weeks without a visit. On an iPhone, add Corgina to your Home Screen first. Export it now and then."
                )
                promise(.trash, .mute, "How to erase it", "In Settings. Everything goes at once, for good.")
                editions.promised
            }
        }
    }
}
