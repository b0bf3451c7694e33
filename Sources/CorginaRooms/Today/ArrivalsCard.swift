import CorginaCore
import Markup

/// How a sentence came that nobody confirmed. Raw values are kept, sealed, until she has looked.
public enum ArrivalWay: String, CaseIterable, Hashable, Sendable {
    /// It waited on a device for a connection.
    case offline
    /// A shortcut or a script sent it.
    case shortcut
}

/// What was logged from sentences said without a connection or to a shortcut, for her to look at: nobody confirmed how they were
/// read.
public struct ArrivalsCard: Hashable, Sendable {
    public var rows: [Row]
    /// How they came.
    public var ways: Set<ArrivalWay>

    /// One thing that arrived.
    public struct Row: Hashable, Sendable {
        public var id: RecordID
        public var symbol: Icon
        public var hue: Hue
        public var title: String
        /// "Dinner · 538 cal · Today, 18:40"
        public var detail: String
    }

    /// - Parameter events: in the order they arrived.
    public init(
        _ events: [HealthEvent], ways: Set<ArrivalWay> = [.offline], units: Profile.UnitSystem,
        english: WrittenEnglish, today: CalendarDay
    ) {
        self.ways = ways
        rows = events.map { event in
            let words = EventWords(event.details, units: units, english: english)
            let day = event.moment.day == today ? "" : english.withWeekday(event.moment.day) + ", "
            return Row(
                id: event.id, symbol: words.symbol, hue: words.hue, title: words.title,
                detail: [
                    words.detail, event.details == .note ? event.notes : "", "\(day)\(english.clock(event.moment))",
                ]
                .filter { !$0.isEmpty }.joined(separator: " · "))
        }
    }

    var html: HTML {
        section(.class("card arrivals"), .ariaLabelledby("arrivals-title")) {
            div(.class("waiting__head")) {
                disc(.tray, .appointment)
                div(.class("waiting__words")) {
                    h2(.class("card__title"), .id("arrivals-title")) { heading }
                    p(.class("card__sub")) {
                        question
                    }
                }
            }
            ol(.class("arrivals__list")) { rows.map(rowHTML) }
            // What arrives while she reads this list is not in it, and stays for the next.
            oneButtonForm(
                to: .offline(.checked), class: "btn btn--soft btn--wide",
                hidden: rows.last.map { ("through", "\($0.id)") }
            ) { "Looks right" }
        }
    }

    /// How it came.
    public var heading: String {
        switch ways {
        case [.offline]: "Logged while you were offline"
        case [.shortcut]: "Logged by a shortcut"
        default: "Logged by shortcut and offline"
        }
    }

    /// What she is asked.
    public var question: String {
        rows.count == 1
            ? "Corgina logged this without asking you. Is it right?"
            : "Corgina logged these \(rows.count) without asking you. Are they right?"
    }

    private func rowHTML(_ row: Row) -> HTML {
        li {
            a(
                .class("row row--action"), .id("a-\(row.id)"), .href(Route.entries(.one(row.id)).address),
                .data(.navigate)
            ) {
                disc(row.symbol, row.hue)
                span(.class("row__main")) {
                    span(.class("row__title"), .directionAuto) { row.title }
                    span(.class("row__sub"), .directionAuto) { row.detail }
                }
                icon(.chevron, class: "chev")
            }
        }
    }
}
