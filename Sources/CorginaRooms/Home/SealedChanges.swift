import Markup

/// What goes along, and what ends, where an account the server reads becomes a sealed one.
struct SealedChanges {
    var html: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("changes")) {
            h2(.class("group-title"), .id("changes")) { "What changes for you" }
            ul(.class("group promises")) {
                promise(
                    .check, .appointment, "Every entry and setting goes along",
                    "Either all of it is moved or nothing is. If anything stops it, your diary is as it was.")
                promise(
                    .camera, .calories, "Photos stay behind and are erased",
                    "A Sealed diary has none yet. Export your diary with its photos first if you want to keep them.")
                promise(
                    .minus, .mute, "What the server did for you ends",
                    "Shortcuts, calendar links, links for the clinic, reminders by the server, what you share with a companion, unused invitations, and sentences you have not confirmed yet."
                )
                promise(
                    .signOut, .trimester, "Your other devices are signed out",
                    "Send what they kept without a connection first. Then choose “Open a sealed diary” on each.")
                promise(
                    .copy, .call, "Older backups keep the old diary",
                    "They have it under your passphrase until the server’s owner replaces them. The server had your passphrase while you used it to sign in: choose another one later if that worries you."
                )
            }
            plainLink("Export first", to: .security(.overview))
        }
    }
}
