import CorginaCore
import Markup

/// Seven days as bars, each a link to its day, with marks for the goal and the average.
///
/// Bars, names and figures are words on the page and not in a drawing, so that they grow with the text; where the text is
/// very large the days stand below each other.
struct WeekChart: Hashable, Sendable {
    var week: CalorieWeek
    /// The day that is open beside the chart.
    var chosen: CalendarDay?
    var isTall = false
    /// What the days' ids begin with, where several charts are on one page.
    var name = "day"

    var html: HTML {
        let scale = CalorieScale(week)
        return div(.class(isTall ? "trend trend--tall" : "trend"), .role(.group), .ariaLabel(description)) {
            div(.class("week__plot"), .ariaHidden) { WeekMarks(week: week, scale: scale).html }
            ol(.class("week__days")) { week.days.map { column($0, scale) } }
        }
    }

    private func column(_ day: CalorieDay, _ scale: CalorieScale) -> HTML {
        let isToday = day.day == week.today
        return li {
            a(
                .class("day" + (isToday ? " day--today" : "") + (day.day == chosen ? " is-chosen" : "")),
                .id("\(name)-\(day.day)"),
                .href(Route.calories(.day(day.day)).address), .ariaLabel(week.spoken(day)), .data(.navigate)
            ) {
                span(.class("day__plot")) {
                    b(.class("day__value figure")) { day.isEmpty ? "–" : Figure.whole(day.energy.value) }
                    i(.class("day__bar \(hue(of: day).className) \(valueClass(scale.percent(day.energy)))"))
                }
                span(.class("day__name")) { week.english.shortWeekday(day.day) }
            }
        }
    }

    private func hue(of day: CalorieDay) -> Hue {
        if day.isEmpty { return .mute }
        if day.day == week.today, day.standing == .under { return .rose }
        return day.standing?.hue ?? .calories
    }

    private var description: String {
        let parts = [
            "Calories each day, \(week.rangeText)", week.goal.map { "goal \(Figure.whole($0.goal.value)) calories" },
            week.average.map { "average \(Figure.whole($0.value)) calories" },
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }
}

extension CalorieWeek {
    /// "Thursday, 19 November: 2,340 calories, above range"
    public func spoken(_ day: CalorieDay) -> String {
        let name = english.withWeekday(day.day)
        let isToday = day.day == today
        guard !day.isEmpty else { return "\(name): nothing logged" + (isToday ? " yet" : "") }
        let soFar = isToday ? " so far" : ""
        let standing = day.standing.map { $0 == .under && isToday ? "" : ", \($0.words.lowercased())" } ?? ""
        return "\(name): \(Figure.whole(day.energy.value)) calories\(soFar)\(standing)"
    }
}
