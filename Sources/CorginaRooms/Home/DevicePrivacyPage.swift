import Markup

/// What a diary that opens on her devices keeps and where, who can read it and how it is erased. One page for both such homes, each with
/// its list.
public struct DevicePrivacyPage: Page, Hashable {
    /// Whether a server keeps it as well, sealed.
    public var isSealed: Bool
    /// Which editions of Corgina this device takes.
    public var editions: KeptEditions

    public init(isSealed: Bool = false, editions: KeptEditions = KeptEditions()) {
        self.isSealed = isSealed
        self.editions = editions
    }

    public var title: String { "Privacy" }

    public var content: HTML {
        PageFrame(back: ("Back to settings", .settings(.overview)), title: "Privacy").html {
            div(.class("lead")) {
                h2(.class("ask")) { "Your diary is yours" }
                p(.class("lede")) {
                    isSealed
                        ? "It opens on your devices only. What that means, in plain words."
                        : "It lives on this device only. What that means, in plain words."
                }
            }
            for part in isSealed ? Self.sealed : Self.device {
                promises(part.title, id: part.id) {
                    for it in part.promises { promise(it.symbol, it.hue, it.title, it.words) }
                    if part.id == "readers" { editions.honest }
                }
            }
            p(.class("fine")) { disclaimer }
        }
    }

    /// One question, and what is promised about it.
    struct Part {
        let title: String
        let id: String
        let promises: [Promise]
    }

    struct Promise {
        let symbol: Icon
        let hue: Hue
        let title: String
        let words: String
    }
}

// MARK: The two lists

extension DevicePrivacyPage {
    private static var device: [Part] {
        [
            Part(title: "What is stored", id: "stored", promises: [encrypted, clear]),
            Part(title: "Where", id: "where", promises: [here, mayBeDeleted]),
            Part(title: "Who can read it", id: "readers", promises: [you, holder, otherCode, nobodyElse]),
            Part(title: "How to erase it", id: "erase", promises: [erasedHere]),
        ]
    }

    private static var sealed: [Part] {
        [
            Part(title: "Where", id: "where", promises: [onDevices, onServer]),
            Part(title: "What the server sees", id: "seen", promises: [use, reminders]),
            Part(
                title: "Who can read it", id: "readers", promises: [you, holder, companion, clinic, otherCode, guesser]),
            Part(title: "How to erase it", id: "erase", promises: [erasedAnywhere]),
        ]
    }
}

// MARK: Said of both

extension DevicePrivacyPage {
    private static var you: Promise {
        Promise(
            symbol: .person, hue: .rose, title: "You",
            words:
                "With your passphrase or your recovery code. Lost both? Then nobody can open your diary, not even us.")
    }

    private static var holder: Promise {
        Promise(
            symbol: .key, hue: .calories, title: "Whoever holds a device while it is open",
            words:
                "Until it locks, the browser keeps a key that opens the diary, even when it is closed. Lock it when you are done; on a keyboard, Shift three times locks on any page."
        )
    }

    private static var otherCode: Promise {
        Promise(
            symbol: .eye, hue: .trimester, title: "A server that sends other code",
            words:
                "What runs here came from this server. One that turned malicious, or that somebody tampered with, could send a page that reads your diary. Use one you trust, or run it yourself."
        )
    }
}

// MARK: Said of one on this device only

extension DevicePrivacyPage {
    private static var encrypted: Promise {
        Promise(
            symbol: .lock, hue: .appointment, title: "What you write, encrypted",
            words:
                "Every entry is encrypted in this browser before it is stored, with a key that only your passphrase or your recovery code opens. What waits to be confirmed too. Of a photo the place, the time and the camera’s details are removed first; one you remove is deleted within a day of your next visit."
        )
    }

    private static var clear: Promise {
        Promise(
            symbol: .ruler, hue: .mute, title: "What isn’t encrypted",
            words:
                "How many entries and photos there are, roughly how long each is, after how many minutes it locks, and when it was used last. No words, and nothing about how a pregnancy goes."
        )
    }

    private static var here: Promise {
        Promise(
            symbol: .pin, hue: .trimester, title: "In this browser, and nowhere else",
            words:
                "No server gets it, sealed or not. This server sent the app, and sends the next edition of it. It learns that somebody asked, and from where."
        )
    }

    private static var mayBeDeleted: Promise {
        Promise(
            symbol: .warning, hue: .calories, title: "The browser may delete it",
            words:
                "If you clear this site’s data; when space is short; in Safari after some weeks without a visit, unless Corgina is on your Home Screen. Then only a file you exported brings it back."
        )
    }

    private static var nobodyElse: Promise {
        Promise(
            symbol: .shield, hue: .evening, title: "Nobody else",
            words: "A stolen disk of a locked diary shows only what isn’t encrypted.")
    }

    private static var erasedHere: Promise {
        Promise(
            symbol: .trash, hue: .call, title: "Everything, at once",
            words:
                "Settings, This device, Erase: your diary and its keys are deleted from the browser. When the browser overwrites the space on the disk is up to it."
        )
    }
}

// MARK: Said of a sealed one

extension DevicePrivacyPage {
    private static var onDevices: Promise {
        Promise(
            symbol: .home, hue: .appointment, title: "On your devices",
            words:
                "All of it, sealed in the browser with a key that only your passphrase or your recovery code opens. What waits to be confirmed stays on the device. Of a photo the place, the time and the camera’s details are removed first."
        )
    }

    private static var onServer: Promise {
        Promise(
            symbol: .copy, hue: .trimester, title: "On the server, sealed",
            words:
                "Every entry and photo is sealed on your device before it is sent. The server and its backups have no key, and get neither your passphrase nor your recovery code."
        )
    }

    private static var use: Promise {
        Promise(
            symbol: .ruler, hue: .mute, title: "That you use it",
            words:
                "When a device connects and from where, how many entries and photos you add and roughly how long each is, how many devices you have, and how many links for the clinic, when they end and when they are opened. If you share: with how many browsers, and when each of them looks or sends something. No words, and nothing about how a pregnancy goes."
        )
    }

    private static var reminders: Promise {
        Promise(
            symbol: .clock, hue: .evening, title: "Reminders, if you switch them on",
            words:
                "To wake a device you chose, the server gets the minutes of your next \(ReminderSchedule.days) days from your devices, and where that device is reached, but not what the minutes are for. Your browser’s push service learns that your device is woken, and when. On the device, the words come from your diary."
        )
    }

    private static var clinic: Promise {
        Promise(
            symbol: .stethoscope, hue: .appointment, title: "Whoever has a link for the clinic",
            words:
                "If you make one, it shows your report as it was then, for as long and as often as you said. Your device encrypts it, with a key that is in the link; the server keeps it until the link ends and can’t read it."
        )
    }

    private static var companion: Promise {
        Promise(
            symbol: .heart, hue: .rose, title: "Whoever you share with",
            words:
                "They see what you chose, in the one browser they joined with, until you end it. Your device encrypts it for that browser; the server keeps it and can’t read it. What they send you waits there, encrypted, until you look at it."
        )
    }

    private static var guesser: Promise {
        Promise(
            symbol: .shield, hue: .evening, title: "Whoever guesses your passphrase",
            words:
                "A thief of the server’s disk can try passphrases, a third of a second each. Four or five unrelated words take far too long."
        )
    }

    private static var erasedAnywhere: Promise {
        Promise(
            symbol: .trash, hue: .call, title: "Here, or everywhere",
            words:
                "Settings, Your sealed diary, Erase. On the server it is gone at once; a photo you remove within a day of your next visit. Its backups have it, sealed, until they are replaced."
        )
    }
}
