import CorginaCore
import Markup

/// A pregnancy that ended without a birth. POSTs to ``Route/ending`` with field `day` (`YYYY-MM-DD`, may be empty).
public struct EndingPage: Page, Hashable {
    public var today: CalendarDay
    public var day: String
    public var errors: [FieldError]

    /// - Returns: `nil` unless the pregnancy is ongoing.
    public init?(pregnancy: Pregnancy?, today: CalendarDay, day: String = "", errors: [FieldError] = []) {
        guard let pregnancy, pregnancy.outcome.isOngoing else { return nil }
        self.today = today
        self.day = day
        self.errors = errors
    }

    public var title: String { "Corgina" }

    /// "a fever of 38 °C (100.4 °F) or more"
    private var fever: String { "a fever" + (Temperature.fever.map { " of \($0.inBothUnits()) or more" } ?? "") }

    public var content: HTML {
        PageFrame(back: ("Back to the dates", .pregnancy(.dates))).html {
            screenLead(
                "We are so sorry",
                "Corgina will stop showing weeks, sizes and countdowns right away and won’t mention them again. Your diary stays."
            )
            form(.class("stack"), .method(.post), .action(Route.pregnancy(.ending).address), .data(.navigate)) {
                section(.class("card stack"), .ariaLabel("When")) {
                    Field(
                        name: "day", label: "Date", value: day, hint: "Only if you want to keep it.",
                        error: errors.message(for: "day")
                    ).html(.type(.date), .max("\(today)"))
                }
                InPlaceConfirmation(
                    ask: "Stop everything about this pregnancy", question: "Stop now?",
                    sentence: "You can take this back later, under Settings.", confirm: "Stop", isGrave: true
                ).html
            }
            // Fever and heavy bleeding need a call. Source: CDC Hear Her urgent maternal warning signs, as rule FEVER.
            notice(
                .stethoscope, .call, "Heavy bleeding, strong pain or \(fever): ",
                "call your provider or the emergency number now.")
        }
    }
}
