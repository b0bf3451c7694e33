import Markup

/// A sealed diary becomes one the server reads while she is signed in. POSTs to ``HomePlace/unseal`` with `passphrase` and `sure`, on the
/// device itself.
public struct UnsealPage: Page, Hashable {
    /// What the server, or the way to it, says.
    public var problem: String?
    public var errors: [FieldError]

    public init(problem: String? = nil, errors: [FieldError] = []) {
        self.problem = problem
        self.errors = errors
    }

    public var title: String { "Let the server read it" }

    public var content: HTML {
        PageFrame(back: ("Back to your diary", .security(.overview))).html {
            screenLead(
                "Let the server read your diary?",
                "For Shortcuts, calendar links, or a browser that runs no scripts. Your account name and passphrase stay."
            )
            if let problem { notice(.warning, .call, "", problem) }
            if isSentBack {
                consent
                changes
            } else {
                changes
                consent
            }
        }
    }

    /// She has read what changes, and looks for what is wrong.
    private var isSentBack: Bool { problem != nil || !errors.isEmpty }

    private var consent: HTML {
        form(.class("stack"), .method(.post), .action(Route.homes(.unseal).address), .data(.device, "new")) {
            div(.class("card stack")) {
                passphraseField(label: "Your passphrase", isNew: false, error: errors.message(for: "passphrase"))
                sureBox(
                    "I understand that the server can read my diary while I am signed in.",
                    error: errors.message(for: "sure"))
            }
            primaryButton("Let the server read it")
        }
    }

    private var changes: HTML {
        promises("What changes for you", id: "changes") {
            promise(
                .eye, .calories, "The server can read it while you are signed in",
                "That is every entry, on any device, until it is locked or signed out. A calendar link or a Shortcut lets the server read when it is used. The rest of the time it is encrypted on the server’s disk. Use a server you trust."
            )
            promise(
                .send, .call, "Your passphrase goes to the server",
                "Now, and each time you sign in. So far it has never left your devices.")
            promise(
                .check, .appointment, "Every entry, photo and setting goes along",
                "Either all of it is moved or nothing is. If anything stops it, your diary stays Sealed, as it is.")
            promise(
                .key, .trimester, "You get a new recovery code",
                "You write it down next. The one you have stops working.")
            promise(
                .signOut, .evening, "Your other devices are signed out",
                "Each will tell you why, and keeps what it has until you erase it there. Open Corgina on each first: entries they have not sent yet do not go along."
            )
            promise(
                .stethoscope, .mute, "Your links for the clinic end",
                "What they held is erased on the server. You can make others afterwards.")
            promise(
                .heart, .mute, "What you share ends",
                "It is erased on the server, with what was sent to you and not looked at. You can share again afterwards; those you share with need another link."
            )
            promise(
                .clock, .mute, "Reminders are off at first",
                "What you chose to be reminded of goes along. Switch reminders on again on each device.")
            promise(
                .minus, .mute, "What stays behind",
                "Sentences and photos you have not confirmed, and a count of movements or a contraction that is still running. Finish them first."
            )
        }
    }
}
