import CorginaCore
import Markup

/// The fields of one reading with its day, time and note, the same whether it is new or changed.
struct ReadingForm {
    var kind: MeasuredKind
    var fields: ReadingFields
    var errors: [FieldError]
    /// The last day to choose, `YYYY-MM-DD`.
    var latestDay: String

    @HTMLBuilder var html: HTML {
        if !fields.opened.isEmpty { input(.type(.hidden), .name("opened"), .value(fields.opened)) }
        fields.entry.html(errors)
        div(.class("reading-fields")) {
            Field(name: "day", label: "Day", value: fields.day, error: errors.message(for: "day")).html(
                .type(.date), .required(), .max(latestDay))
            Field(
                name: "time", label: fields.entry.kind.look.time, value: fields.time, error: errors.message(for: "time")
            ).html(.type(.time), .required())
        }
        Field(name: "notes", label: "Note", error: errors.message(for: "notes")).frame {
            textarea(
                .id("f-notes"), .name("notes"), .rows(1), .maxlength(2_000), .data(.grow), .directionAuto,
                text: fields.notes)
        }
    }
}
