import CorginaCore
import CorginaJournal
import Markup

/// The day's entries. What was logged just now stands first, with Undo beside it; of the others the latest are in sight and the rest
/// unfolds.
public struct LatestSection: Hashable, Sendable {
    /// Newest first, what was logged just now before all others.
    public var rows: [TimelineRow]
    /// How many entries the day has; more than ``rows`` where it has too many for this page.
    public var count: Int
    public var day: CalendarDay
    public var isToday: Bool
    /// What a day without entries says.
    public var emptyTitle: String

    /// How many rows there are at most. All entries has the others, and its second part of a long day begins there.
    static let mostRows = TimelinePart.mostOfADay

    /// How many rows are in sight before she unfolds the others.
    private static let mostShown = 4

    var html: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("timeline")) {
            div(.class("section-head")) {
                h2(.class("section-title"), .id("timeline")) { isToday ? "Latest" : "Entries" }
                a(.class("link"), .href(Route.timeline(.list(.all)).address)) {
                    "All entries"
                    icon(.chevron)
                }
            }
            if rows.isEmpty { empty } else { list }
        }
    }

    private var empty: HTML {
        div(.class("card empty")) {
            disc(.sparkles, .rose)
            p(.class("empty__title")) { emptyTitle }
            p(.class("card__sub")) {
                "Try “porridge and a coffee” below."
            }
        }
    }

    /// If only one more row is left, it is shown and not hidden behind a line of its own.
    private var shown: Int {
        let fresh = rows.prefix { $0.isNew }.count
        let most = max(Self.mostShown, fresh)
        return !isToday || rows.count <= most + 1 ? rows.count : most
    }

    private var rest: TimelineAddress { .all.starting(from: TimelineStart(day, skipped: rows.count)) }

    private var list: HTML {
        div(.class("group")) {
            ol(.class("timeline latest")) { rows.prefix(shown).map { $0.html } }
            if rows.count > shown {
                details(.class("latest__rest")) {
                    summary(.class("row row--action link")) {
                        span(.class("when-shut")) { "\(rows.count - shown) more today" }
                        span(.class("when-open")) { "Fewer" }
                        icon(.chevron)
                    }
                    ol(.class("timeline latest")) { rows.dropFirst(shown).map { $0.html } }
                }
            }
            if count > rows.count {
                a(.class("row row--action link"), .href(Route.timeline(.list(rest)).address)) {
                    "\(Figure.whole(Double(count - rows.count))) more in All entries"
                    icon(.chevron)
                }
            }
        }
    }
}
