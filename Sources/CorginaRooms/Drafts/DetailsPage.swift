import CorginaCore
import Markup

/// Everything of one event of a draft that is not a food: its own fields, its day and time, tags and a note.
/// POSTs to ``Route/draftDetails(_:event:)`` with fields `day` (`YYYY-MM-DD`), `time` (`HH:MM`), `notes`, `tags`, those of its kind and,
/// for a supplement of her list, `slot`.
public struct DetailsPage: Page, Hashable {
    public var draft: RecordID
    public var event: Int
    public var behind: TodayPage
    /// "Porkchop and potatoes"
    public var name: String
    public var fields: KindFields
    public var day: String
    public var time: String
    public var notes: String
    /// With commas between them.
    public var tags: String
    /// The last day to choose, `YYYY-MM-DD`.
    public var latestDay: String
    public var errors: [FieldError]
    /// The doses a supplement of her list can have been taken for, by the value of field `slot`; none for anything else.
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

    public init(
        draft: RecordID, event: Int, behind: TodayPage, name: String, fields: KindFields, day: String, time: String,
        notes: String, tags: String = "", latestDay: String, errors: [FieldError] = []
    ) {
        self.draft = draft
        self.event = event
        self.behind = behind
        self.name = name
        self.fields = fields
        self.day = day
        self.time = time
        self.notes = notes
        self.tags = tags
        self.latestDay = latestDay
        self.errors = errors
    }

    public var title: String { "Adjust" }

    public var content: HTML {
        Sheet(heading: "Adjust", close: .link(.drafts(.sheet(draft)), label: "Back to what I heard")).html(over: behind)
        {
            p(.class("quote quote--small"), .directionAuto) { name }
            form(
                .class("stack"), .method(.post), .action(Route.drafts(.details(draft, event: event)).address),
                .data(.navigate)
            ) {
                div(.class("card stack")) {
                    fields.html(errors)
                    dayAndTime
                    if !doses.isEmpty { doseChoice }
                    Field(
                        name: "tags", label: "Tags", value: tags, hint: "Separate tags with commas",
                        error: errors.message(for: "tags")
                    ).html(.type(.text), .maxlength(400), .autocomplete(.off), .directionAuto)
                    Field(
                        name: "notes", label: fields.kind == .note ? "Text" : "Note",
                        error: errors.message(for: "notes")
                    ).frame {
                        textarea(
                            .id("f-notes"), .name("notes"), .rows(1), .maxlength(2_000), .data(.grow), .directionAuto,
                            .ariaInvalid(errors.message(for: "notes") != nil), text: notes)
                    }
                }
                primaryButton("Update")
            }
        }
    }

    @HTMLBuilder private var dayAndTime: HTML {
        div(.class("amount-fields")) {
            Field(name: "day", label: "Day", value: day, error: errors.message(for: "day")).html(
                .type(.date), .required(), .max(latestDay))
            Field(
                name: "time", label: fields.kind.look.time, value: time, error: errors.message(for: "time")
            ).html(.type(.time), .required())
        }
    }

    private var doseChoice: HTML {
        Field(name: "slot", label: "Which dose").frame {
            select(.id("f-slot"), .name("slot")) {
                for choice in doses { option(.value(choice.value), .selected(choice.value == dose)) { choice.words } }
            }
        }
    }
}
