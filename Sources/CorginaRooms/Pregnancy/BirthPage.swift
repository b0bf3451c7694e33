import CorginaCore
import Markup

/// The baby is here. POSTs to ``Route/birth`` with fields `day` (`YYYY-MM-DD`) and `name` (may be empty).
public struct BirthPage: Page, Hashable {
    public var today: CalendarDay
    public var earliest: CalendarDay
    public var day: String
    public var name: String
    public var hasSeveral: Bool
    public var errors: [FieldError]

    /// - Returns: `nil` unless the pregnancy is ongoing.
    public init?(
        pregnancy: Pregnancy?, today: CalendarDay, day: String? = nil, name: String = "", errors: [FieldError] = []
    ) {
        guard let pregnancy, pregnancy.outcome.isOngoing else { return nil }
        self.today = today
        earliest = pregnancy.dating.effectiveLMP
        self.day = day ?? "\(today)"
        self.name = name
        hasSeveral = pregnancy.babies > 1
        self.errors = errors
    }

    public var title: String { "Birth" }

    public var content: HTML {
        PageFrame(back: ("Back to the dates", .pregnancy(.dates))).html {
            screenLead(
                hasSeveral ? "Your babies are here" : "Your baby is here",
                "Congratulations! Corgina will switch from weeks to your recovery.")
            form(.class("stack"), .method(.post), .action(Route.pregnancy(.birth).address), .data(.navigate)) {
                section(.class("card stack"), .ariaLabel("Birth")) {
                    Field(name: "day", label: "Date of birth", value: day, error: errors.message(for: "day"))
                        .html(.type(.date), .required(), .min("\(earliest)"), .max("\(today)"))
                    Field(
                        name: "name", label: hasSeveral ? "Names" : "Name", value: name,
                        hint: "You can leave this empty.",
                        error: errors.message(for: "name")
                    ).html(.type(.text), .autocomplete(.off), .autocapitalize(.words), .maxlength(80), .directionAuto)
                }
                div(.class("stack stack--tight")) {
                    primaryButton("Save")
                    plainLink("Not yet", to: .pregnancy(.dates))
                }
            }
            p(.class("fine")) { "You can undo this at any time." }
        }
    }
}
