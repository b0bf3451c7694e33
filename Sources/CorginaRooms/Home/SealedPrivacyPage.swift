import Markup

/// What a sealed diary keeps and where, who can read it and how it is erased.
public struct SealedPrivacyPage: Page, Hashable {
    public init() {}

    public var title: String { "Privacy" }

    public var content: HTML {
        PageFrame(back: ("Back to settings", .settings(.overview)), title: "Privacy").html {
            div(.class("lead")) {
                h2(.class("ask")) { "Your diary is yours" }
                p(.class("lede")) { "It opens on your devices only. What that means, in plain words." }
            }
            promises("Where", id: "where") {
                promise(
                    .home, .appointment, "On your devices",
                    "All of it, sealed in the browser with a key that only your passphrase or your recovery code opens. What waits to be confirmed stays on the device."
                )
                promise(
                    .copy, .trimester, "On the server, sealed",
                    "Every entry is sealed on your device before it is sent. The server and its backups have no key, and get neither your passphrase nor your recovery code."
                )
            }
            promises("What the server sees", id: "seen") {
                promise(
                    .ruler, .mute, "That you use it",
                    "When a device connects and from where, how many entries you add and roughly how long each is, and how many devices you have. No words, and nothing about how a pregnancy goes."
                )
            }
            promises("Who can read it", id: "readers") {
                promise(
                    .person, .rose, "You",
                    "With your passphrase or your recovery code. Lost both? Then nobody can open your diary, not even us."
                )
                promise(
                    .key, .calories, "Whoever holds a device while it is open",
                    "Until it locks, the browser keeps a key that opens the diary, also when it is closed. Lock it when you are done; on a keyboard, Shift three times locks on any page."
                )
                promise(
                    .eye, .trimester, "A server that sends other code",
                    "What runs here came from this server. One that turned malicious could send a page that reads your diary. Use one you trust, or run it yourself."
                )
                promise(
                    .shield, .evening, "Whoever guesses your passphrase",
                    "A thief of the server’s disk can try passphrases, a third of a second each. Four or five unrelated words take far too long."
                )
            }
            promises("How to erase it", id: "erase") {
                promise(
                    .trash, .call, "Here, or everywhere",
                    "Settings, Your sealed diary, Erase. On the server it is gone at once; its backups have it, sealed, until they are replaced."
                )
            }
            p(.class("fine")) { disclaimer }
        }
    }
}
