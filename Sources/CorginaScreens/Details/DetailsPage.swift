import CorginaCore
import Markup

/// When a draft's event was, which meal it was, and a note.
/// POSTs to ``Route/draftDetails(_:event:)`` with fields `day` (`YYYY-MM-DD`), `time` (`HH:MM`), `notes`, for food `mealType`, and for
/// a supplement of her list `dose`.
public struct DetailsPage: Page, Hashable {
    public var draft: RecordID
    public var event: Int
    public var behind: TodayPage
    /// "Porkchop and potatoes"
    public var name: String
    /// `nil` for anything but food.
    public var mealType: MealType?
    public var day: String
    public var time: String
    public var notes: String
    /// The last day to choose, `YYYY-MM-DD`.
    public var latestDay: String
    public var errors: [FieldError]
    /// The doses a supplement of her list can have been taken for, by the value of field `dose`; none for anything else.
    public var doses: [Dose] = []
    /// The value of the dose it was taken for.
    public var dose = ""

    /// A dose to choose: its number of the day, or "extra".
    public struct Dose: Hashable, Sendable {
        public var value: String
        /// "Morning dose"
        public var words: String

        public init(value: String, words: String) {
            self.value = value
            self.words = words
        }
    }
    /// For a symptom: how strong it was, how long it lasted and what came with it.
    public var symptom: SymptomFields?

    public init(
        draft: RecordID, event: Int, behind: TodayPage, name: String, mealType: MealType?, day: String, time: String,
        notes: String, latestDay: String, errors: [FieldError] = []
    ) {
        self.draft = draft
        self.event = event
        self.behind = behind
        self.name = name
        self.mealType = mealType
        self.day = day
        self.time = time
        self.notes = notes
        self.latestDay = latestDay
        self.errors = errors
    }

    public var title: String { "Adjust" }

    public var content: HTML {
        Sheet(heading: "Adjust", close: .link(.draft(draft), label: "Back to what I heard")).html(over: behind) {
            p(.class("quote quote--small"), .directionAuto) { name }
            form(
                .class("stack"), .method(.post), .action(Route.draftDetails(draft, event: event).address),
                .data(.navigate)
            ) {
                div(.class("card stack")) {
                    if let mealType {
                        ChoiceGroup(
                            name: "mealType", legend: "Meal",
                            choices: MealType.allCases.map { ($0.rawValue, $0.displayName) },
                            selected: mealType.rawValue
                        ).html
                        fieldError(errors.message(for: "mealType"), id: "f-mealType-error")
                    }
                    if let symptom { symptom.html(errors: errors) }
                    div(.class("amount-fields")) {
                        Field(name: "day", label: "Day", value: day, error: errors.message(for: "day")).html(
                            .type(.date), .required(), .max(latestDay))
                        Field(name: "time", label: "Time", value: time, error: errors.message(for: "time")).html(
                            .type(.time), .required())
                    }
                    if !doses.isEmpty { doseChoice }
                    Field(name: "notes", label: "Note", error: errors.message(for: "notes")).frame {
                        textarea(
                            .id("f-notes"), .name("notes"), .rows(2), .maxlength(2_000), .data(.grow), .directionAuto,
                            text: notes)
                    }
                }
                primaryButton("Update")
            }
        }
    }

    private var doseChoice: HTML {
        Field(name: "dose", label: "Which dose").frame {
            select(.id("f-dose"), .name("dose")) {
                for choice in doses { option(.value(choice.value), .selected(choice.value == dose)) { choice.words } }
            }
        }
    }
}
