import Markup

/// What happens to what she writes, in plain words: what is stored, where, who can read it, how to erase it.
public struct PrivacyPage: Page, Hashable {
    /// Where the way back leads: to settings when signed in, otherwise to welcome.
    public var isSignedIn: Bool
    /// How many daily backups this server keeps; `nil` when it makes none by itself.
    public var keptBackups: Int?
    /// The other servers that the owner configured, and her answer to each.
    public var providers: [ProvidersPage.Use]
    /// Whether a diary can live on a device alone.
    public var offersDevice: Bool

    /// Whether the owner switched reminders on.
    public var sendsReminders: Bool

    public init(
        isSignedIn: Bool, keptBackups: Int? = nil, providers: [ProvidersPage.Use] = [], sendsReminders: Bool = false,
        offersDevice: Bool = false
    ) {
        self.sendsReminders = sendsReminders
        self.offersDevice = offersDevice
        self.isSignedIn = isSignedIn
        self.keptBackups = keptBackups
        self.providers = providers
    }

    public var title: String { "Privacy" }

    public var content: HTML {
        PageFrame(
            back: isSignedIn ? ("Back to settings", .settings(.overview)) : ("Back to welcome", .welcome),
            title: "Privacy"
        )
        .html {
            div(.class("lead")) {
                h2(.class("ask")) { "Your diary is yours" }
                p(.class("lede")) { "What Corgina does with what you write, in plain words." }
            }
            whatIsStored
            whereItLies
            whoCanReadIt
            yourPart
            howToErase
            p(.class("fine")) { disclaimer }
        }
    }

    private var whatIsStored: HTML {
        promises("What is stored", id: "stored") {
            promise(
                .lock, .appointment, "What you write, encrypted",
                "Every entry is encrypted before it is stored, with a key that only your passphrase or your recovery code opens. Your name, your dates and your settings too."
            )
            promise(
                .ruler, .mute, "What isn’t encrypted",
                "How many accounts, entries and photos there are, roughly how long each is, the day an account was made, when a sign-in ends, and failed attempts to sign in. No words, no names, and nothing about how a pregnancy goes."
            )
        }
    }

    private var whereItLies: HTML {
        promises("Where", id: "where") {
            promise(.pin, .trimester, "On this server alone", ownServer)
            promise(
                .home, .appointment, "Or readable on your devices alone",
                offersDevice ? Self.deviceAlone : HomesPage.withoutDevice)
            voice
            otherServers
            reminders
            promise(
                .barcode, .calories, "Your camera, for a barcode alone",
                "It is on while you scan. Where your browser can read barcodes, no picture leaves your device; elsewhere this server reads the number and keeps no picture."
            )
            promise(
                .camera, .calories, "Your photos, the picture alone",
                "The place, the time and the camera’s details are removed from a photo before it is stored: on your device, and again here. Photos are encrypted like your words. A photo you remove is deleted within a day of your next visit."
            )
            promise(.copy, .evening, "In its backups", backups)
            promise(
                .key, .calories, "On your device",
                "Your browser holds a secret that opens the key for each request, for 30 days at most. Signing out disables it. For 400 days it also remembers that somebody has signed in there, so that nobody who guesses at your passphrase elsewhere can keep you out; that opens nothing."
            )
            promise(
                .home, .mute, "For when there is no connection",
                "Your device keeps the last Today you saw and what you say without a connection, both sealed, and, when it locks, what you were typing. Signing out removes them, and asks first if something was not sent yet."
            )
        }
    }

    @HTMLBuilder private var reminders: HTML {
        if sendsReminders {
            promise(
                .clock, .evening, "Reminders, if you switch them on",
                "To wake a device you chose, this server keeps the minutes of your next \(ReminderSchedule.days) days, also while you are signed out, but not what they are for. Your browser’s push service learns that your device is woken, and when."
            )
        }
    }

    private static let deviceAlone =
        "Before you make an account you can choose that. On one device: no server gets your diary. Sealed: this server keeps entries it cannot open, and your other devices can have them. What runs in your browser comes from this server all the same; one that turned malicious could send other code. This page says what holds for your diary once you have it."

    private var backups: String {
        let sealed = "They are sealed as your diary is, and hold no sign-ins."
        return switch keptBackups {
        case nil: "This server makes none by itself. Whoever runs it may keep some. \(sealed)"
        case 1?: "This server keeps one from the last day. \(sealed)"
        case let kept?: "This server keeps one of each of the last \(kept) days. \(sealed)"
        }
    }

    private var whoCanReadIt: HTML {
        promises("Who can read it", id: "readers") {
            promise(
                .person, .rose, "You",
                "With your passphrase or your recovery code. Lost both? Then nobody can open your diary, not even us. Keep the code safe."
            )
            promise(
                .eye, .trimester, "The server, while it answers you",
                "It works with your open diary until you sign out. Someone who tampers with the server could read it, so use one you trust, or run it yourself."
            )
            promise(
                .calendarClock, .appointment, "Anyone with a calendar link",
                "If you make one, it shows the calendar you chose, and nothing else, until you stop it, sign out everywhere or change your passphrase."
            )
            promise(
                .stethoscope, .appointment, "Whoever has a link for the clinic",
                "If you make one, it shows your report as it was then, for as long and as often as you said. This server keeps what it shows encrypted with a key that is in the link, and erases it when the link ends."
            )
            promise(
                .sparkles, .trimester, "Whoever has a token",
                "If you make one for a shortcut or a script, it does what you chose for it, adding or reading, until you end it, sign out everywhere or change your passphrase."
            )
            promise(
                .heart, .rose, "Who you share with",
                "If you share some of it, they see what you chose, and never your diary. It is sealed with a key of its own until you end it. Your notes, symptoms and mood are left out unless you say otherwise."
            )
            promise(
                .shield, .evening, "Nobody else",
                "A stolen disk or backup shows only what isn’t encrypted. The server log records that a page was requested and whether it worked, not which page or by whom."
            )
        }
    }

    private var yourPart: HTML {
        promises("If others use your phone", id: "phone") {
            promise(
                .signOut, .mute, "Sign out or lock when you are done",
                "Settings has a lock at the top; on a keyboard, Shift three times locks on any page. What your browser’s history keeps are the addresses of pages, never your words. In settings, every page can go by the name “\(PageContext.discreetTitle)”."
            )
        }
    }

    private var howToErase: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("erase")) {
            h2(.class("group-title"), .id("erase")) { "How to erase it" }
            promises {
                promise(
                    .trash, .call, "Everything, at once",
                    "Settings, Account, Erase: your diary, its key and your account are overwritten on the disk. Nobody can bring them back. Backups made before keep your sealed entries until they are replaced. They can be opened only with the passphrase you had then."
                )
                promise(
                    .send, .trimester, "Take it with you first",
                    "Export gives you all of it as one file, or as a table for a spreadsheet. Any Corgina reads either back."
                )
            }
            if isSignedIn {
                div(.class("group")) {
                    linkRow(.key, .rose, "Export, or sign out everywhere", to: .security(.overview))
                    linkRow(.trash, .call, "Erase my diary and account", to: .security(.erase))
                }
            }
        }
    }
}
