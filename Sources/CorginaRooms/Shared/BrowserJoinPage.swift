import Markup

/// Gets a browser ready to open what somebody shares from a sealed diary. Script does it and then opens the same link again, which this
/// browser answers from then on. The link's key stands behind its `#` and goes nowhere.
public struct BrowserReadyPage: Page, Hashable {
    public init() {}

    public var title: String { "Join" }

    public var content: HTML {
        PageFrame(back: ("To the beginning", .home)).html {
            screenLead(
                "Someone is sharing with you",
                "What they share is encrypted, and only this browser will open it. For that it gets Corgina itself, about 5 MB, once. Opening the link changes nothing."
            )
            div(.class("card stack"), .data(.device, "ready")) {
                p(.role(.status), .data(.device, "state")) {
                    "This needs a browser that runs scripts. If nothing happens here, yours does not."
                }
                div(.data(.device, "again"), .hidden) { quietLink("Try again", to: .shared(.with)) }
            }
        }
    }
}

/// Joins a share of a sealed diary, or asks for its link. A browser's own worker shows it and takes both forms, which POST to
/// ``SharedPlace/with``: field `link`, and `join` once it is to be used up.
public struct BrowserJoinPage: Page, Hashable {
    /// The secret of a link that can be used; `nil` to ask for one.
    public var secret: String?
    /// Whether this browser has a share already, which joining another one lets go of.
    public var hasShare: Bool
    public var error: String?
    public var problem: String?

    public init(secret: String? = nil, hasShare: Bool = false, error: String? = nil, problem: String? = nil) {
        self.secret = secret
        self.hasShare = hasShare
        self.error = error
        self.problem = problem
    }

    public var title: String { "Join" }

    public var content: HTML {
        PageFrame(back: ("To the beginning", .home)).html {
            screenLead(
                "Someone is sharing with you",
                secret == nil
                    ? "Opening the link changes nothing. It works once, when you join."
                    : "You need no account: what they share opens in this browser only. The link can be used once."
            )
            if let problem { notice(.warning, .call, "", problem) }
            if let secret { joining(secret) } else { asking }
            plainLink("Privacy in plain words", to: .privacy)
        }
    }

    private var asking: HTML {
        form(
            .class("stack"), .method(.post), .action(Route.shared(.with).address), .data(.invited),
            .data(.device, "new")
        ) {
            div(.class("card stack")) {
                Field(name: "link", label: "The link you were sent", hint: "Paste the whole link.", error: error)
                    .html(
                        .type(.text), .autocomplete(.off), .autocapitalize(.none), .spellcheck(false),
                        .maxlength(400), .required())
            }
            primaryButton("Continue")
        }
    }

    @HTMLBuilder private func joining(_ secret: String) -> HTML {
        if hasShare {
            notice(
                .warning, .calories, "Something is shared with you here already. ",
                "One browser shows one share. If you join, what you see here now is shared with you no longer.")
        }
        notice(
            .info, .trimester, "Join in the browser you will use. ",
            "If you clear its data, or use a private window, what is shared is gone from it and you need another link. Bookmark the page, or add it to your Home Screen."
        )
        form(
            .class("stack"), .method(.post), .action(Route.shared(.with).address), .data(.device, "new")
        ) {
            input(.type(.hidden), .name("link"), .value(secret))
            input(.type(.hidden), .name("join"), .value("yes"))
            primaryButton("Join")
        }
        p(.class("fine")) { "You see only what was chosen for you. Whoever shares it sees the day you last looked." }
    }
}

/// A link of a share of a sealed diary that cannot be used.
public struct BrowserLinkOverPage: Page, Hashable {
    public init() {}

    public var title: String { "Link" }

    public var content: HTML {
        PageFrame(back: ("To the beginning", .home)).html {
            span(.data(.device, "link"), .hidden)
            screenLead(
                "This link cannot be used",
                "It may have been used already, or be more than a week old. Ask for a new one. If you joined by it, open Corgina in the browser you joined with."
            )
        }
    }
}
