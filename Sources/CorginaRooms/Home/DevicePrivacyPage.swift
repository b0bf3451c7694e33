import Markup

/// What a diary on this device keeps, where it lies, who can read it and how it is erased.
public struct DevicePrivacyPage: Page, Hashable {
    public init() {}

    public var title: String { "Privacy" }

    public var content: HTML {
        PageFrame(back: ("Back to settings", .settings(.overview)), title: "Privacy").html {
            div(.class("lead")) {
                h2(.class("ask")) { "Your diary is yours" }
                p(.class("lede")) { "It lives on this device only. What that means, in plain words." }
            }
            promises("What is stored", id: "stored") {
                promise(
                    .lock, .appointment, "What you write, encrypted",
                    "Every entry is encrypted in this browser before it is stored, with a key that only your passphrase or your recovery code opens. What waits to be confirmed too."
                )
                promise(
                    .ruler, .mute, "What isn’t encrypted",
                    "How many entries there are, roughly how long each is, after how many minutes it locks, and when it was used last. No words, and nothing about how a pregnancy goes."
                )
            }
            promises("Where", id: "where") {
                promise(
                    .pin, .trimester, "In this browser, and nowhere else",
                    "No server gets it, sealed or not. This server sent the app, and sends the next edition of it. It learns that somebody asked, and from where."
                )
                promise(
                    .warning, .calories, "The browser may delete it",
                    "If you clear this site’s data; when space is short; in Safari after some weeks without a visit, unless Corgina is on your Home Screen. Then only a file you exported brings it back."
                )
            }
            readers
            promises("How to erase it", id: "erase") {
                promise(
                    .trash, .call, "Everything, at once",
                    "Settings, This device, Erase: your diary and its keys are deleted from the browser. When the browser overwrites the space on the disk is up to it."
                )
            }
            p(.class("fine")) { disclaimer }
        }
    }

    private var readers: HTML {
        promises("Who can read it", id: "readers") {
            promise(
                .person, .rose, "You",
                "With your passphrase or your recovery code. Lost both? Then nobody can open your diary, not even us.")
            promise(
                .key, .calories, "Whoever holds this device while it is open",
                "Until it locks, the browser keeps a key that opens the diary, also when it is closed. Lock it when you are done; on a keyboard, Shift three times locks on any page."
            )
            promise(
                .eye, .trimester, "A server that sends other code",
                "What runs here came from this server. One that somebody tampered with could send a page that reads your diary. Use one you trust, or run it yourself."
            )
            promise(
                .shield, .evening, "Nobody else",
                "A stolen disk of a locked diary shows only what isn’t encrypted.")
        }
    }
}
