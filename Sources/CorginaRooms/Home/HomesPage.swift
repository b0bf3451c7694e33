import Markup

/// The homes a diary can have, each with what it means.
public struct HomesPage: Page, Hashable {
    /// Whether this server has what a device needs to keep a diary by itself.
    public var offersDevice: Bool

    public init(offersDevice: Bool) { self.offersDevice = offersDevice }

    public var title: String { "Where your diary lives" }

    public var content: HTML {
        PageFrame(back: ("Back to welcome", .welcome)).html {
            screenLead(
                "Where should your diary live?",
                "You can move it later, in Settings. Every entry and photo goes along."
            )
            if offersDevice {
                sealedHome
                deviceHome
            }
            serverHome
            if !offersDevice { p(.class("fine")) { Self.withoutDevice } }
            plainLink("Privacy in plain words", to: .privacy)
        }
    }

    private var sealedHome: HTML {
        home(
            "Sealed", id: "sealed",
            [
                (
                    .lock, .appointment, "Only your devices can read it",
                    "Every entry is sealed on your device. The server keeps what it cannot open."
                ),
                (
                    .copy, .trimester, "On all your devices",
                    "Sign in anywhere. Each device has all of it and works without a connection."
                ),
                (
                    .warning, .calories, "Nobody can let you in",
                    "Lose your passphrase and your recovery code, and it stays closed."
                ),
                (
                    .minus, .mute, "What it can’t do",
                    "No imports from other apps, Shortcuts or calendar links. They need a server that reads."
                ),
            ],
            button: HTML.sequence([
                primaryLink("Keep it sealed", to: .homes(.sealed)),
                plainLink("Open a sealed diary on this device", to: .homes(.signIn)),
            ]))
    }

    private var deviceHome: HTML {
        home(
            "On this device only", id: "device",
            [
                (.lock, .appointment, "Nobody else can read it", "It’s sealed in this browser, and no server gets it."),
                (.offline, .trimester, "Works without a connection", "All of it, once it is set up."),
                (
                    .warning, .calories, "If the device is lost, so is the diary",
                    "Nothing is copied anywhere. Export it now and then, and keep the file somewhere safe."
                ),
                (
                    .minus, .mute, "What it can’t do",
                    "No other devices, imports from other apps, Shortcuts, calendar links or invitations. No reminders: a server has to wake your device, and none knows of this diary."
                ),
            ], button: quietLink("Keep it on this device", to: .homes(.device)))
    }

    private var serverHome: HTML {
        home(
            "On this server, with an account", id: "server",
            [
                (.copy, .appointment, "On all your devices", "Sign in anywhere. The server’s backups have it, sealed."),
                (
                    .eye, .trimester, "The server can read it while you’re signed in",
                    "It’s sealed on the disk with your passphrase. Use a server you trust."
                ),
                (
                    .check, .calories, "Everything Corgina can do",
                    "Imports from other apps, Shortcuts, calendar links and invitations."
                ),
            ], button: quietLink("Make an account", to: .newAccount))
    }

    private typealias Point = (Icon, Hue, String, String)

    private func home(_ heading: String, id: String, _ points: [Point], button: HTML) -> HTML {
        promises(heading, id: id, more: button) {
            for (symbol, hue, heading, words) in points { promise(symbol, hue, heading, words) }
        }
    }

    /// Why the home on a device is not offered.
    static let withoutDevice =
        "A home on your own devices is not offered here: this server was started without the program a browser needs for it."
}
