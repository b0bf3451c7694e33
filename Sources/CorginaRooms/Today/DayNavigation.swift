import CorginaCore
import Markup

/// The day a page shows, with the way to the days around it. Nothing lies after today.
public struct DayNavigation: Hashable, Sendable {
    public var shown: CalendarDay
    public var today: CalendarDay

    public init(shown: CalendarDay, today: CalendarDay) {
        self.shown = shown
        self.today = today
    }

    public var isToday: Bool { shown == today }

    /// "Today", "Yesterday" or "21 November".
    public var heading: String { DayWords.relative(shown, to: today) }

    var html: HTML {
        nav(.class("day-nav"), .ariaLabel("Days")) {
            a(
                .class("round glass"), .href(place(of: shown - 1).address),
                .ariaLabel("Previous day, \(DayWords.withWeekday(shown - 1))")
            ) {
                icon(.back)
            }
            if !isToday {
                if shown + 1 < today {
                    a(
                        .class("round glass"), .href(place(of: shown + 1).address),
                        .ariaLabel("Next day, \(DayWords.withWeekday(shown + 1))")
                    ) {
                        icon(.chevron)
                    }
                }
                a(.class("chip"), .href(Route.today.address)) { "Today" }
            }
        }
    }

    private func place(of day: CalendarDay) -> Route { day == today ? .today : .day(day) }
}
