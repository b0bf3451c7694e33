import CorginaCore
import Markup

/// Forty weeks as a bar, with marks where trimesters end and a pin where she is.
public struct LinearProgress: Hashable, Sendable {
    /// "Week 24 of 40"
    public var heading: String
    /// "16 weeks to go"; empty when she would rather not count.
    public var remaining: String
    /// Of the 280 days, 0...100.
    public var percent: Int
    public var trimester: Trimester
    /// Where the first and the second trimester end, in parts of the bar.
    public static let marks = [13.0 / 40, 27.0 / 40]

    public init(_ pregnancy: Pregnancy, on today: CalendarDay, showsDueDate: Bool = true) {
        let age = pregnancy.gestationalAge(on: today)
        heading = "Week \(age.completedWeeks) of 40"
        let weeks = 40 - age.completedWeeks
        let overdue = pregnancy.daysOverdue(on: today)
        remaining =
            !showsDueDate
            ? ""
            : overdue > 0
                ? "\(counted(overdue, "day")) past" : weeks > 0 ? "\(counted(weeks, "week")) to go" : "Due today"
        percent = Int(nearest: pregnancy.progress(on: today) * 100)
        trimester = Trimester(age)
    }
}

extension LinearProgress {
    var html: HTML { html(id: "linear") }

    /// - Parameter id: keeps two of them apart on one page.
    func html(id: String) -> HTML {
        section(.class("card linear"), .ariaLabelledby(id)) {
            div(.class("linear__head")) {
                h2(.class("card__title"), .id(id)) { heading }
                if !remaining.isEmpty { p(.class("card__sub figure")) { remaining } }
            }
            div(
                .class("linear__bar"), .role(.img),
                .ariaLabel("\(percent) percent of the way, \(trimester.ordinal) trimester")
            ) {
                span(.class("linear__track")) { i(.class(valueClass(percent))) }
                i(.class("linear__mark linear__mark--13"))
                i(.class("linear__mark linear__mark--27"))
                i(.class("linear__here " + valueClass(percent)))
            }
            ul(.class("linear__scale"), .ariaHidden) {
                for third in Trimester.allCases {
                    li { if third == trimester { b { third.ordinal } } else { third.ordinal } }
                }
                li { "Due" }
            }
        }
    }
}
