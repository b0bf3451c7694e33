import CorginaCore
import Markup

/// When something was, her note and her tags. Fields: `day`, `time`, `notes`, `tags` (separated by commas).
public struct EntryFields: Hashable, Sendable {
    /// `YYYY-MM-DD`
    public var day: String
    /// `HH:MM`
    public var time: String
    public var notes = ""
    public var tags = ""
    /// The last day to choose.
    public var latestDay: String

    public init(_ moment: Moment, today: CalendarDay, notes: String = "", tags: [String] = []) {
        day = "\(moment.day)"
        time = "\(moment.time)"
        latestDay = "\(today)"
        self.notes = notes
        self.tags = EventTags.text(of: tags)
    }

    func html(errors: [FieldError]) -> HTML {
        .sequence([
            div(.class("amount-fields")) {
                Field(name: "day", label: "Day", value: day, error: errors.message(for: "day")).html(
                    .type(.date), .required(), .max(latestDay))
                Field(name: "time", label: "Time", value: time, error: errors.message(for: "time")).html(
                    .type(.time), .required())
            },
            Field(name: "notes", label: "Note", error: errors.message(for: "notes")).frame {
                textarea(
                    .id("f-notes"), .name("notes"), .rows(1), .maxlength(2_000), .data(.grow), .directionAuto,
                    text: notes)
            },
            Field(
                name: "tags", label: "Tags", value: tags, hint: "Separate tags with commas",
                error: errors.message(for: "tags")
            ).html(.type(.text), .maxlength(400), .autocomplete(.off), .directionAuto),
        ])
    }
}
