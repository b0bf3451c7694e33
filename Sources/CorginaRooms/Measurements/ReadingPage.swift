import CorginaCore
import Markup

/// One reading, to be changed or removed. Forms: ``MeasurementPlace/reading(_:)`` with the fields of ``ReadingForm``, and
/// ``MeasurementPlace/removeReading(_:)`` without any.
public struct ReadingPage: Page, Hashable {
    public var id: RecordID
    public var kind: MeasuredKind
    public var fields: ReadingFields
    public var errors: [FieldError]
    /// `YYYY-MM-DD`
    public var today: String

    /// - Returns: `nil` for an entry that is no reading.
    public init?(
        _ event: HealthEvent, units: Profile.UnitSystem, today: CalendarDay, fields: ReadingFields? = nil,
        errors: [FieldError] = []
    ) {
        guard let kind = MeasuredKind(event.details.kind) else { return nil }
        id = event.id
        self.kind = kind
        self.fields = fields ?? ReadingFields(event, units: units)
        self.errors = errors
        self.today = "\(today)"
    }

    public var title: String { kind.screen.page.change }

    public var content: HTML {
        PageFrame(back: ("Back", kind.place), title: title).html {
            form(
                .class("card stack"), .method(.post), .action(Route.measurements(.reading(id)).address),
                .data(.navigate),
                .ariaLabel(kind.displayName)
            ) {
                ReadingForm(kind: kind, fields: fields, errors: errors, latestDay: today).html
                primaryButton("Save")
            }
            form(.method(.post), .action(Route.measurements(.removeReading(id)).address), .data(.navigate)) {
                InPlaceConfirmation(
                    ask: "Delete", question: "Delete this entry?", sentence: "You can take this back right afterwards.",
                    confirm: "Delete", isGrave: true
                ).html
            }
        }
    }
}
