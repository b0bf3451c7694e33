import CorginaCore
import Markup

/// Everything measured, the latest of each, and the ways to the kick counter and the contraction timer while they are for her.
public struct MeasurementsPage: Page, Hashable {
    public var cards: [Card]
    public var links: MeasurementLinks
    /// The day that has passed which is logged onto; `nil` for now.
    var pastDay: CalendarDay?
    var english: WrittenEnglish
    public var toast: Toast?

    /// The latest of a kind, with how it went.
    public struct Card: Hashable, Sendable {
        public var kind: MeasuredKind
        public var value: String
        public var unit: String
        /// "Today, 07:40"
        public var when: String
        /// Oldest first; of blood pressure the upper one.
        public var line: [Double]
    }

    /// - Parameter events: her readings, newest first.
    public init(
        events: [HealthEvent], profile: Profile, now: Moment, links: MeasurementLinks, pastDay: CalendarDay? = nil,
        toast: Toast? = nil
    ) {
        self.pastDay = pastDay
        english = profile.english
        let events = events.filter { $0.moment <= now }
        cards = MeasuredKind.allCases.filter { !$0.isOfPregnancy }.map { kind in
            Card(
                ReadingSeries(
                    kind: kind, profile: profile,
                    events: events.filter { $0.details.kind == kind.event }, now: now)
            )
        }
        self.links = links
        self.toast = toast
    }

    public var title: String { "Measurements" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: back, title: "Measurements", isNarrow: false).html {
            if let pastDay {
                p(.class("group-note group-note--lead")) { "Logged onto \(english.withWeekday(pastDay))." }
            }
            ul(.class("readings")) {
                for card in cards { li { card.html(pastDay) } }
            }
            // What is timed begins now.
            if pastDay == nil { links.live }
            p(.class("fine")) {
                "Corgina shows your readings. It can’t tell you that everything is fine. If you’re worried, call your provider, even if nothing here says to."
            }
        }
        if let toast { toast.html }
    }

    private var back: (String, Route) {
        pastDay.map { ("Back to \(english.dayAndMonth($0))", .day($0)) } ?? ("Back to today", .today)
    }
}

extension MeasurementsPage.Card {
    /// How many readings the small line shows.
    private static let shown = 14

    init(_ series: ReadingSeries) {
        kind = series.kind
        let latest = series.latest
        value = latest?.value ?? ""
        unit = latest?.unit ?? ""
        when = latest?.when ?? ""
        let screen = series.kind.screen
        line = series.events.prefix(Self.shown).reversed().compactMap { screen.height($0.details, series.units) }
    }

    func html(_ pastDay: CalendarDay?) -> HTML {
        a(
            .class("card stat reading-card \(kind.screen.page.hue.className)"),
            .href(Route.measurements(MeasurementPlace.kind(kind).onDay(pastDay)).address)
        ) {
            span(.class("stat__label")) {
                icon(kind.screen.page.symbol)
                kind.displayName
            }
            if value.isEmpty {
                span(.class("stat__note")) { "Nothing yet. Add one" }
            } else {
                span {
                    span(.class("stat__value figure")) {
                        value + " "
                        small { unit }
                    }
                    span(.class("stat__note")) { when }
                }
                if line.count > 1 { Sparkline(values: line, hue: kind.screen.page.hue).html }
            }
        }
    }
}
