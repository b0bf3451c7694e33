import CorginaCore
import Markup

/// The addresses her calendar is given out under, and a form for one more. POSTs the fields of ``CalendarContents``, `name` and
/// `passphrase` to ``CalendarPlace/feeds``.
public struct CalendarPage: Page, Hashable {
    public var feeds: [Feed]
    public var name: String
    public var contents: CalendarContents
    public var speaksOfWeeks: Bool
    public var errors: [FieldError]

    /// How many addresses there can be.
    public static let mostFeeds = 8

    /// An address there is. What it looks like, nobody knows any more.
    public struct Feed: Hashable, Sendable {
        public var id: RecordID
        public var name: String
        /// "Made 21 November 2026 · discreet titles"
        public var detail: String

        public init(id: RecordID, name: String, made: CalendarDay, contents: CalendarContents, english: WrittenEnglish)
        {
            self.id = id
            self.name = name
            detail = "Made \(english.full(made)) · \(contents.isDiscreet ? "discreet" : "plain") titles"
        }
    }

    /// - Parameter pregnancy: the diary's latest, however it stands.
    public init(
        feeds: [Feed], name: String = "iPhone", contents: CalendarContents = CalendarContents(), pregnancy: Pregnancy?,
        errors: [FieldError] = []
    ) {
        self.feeds = feeds
        self.name = name
        self.contents = contents
        speaksOfWeeks = pregnancy?.outcome.isOngoing == true
        self.errors = errors
    }

    public var title: String { "Calendar" }

    public var content: HTML {
        PageFrame(back: ("Back to settings", .settings(.overview)), title: "Calendar", isTitleHeading: false).html {
            screenLead(
                "In your own calendar",
                "Your phone’s calendar subscribes to a private link. Nothing goes through a cloud."
            )
            if !errors.isEmpty { notice(.warning, .call, "", "No link was created. Check the fields marked below.") }
            if !feeds.isEmpty {
                settingsSection("Links", id: "feeds", footer: "You can stop a link you no longer need.") {
                    ul(.class("visits")) { feeds.map(row) }
                }
            }
            if feeds.count < Self.mostFeeds { newFeed }
            notice(
                .key, .calories, "Anyone with the link ",
                "can read what the calendar holds, and it lets this server open your diary whenever your phone asks, signed in or not. It opens no page and changes nothing."
            )
            accessEndings(
                of: "A link", ending: "You stop it here.",
                footer:
                    "Locking doesn’t end a link, and neither does signing out of one device: your phone’s calendar keeps reminding you."
            )
        }
    }

    private func row(_ feed: Feed) -> HTML {
        li {
            a(.class("row row--action"), .href(Route.calendar(.feed(feed.id)).address)) {
                disc(.calendarClock, .appointment)
                span(.class("row__main")) {
                    span(.class("row__title row__title--strong"), .directionAuto) { feed.name }
                    span(.class("row__sub")) { feed.detail }
                }
                icon(.chevron, class: "chev")
            }
        }
    }

    private var newFeed: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("new")) {
            h2(.class("group-title"), .id("new")) { "A new link" }
            form(
                .class("stack"), .method(.post), .action(Route.calendar(.feeds).address), .data(.navigate)
            ) {
                CalendarContentsForm(
                    name: name, contents: contents, speaksOfWeeks: speaksOfWeeks, errors: errors
                ).html
                div(.class("card stack")) {
                    passphraseField(label: "Your passphrase", isNew: false, error: errors.message(for: "passphrase"))
                }
                primaryButton("Create link")
            }
        }
    }
}
