import Markup

/// About the share that this browser opens, and its end. POSTs to ``SharedPlace/leave``.
public struct BrowserSharePage: Page, Hashable {
    public var problem: String?

    public init(problem: String? = nil) { self.problem = problem }

    public var title: String { "This browser" }

    public var content: HTML {
        PageFrame(back: ("Back", .shared(.today)), title: "This browser", isTitleHeading: false).html {
            span(.data(.device, "shared"), .hidden)
            screenLead("What this browser keeps")
            if let problem { notice(.warning, .call, "", problem) }
            div(.class("card stack")) {
                p {
                    "A key that opens what is shared with you. It never leaves this browser. What is shared lies on the server, encrypted, and so does what you send until it is looked at. The server can’t read either."
                }
                p {
                    "The server sees when this browser looks and from where. Whoever holds this device while the browser is open can see what you see."
                }
            }
            form(.method(.post), .action(Route.shared(.leave).address), .data(.navigate)) {
                InPlaceConfirmation(
                    ask: "Leave this share", question: "Leave this share?",
                    sentence:
                        "The key is deleted here, and the share ends. To see something again you need another link.",
                    confirm: "Leave", isGrave: true
                ).html
            }
            plainLink("Privacy in plain words", to: .privacy)
        }
    }
}

/// What a browser shows once what was shared with it has ended.
public struct BrowserShareEndedPage: Page, Hashable {
    /// Whether the companion ended it here, just now.
    public var isLeft: Bool

    public init(isLeft: Bool = false) { self.isLeft = isLeft }

    public var title: String { "Today" }

    public var content: HTML {
        PageFrame(back: ("To the beginning", .home), isTitleHeading: false).html {
            span(.data(.device, "unshared"), .hidden)
            screenLead(
                "Nothing is shared with you",
                isLeft
                    ? "You left the share, and its key is deleted here. To see something again, ask for a link."
                    : "What was shared with this browser has ended, and its key is deleted here. To see something again, ask for a link."
            )
        }
    }
}
