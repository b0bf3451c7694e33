import CorginaCore
import Markup

/// What the date means, to confirm before it is kept. POSTs to ``Route/pregnancy`` with fields `method`
/// (``DatingEntry``'s raw value), `date`, `cycleLength`, `weeks`, `days`, `embryoDay` as entered.
public struct ReviewPage: Page, Hashable {
    public var dating: DatingMethod
    public var dueDate: String
    public var week: String
    public var dayInWeek: String
    public var days: String
    public var trimester: String
    /// "24 weeks, 3 days"
    public var age: String
    /// What to ask before the date is kept: it is unlikely.
    public var question: DatingQuestion?
    public var isFirstRun: Bool

    public init(dating: DatingMethod, today: CalendarDay, english: WrittenEnglish, isFirstRun: Bool = true) {
        // The id is not shown; a review is of a date, before there is a pregnancy.
        let pregnancy = Pregnancy(id: RecordID(high: 0, low: 0), dating: dating)
        let age = pregnancy.gestationalAge(on: today)
        self.dating = dating
        self.isFirstRun = isFirstRun
        question = dating.question(today: today)
        dueDate = english.full(pregnancy.estimatedDueDate)
        week = "Week \(age.completedWeeks)"
        dayInWeek = age.dayInWeek > 0 ? "+ \(counted(age.dayInWeek, "day"))" : ""
        days = Self.daysUntilDueDate(pregnancy.daysRemaining(on: today))
        trimester = pregnancy.trimester(on: today).ordinal
        self.age = age.spelledOut
    }

    private static func daysUntilDueDate(_ days: Int) -> String {
        switch days {
        case 0: "Today"
        case ..<0: "Past"
        default: "\(days)"
        }
    }

    public var title: String { "Review your dates" }

    public var content: HTML {
        PageFrame(
            back: ("Back to the date", .pregnancy(.date(DatingEntry(dating)))),
            steps: isFirstRun ? StepDots(current: 5, count: 6) : nil
        ).html {
            screenLead(
                isFirstRun ? "Does this look right?" : "Update Pregnancy Dates?",
                isFirstRun ? nil : "This will update your pregnancy timeline and recalculate all milestones.")
            section(.class("card review"), .ariaLabelledby("due")) {
                div(.class("review__due")) {
                    p(.class("overline"), .id("due")) { "Estimated due date" }
                    p(.class("review__date figure figure--gradient")) { dueDate }
                    p(.class("card__sub")) { "You are \(age) along today" }
                }
                h2(.class("vh")) { "Calculated Information" }
                calculatedInformation(week: week, dayInWeek: dayInWeek, days: days, trimester: trimester)
            }
            if let question { notice(.calendarClock, .calories, "Please check. ", question.description) }
            notice(
                .calendar, .trimester, "Dates are estimates. ",
                "Only your provider changes a due date; when they do, change it here too.")
            form(
                .class("stack stack--tight"), .method(.post), .action(Route.pregnancy(.weeks).address), .data(.navigate)
            ) {
                for (name, value) in fields { input(.type(.hidden), .name(name), .value(value)) }
                primaryButton(isFirstRun ? (question == nil ? "Looks right" : "Yes, it is right") : "Update")
                plainLink("Change the date", to: .pregnancy(.date(DatingEntry(dating))))
            }
        }
    }

    private var fields: [(String, String)] {
        let common = [("method", DatingEntry(dating).rawValue), ("date", "\(dating.enteredDay)")]
        switch dating {
        case .lastPeriod(_, let cycleLength): return common + [("cycleLength", "\(cycleLength)")]
        case .ultrasound(_, let age):
            return common + [("weeks", "\(age.completedWeeks)"), ("days", "\(age.dayInWeek)")]
        case .embryoTransfer(_, let embryoDay): return common + [("embryoDay", "\(embryoDay)")]
        case .dueDate, .conception: return common
        }
    }
}
