import CorginaCore
import CorginaJournal
import Markup

/// All entries, by day, newest first. Searching POSTs fields `words` and `tag` to the shown ``TimelinePlace/list(_:)``.
public struct TimelinePage: Page, Hashable {
    public var address: TimelineAddress
    /// The kinds to narrow it to, in one order.
    public var kinds: [HealthEvent.Details.Kind]
    /// The words searched for; empty without a search.
    public var words: String
    public var tag: String?
    /// The tags to narrow it to, the most used first.
    public var tags: [String]
    public var days: [Day]
    public var earlier: TimelineAddress?
    public var later: TimelineAddress?
    /// How many entries there are, on all pages.
    public var count: Int
    /// What is wrong with the words.
    public var error: String?
    public var toast: Toast?

    /// A day with its entries.
    public struct Day: Hashable, Sendable {
        public var day: CalendarDay
        /// "Today", "Saturday, 21 November", "Tuesday, 2 December 2025".
        public var heading: String
        public var rows: [TimelineRow]
    }

    /// How many tags are offered.
    public static let mostTags = 12

    public init(
        _ part: TimelinePart, of query: TimelineQuery, at address: TimelineAddress,
        kinds: Set<HealthEvent.Details.Kind>,
        tags: [String], profile: Profile, today: CalendarDay
    ) {
        self.address = address
        self.kinds = HealthEvent.Details.Kind.allCases.filter { kinds.contains($0) || query.kinds.contains($0) }
        words = query.words
        tag = query.tag
        self.tags = EventTags.adding(Array(tags.prefix(Self.mostTags)), to: query.tag.map { [$0] } ?? [])
        days = part.days.map { part in
            Day(
                day: part.day, heading: Self.heading(part.day, today: today, profile.english),
                rows: part.events.map { event in
                    var row = TimelineRow(event, units: profile.units, english: profile.english)
                    row.listedOn = address
                    return row
                })
        }
        earlier = part.earlier.map { address.starting(from: $0) }
        later = part.later.map { address.starting(from: part.isLaterNewest ? nil : $0) }
        count = part.count
    }

    public var title: String { "All entries" }

    /// Whether it is narrowed to anything.
    var isNarrowed: Bool { !words.isEmpty || tag != nil || !address.kinds.isEmpty }

    private static func heading(_ day: CalendarDay, today: CalendarDay, _ english: WrittenEnglish) -> String {
        switch today - day {
        case 0: "Today"
        case 1: "Yesterday"
        case -1: "Tomorrow"
        default:
            day.year == today.year ? english.withWeekday(day) : english.withWeekdayAndYear(day)
        }
    }
}
