import CorginaCore
import Markup

/// The glucose logbook: a week of readings beside what she ate before them, to show, to print and to keep. POSTs field `targets`, "yes"
/// or "no", to ``MeasurementPlace/logbook``.
public struct GlucoseWeekPage: Page, Hashable {
    var week: GlucoseWeek
    /// The week before; `nil` where no reading is older.
    var earlier: CalendarDay?
    /// `nil` for the week that ends today.
    var later: CalendarDay?
    /// "15 – 21 November 2026"
    public var period: String
    /// Her first name, for paper.
    public var name: String
    /// Whether she said that she follows the usual targets.
    public var followsTargets: Bool
    /// "under 5.3 fasting, 7.8 one hour and 6.7 two hours after a meal"
    public var targets: String
    /// When to call.
    public var calls: [String]
    var english: WrittenEnglish
    public var toast: Toast?

    /// - Parameter hasEarlier: whether there are older readings.
    init(_ week: GlucoseWeek, hasEarlier: Bool, profile: Profile, today: CalendarDay, toast: Toast? = nil) {
        self.week = week
        english = profile.english
        calls = BloodGlucose.calls(isPregnant: true)
        self.toast = toast
        let last = week.first + (GlucoseWeek.length - 1)
        earlier = hasEarlier ? week.first - GlucoseWeek.length : nil
        later = last < today ? min(week.first + GlucoseWeek.length, today - (GlucoseWeek.length - 1)) : nil
        period = profile.english.range(week.first, last)
        name = profile.firstName
        followsTargets = profile.followsGlucoseTargets
        let target = { (timing: BloodGlucose.Timing) in
            timing.target.map { GlucoseLogbook.Value.words($0, isMetric: profile.units == .metric) } ?? "–"
        }
        targets =
            "under \(target(.fasting)) fasting, \(target(.oneHourAfterMeal)) one hour and \(target(.twoHoursAfterMeal)) two hours after a meal"
    }

    public var title: String { "Glucose logbook" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to blood glucose", .measurements(.kind(.glucose))), title: "Glucose logbook").html {
            div(.class("lead")) {
                if !name.isEmpty { p(.class("lede print-only"), .directionAuto) { name } }
                h2(.class("ask figure")) { period }
                p(.class("lede")) { "In \(week.unit). Carbohydrate as your diary has it." }
            }
            turning
            if week.days.isEmpty {
                div(.class("card empty")) {
                    disc(.drop, .protein)
                    p(.class("empty__title")) { "No readings in these days" }
                    p(.class("card__sub")) { "Say one on Today, such as “glucose 6.2 one hour after lunch”." }
                }
            }
            week.days.map(card)
            notes
            if !week.days.isEmpty { saving }
            targetChoice
            if !calls.isEmpty { CallCard(lines: calls, english: english).html }
        }
        if let toast { toast.html }
    }

    @HTMLBuilder private var turning: HTML {
        if earlier != nil || later != nil {
            nav(.class("pair no-print"), .ariaLabel("Other weeks")) {
                if let earlier { quietLink("Week before", to: .measurements(.logbookWeek(earlier))) }
                if let later { quietLink("Week after", to: .measurements(.logbookWeek(later))) }
            }
        }
    }

    private func card(_ day: GlucoseWeek.Day) -> HTML {
        section(.class("card logbook"), .ariaLabel(day.name)) {
            h3(.class("card__title")) { day.name }
            div(.class("data__scroll"), .tabindex(0), .role(.group), .ariaLabel("Readings of \(day.name)")) {
                table(.class("logbook__week")) {
                    caption(.class("vh")) { "Blood glucose in \(week.unit) and carbohydrate before it, \(day.name)" }
                    thead { tr { ["Time", "Glucose", "Meal before", "Carbs"].map(columnHeading) } }
                    tbody { day.rows.map(row) }
                }
            }
        }
    }

    private func row(_ row: GlucoseWeek.Row) -> HTML {
        tr {
            rowHeading(row.time)
            td {
                span(.class(row.isAbove ? "logbook__value is-above" : "logbook__value")) {
                    row.value
                    if row.isAbove {
                        span(.ariaHidden) { " ↑" }
                        span(.class("vh")) { ", above target" }
                    }
                }
                small { row.taken }
            }
            td { row.mealName.isEmpty ? "none logged" : row.mealName }
            td(.class("figure")) { row.carbohydrate.isEmpty ? "–" : row.carbohydrate }
        }
    }

    /// What is missing, said as it is.
    @HTMLBuilder private var notes: HTML {
        if week.withoutMeal > 0 {
            p(.class("fine")) {
                "\(counted(week.withoutMeal, "reading")) had no meal logged in the four hours before."
            }
        }
        if week.withGaps > 0 {
            p(.class("fine")) {
                "\(counted(week.withGaps, "reading")) came after foods without figures, so there was more carbohydrate than is shown."
            }
        }
        if followsTargets {
            p(.class("fine")) {
                "Marked with an arrow: what is not \(targets). These are the targets you said you follow (American Academy of Family Physicians, 2015)."
            }
        }
    }

    @HTMLBuilder private var saving: HTML {
        printButton
        a(
            .class("btn btn--quiet btn--wide no-print"),
            .href(Route.measurements(.logbookFile(week.first)).address), .download(GlucoseTable.fileName)
        ) { "Save as a table" }
    }

    private var targetChoice: HTML {
        form(
            .class("card stack"), .method(.post), .action(Route.measurements(.logbook).address), .data(.navigate),
            .ariaLabelledby("targets")
        ) {
            h2(.class("card__title"), .id("targets")) { "Targets" }
            p(.class("card__sub")) {
                followsTargets
                    ? "Values that are not \(targets) are marked."
                    : "Nothing is marked. Many teams ask for \(targets) \(week.unit) (American Academy of Family Physicians, 2015). If yours does, Corgina marks what is not. Other targets it leaves to you."
            }
            input(.type(.hidden), .name("targets"), .value(followsTargets ? "no" : "yes"))
            button(.class("btn btn--soft btn--wide"), .type(.submit)) {
                followsTargets ? "Mark nothing" : "I follow these targets"
            }
        }
    }
}
