import Markup

/// What goes along, and what ends, where an account the server reads becomes a sealed one.
struct SealedChanges {
    var html: HTML {
        promises("What changes for you", id: "changes", more: plainLink("Export first", to: .security(.overview))) {
            promise(
                .check, .appointment, "Every entry, photo and setting goes along",
                "Either all of it is moved or nothing is. If anything stops it, your diary is as it was.")
            promise(
                .minus, .mute, "What the server did for you ends",
                "Shortcuts, calendar links, links for the clinic, what you share with a companion, unused invitations, sentences you have not confirmed yet, and a count of movements or a contraction that is still running."
            )
            promise(
                .signOut, .trimester, "Your other devices are signed out",
                "Open Corgina on each first, with a connection, so that it sends what it kept. Afterwards choose “Open a sealed diary” on each."
            )
            promise(
                .clock, .evening, "Reminders are off at first",
                "What you chose to be reminded of goes along. Switch reminders on again on each device.")
            promise(
                .copy, .call, "Older backups keep the old diary",
                "They have it under your passphrase until the server’s owner replaces them. The server had your passphrase while you used it to sign in: choose another one later if that worries you."
            )
        }
    }
}
