import CorginaCore
import Markup

/// Days until the due date.
public struct CountdownCard: Hashable, Sendable {
    public var figure: String
    public var unit: String
    public var note: String
    /// 0...100
    public var percent: Int
    public var start: String
    public var end: String
    public var description: String

    public init(_ pregnancy: Pregnancy, on today: CalendarDay) {
        let remaining = pregnancy.daysRemaining(on: today)
        let due = pregnancy.estimatedDueDate
        percent = Int(nearest: pregnancy.progress(on: today) * 100)
        start = DayWords.short(pregnancy.dating.effectiveLMP)
        end = DayWords.short(due)
        switch remaining {
        case 0:
            (figure, unit, note) = ("Due", "today", "about \(DayWords.dayAndMonth(due))")
        case ..<0:
            (figure, unit) = ("\(-remaining)", remaining == -1 ? "day" : "days")
            note = "past your due date"
        default:
            (figure, unit) = ("\(remaining)", remaining == 1 ? "day" : "days")
            note = "until about \(DayWords.dayAndMonth(due))"
        }
        description = "Countdown: \(figure) \(unit) \(note) \(due.year)"
    }

    var html: HTML {
        section(.class("card stat h-rose"), .ariaLabel(description)) {
            h2(.class("stat__label")) {
                icon(.calendarClock)
                "Countdown"
            }
            div {
                p(.class("stat__value figure")) {
                    figure + " "
                    small { unit }
                }
                p(.class("stat__note")) { note }
            }
            div(.role(.img), .ariaLabel("\(percent) percent of the way")) {
                div(.class("trimesters trimesters--whole")) { i(.class("whole " + valueClass(percent))) }
                div(.class("scale scale--ends"), .ariaHidden) {
                    span { start }
                    span { end }
                }
            }
        }
    }
}
