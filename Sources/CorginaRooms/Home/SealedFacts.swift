import Markup

/// What a server can and cannot do with a sealed diary, before she writes anything.
struct SealedFacts {
    var editions = KeptEditions()

    var html: HTML {
        promises(
            "What the server can and cannot do", id: "before", more: plainLink("Privacy in plain words", to: .privacy)
        ) {
            promise(
                .lock, .appointment, "It cannot read your diary",
                "Not what you write, not your dates, not your passphrase or recovery code. Nobody can reset them: lose both, and nobody opens it again."
            )
            promise(
                .ruler, .mute, "It can see that you use it",
                "When a device connects and from where, how many entries there are, roughly how long each is, and how many devices you have."
            )
            promise(
                .warning, .calories, "It can lose it, or refuse",
                "Each of your devices keeps all of it, and says so if the server has less than it had, or something else."
            )
            promise(
                .eye, .trimester, "It sends the code that seals",
                "A server that turns malicious can send your browser other code, which could read your diary. Use one you trust, or run it yourself."
            )
            editions.promised
        }
    }
}
