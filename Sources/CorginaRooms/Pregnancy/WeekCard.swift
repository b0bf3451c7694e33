import CorginaCore
import Markup

/// The week on Today: its average, its range and its chart.
public struct WeekCard: Hashable, Sendable {
    public var week: CalorieWeek

    public init(_ week: CalorieWeek) { self.week = week }

    var html: HTML { html(id: "week-card") }

    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String) -> HTML {
        section(.class("card"), .ariaLabelledby(id)) {
            div(.class("card__head")) {
                disc(.trend, .carbs)
                div {
                    h2(.class("card__title"), .id(id)) { "Weekly Calorie Trends" }
                    p(.class("card__sub")) { average }
                }
                a(.class("round week__open"), .href(week.route.address), .ariaLabel("Open weekly trends")) {
                    icon(.chevron, class: "chev")
                }
            }
            p(.class("badge h-mute week__span")) { week.rangeText }
            WeekChart(week: week, name: id + "-day").html
            if week.isEmpty {
                p(.class("card__sub center")) { "Each day you log appears here." }
            } else {
                p(.class("card__sub center week__hint")) { "Tap a bar to see details" }
            }
        }
    }

    @HTMLBuilder private var average: HTML {
        if let average = week.average {
            "Average: "
            b(.class("figure")) { week.english.calories(average) }
        } else {
            "No average yet"
        }
    }
}
