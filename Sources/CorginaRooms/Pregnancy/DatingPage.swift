import CorginaCore
import Markup

/// The date for one way of dating. POSTs to its own ``Route/datePregnancy(_:)`` with fields `date` (`YYYY-MM-DD`) and,
/// by way: `cycleLength` (last period, days), `weeks` and `days` (ultrasound), `embryoDay` (embryo transfer).
public struct DatingPage: Page, Hashable {
    public var entry: DatingEntry
    public var today: CalendarDay
    /// What is in the date field; not a date when she typed something else.
    public var date: String
    public var cycleLength: String
    public var weeks: String
    public var days: String
    public var embryoDay: String
    public var errors: [FieldError]
    public var isFirstRun: Bool

    public init(
        entry: DatingEntry, today: CalendarDay, date: String? = nil, cycleLength: String = "28", weeks: String = "",
        days: String = "0", embryoDay: String = "5", errors: [FieldError] = [], isFirstRun: Bool = true
    ) {
        self.entry = entry
        self.today = today
        self.date = date ?? "\(Self.usualDate(for: entry, today: today))"
        self.cycleLength = cycleLength
        self.weeks = weeks
        self.days = days
        self.embryoDay = embryoDay
        self.errors = errors
        self.isFirstRun = isFirstRun
    }

    /// Where the wheel stands at first: about twelve weeks along, when most people start an account.
    private static func usualDate(for entry: DatingEntry, today: CalendarDay) -> CalendarDay {
        switch entry {
        case .dueDate: today + 196
        case .lastPeriod: today - 84
        case .ultrasound: today
        case .conception: today - 70
        case .embryoTransfer: today - 65
        }
    }

    public var title: String { "Pregnancy dates" }

    public var content: HTML {
        PageFrame(
            back: ("Back to the ways to track", .pregnancy(.methods)),
            steps: isFirstRun ? StepDots(current: 4, count: 6) : nil
        ).html {
            screenLead(entry.question, entry.explanation)
            form(
                .class("stack"), .method(.post), .action(Route.pregnancy(.date(entry)).address), .data(.navigate),
                .data(.calculate, entry.rawValue), .data(.today, "\(today)")
            ) {
                section(.class("card stack"), .ariaLabel(entry.title)) {
                    if entry == .ultrasound { ageFields }
                    dateField
                    if entry == .lastPeriod { cycleField }
                    if entry == .embryoTransfer { embryoField }
                    liveInformation
                }
                div(.class("stack stack--tight")) {
                    primaryButton("Continue")
                    plainLink(isFirstRun ? "I'll add this later" : "Keep my dates as they are", to: .today)
                }
            }
            if isFirstRun { sealedNote }
        }
    }

    private var dateField: HTML {
        let ends = Self.wheel(for: entry, on: today)
        return Field(name: "date", label: entry.dateLabel, error: errors.message(for: "date")).frame {
            div(.class("date"), .data(.wheel)) {
                input(
                    .id("f-date"), .name("date"), .type(.date), .value(date), .required(),
                    .min("\(ends.lowerBound)"), .max("\(ends.upperBound)"),
                    .ariaInvalid(errors.message(for: "date") != nil),
                    .when(dateWords != nil, .ariaDescribedby(dateWords ?? "")))
            }
            if entry == .dueDate {
                span(.class("vh"), .id("f-date-hint")) { "Select when your baby is expected to arrive" }
            }
        }
    }

    /// What is read out with the date: what is wrong with it, or else what it is for.
    private var dateWords: String? {
        if errors.message(for: "date") != nil { return "f-date-error" }
        return entry == .dueDate ? "f-date-hint" : nil
    }

    /// The wheel's ends: wide enough for every date that passes, and for those that deserve an explanation.
    public static func wheel(for entry: DatingEntry, on today: CalendarDay) -> ClosedRange<CalendarDay> {
        entry == .dueDate ? (today - 42)...(today + 300) : (today - 320)...today
    }

    private var cycleField: HTML {
        Field(
            name: "cycleLength", label: "Usual cycle length, in days", value: cycleLength,
            hint: "From the first day of one period to the first day of the next. Not sure? Leave 28.",
            error: errors.message(for: "cycleLength")
        ).html(.type(.number), .inputmode(.numeric), .min("20"), .max("45"), .step("1"), .required())
    }

    private var ageFields: HTML {
        fieldset(.class("age")) {
            legend(.class("choice__legend")) { "Gestational Age from Ultrasound" }
            div(.class("age__pair")) {
                numberSelect("weeks", 4...42, selected: weeks)
                numberSelect("days", 0...6, selected: days)
            }
            fieldError(errors.message(for: "weeks") ?? errors.message(for: "days"), id: "f-age-error")
        }
    }

    private var embryoField: HTML {
        div(.class("stack stack--tight")) {
            ChoiceGroup(
                name: "embryoDay", legend: "Embryo age at transfer",
                choices: [("3", "Day 3"), ("5", "Day 5"), ("6", "Day 6")], selected: embryoDay
            ).html
            fieldError(errors.message(for: "embryoDay"), id: "f-embryo-error")
        }
    }

    /// Filled by script while she turns the wheel; the next page shows the same from the server.
    private var liveInformation: HTML {
        div(.class("live"), .hidden, .data(.ready)) {
            p(.class("field__error"), .data(.output, "problem"), .role(.alert), .hidden)
            h2(.class("vh")) { "Calculated Information" }
            div(.ariaLive(.polite)) { calculatedInformation(week: "–", days: "–", trimester: "–") }
        }
    }
}

/// Current week, days to go and trimester, three figures side by side.
func calculatedInformation(week: String, dayInWeek: String = "", days: String, trimester: String) -> HTML {
    dl(.class("calc")) {
        div {
            dt { "Current Week" }
            dd(.class("figure"), .data(.output, "week")) {
                week
                if !dayInWeek.isEmpty { small { " " + dayInWeek } }
            }
        }
        div {
            dt { "Days Until Due Date" }
            dd(.class("figure"), .data(.output, "days")) { days }
        }
        div {
            dt { "Current Trimester" }
            dd(.class("figure"), .data(.output, "trimester")) { trimester }
        }
    }
}
