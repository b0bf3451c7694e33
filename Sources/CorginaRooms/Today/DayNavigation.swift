import CorginaCore
import Markup

/// The day a page shows, with the way to the days around it and to any other. Nothing lies after today.
public struct DayNavigation: Hashable, Sendable {
    public var shown: CalendarDay
    public var today: CalendarDay
    var english: WrittenEnglish

    public init(shown: CalendarDay, today: CalendarDay, english: WrittenEnglish) {
        self.shown = shown
        self.today = today
        self.english = english
    }

    public var isToday: Bool { shown == today }

    /// The day where it has passed; `nil` for today.
    var past: CalendarDay? { isToday ? nil : shown }

    /// "Today", "Yesterday" or "21 November".
    public var heading: String { english.relative(shown, to: today) }

    /// The day's name between the ways to the days around it; opened it has a field for any other day.
    var html: HTML {
        div(.class("day-nav")) {
            step(.back, "Previous day", to: shown - 1)
            details(.class("day-picker")) {
                summary(.class("overline")) {
                    time(.datetime("\(shown)")) { "\(english.shortWeekday(shown)), \(english.dayAndMonth(shown))" }
                    span(.class("vh")) { ". Choose another day" }
                    icon(.chevron)
                }
                form(.class("day-picker__form card"), .method(.post), .action(Route.days.address)) {
                    label(.for("another-day")) { "Any day" }
                    input(
                        .id("another-day"), .type(.date), .name("day"), .value("\(shown)"),
                        .min("\(Visit.firstDay)"), .max("\(today)"), .required())
                    button(.class("btn btn--soft"), .type(.submit)) { "Show" }
                }
            }
            if shown + 1 < today { step(.chevron, "Next day", to: shown + 1) }
        }
    }

    private func step(_ symbol: Icon, _ label: String, to day: CalendarDay) -> HTML {
        a(
            .class("day-step"), .href((day == today ? Route.today : .day(day)).address),
            .ariaLabel("\(label), \(english.withWeekday(day))")
        ) {
            icon(symbol)
        }
    }
}
