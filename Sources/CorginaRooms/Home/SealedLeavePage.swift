import Markup

/// A sealed diary leaves the server and stays on this device only. POSTs to ``HomePlace/leave`` with `passphrase` and `sure`.
public struct SealedLeavePage: Page, Hashable {
    public var problem: String?
    public var errors: [FieldError]

    public init(problem: String? = nil, errors: [FieldError] = []) {
        self.problem = problem
        self.errors = errors
    }

    public var title: String { "On this device only" }

    public var content: HTML {
        PageFrame(back: ("Back to your diary", .security(.overview))).html {
            screenLead(
                "Keep it on this device only?",
                "Everything the server has is brought here first, then your account and the sealed entries are erased there."
            )
            if let problem { notice(.warning, .call, "", problem) }
            promises("What changes for you", id: "changes") {
                promise(
                    .warning, .calories, "If the device is lost, so is the diary",
                    "There is no copy elsewhere then, but what you export.")
                promise(
                    .copy, .mute, "Your other devices keep what they have",
                    "They won’t get anything new. Erase it on each of them.")
                promise(
                    .stethoscope, .mute, "Your links for the clinic end",
                    "What they held is erased on the server. What was opened before may be printed.")
                promise(
                    .heart, .mute, "What you share ends",
                    "It is erased on the server, with what was sent to you and not looked at. Those you shared with see nothing from then on."
                )
                promise(
                    .clock, .mute, "Reminders end",
                    "A server has to wake your device for them, and none has your diary then.")
                promise(.key, .appointment, "Passphrase and recovery code stay", "Both open it as before.")
            }
            form(.class("stack"), .method(.post), .action(Route.homes(.leave).address)) {
                div(.class("card stack")) {
                    passphraseField(label: "Your passphrase", isNew: false, error: errors.message(for: "passphrase"))
                    sureBox("I understand that the server’s copy is erased.", error: errors.message(for: "sure"))
                }
                button(.class("btn btn--wide btn--call"), .type(.submit)) { "Leave the server" }
            }
        }
    }
}

/// A box that must be ticked. Its field is `sure`.
func sureBox(_ words: String, error: String?) -> HTML {
    HTML.sequence([
        label(.class("check")) {
            input(.type(.checkbox), .name("sure"), .value("yes"), .required())
            span { words }
        },
        error.map { words in
            p(.class("field__error"), .role(.alert)) {
                icon(.warning)
                span { words }
            }
        } ?? .nothing,
    ])
}
