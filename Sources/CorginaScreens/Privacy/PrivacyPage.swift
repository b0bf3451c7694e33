import Markup

/// What happens to what she writes, in plain words.
public struct PrivacyPage: Page, Hashable {
    /// Where the way back leads: to settings when signed in, otherwise to welcome.
    public var isSignedIn: Bool

    public init(isSignedIn: Bool) { self.isSignedIn = isSignedIn }

    public var title: String { "Privacy" }

    public var content: HTML {
        PageFrame(back: isSignedIn ? ("Back to settings", .settings) : ("Back to welcome", .welcome), title: "Privacy")
            .html {
                div(.class("lead")) {
                    h2(.class("ask")) { "Your diary is yours" }
                    p(.class("lede")) { "What Corgina does with what you write, in plain words." }
                }
                ul(.class("group promises")) {
                    promise(
                        .lock, .appointment, "Sealed before it is stored",
                        "Every entry is encrypted with a key that only your passphrase or your recovery code opens. A stolen disk or a backup shows nothing."
                    )
                    promise(
                        .key, .calories, "The key is not kept",
                        "While you are signed in, your browser holds a secret that opens the key for each request. Signing out forgets it. A calendar address you make holds one too, until you stop it."
                    )
                    promise(
                        .home, .evening, "What stays on this device",
                        "The last Today you saw and what you say without a connection, both sealed. Signing out removes them, and asks first if something was not sent yet."
                    )
                    promise(
                        .eye, .trimester, "What the server can see",
                        "While it answers you, the server works with your open diary. So trust whoever runs it, or run it yourself."
                    )
                    promise(
                        .shield, .evening, "Nothing is sent elsewhere",
                        "No advertising, no tracking, no third parties. Your sentences are understood on this server, without the internet."
                    )
                    promise(
                        .person, .rose, "Lost both?",
                        "Without your passphrase and your recovery code nobody can open your diary, not even us. Keep the code safe."
                    )
                }
                p(.class("fine")) { disclaimer }
            }
    }

    private func promise(_ symbol: Icon, _ hue: Hue, _ heading: String, _ words: String) -> HTML {
        li(.class("row")) {
            disc(symbol, hue)
            div(.class("row__main")) {
                h3(.class("row__title row__title--strong")) { heading }
                p(.class("row__sub")) { words }
            }
        }
    }
}
