import CorginaCore
import Markup

/// One reading in a list: what it was, when, and the ways to change and to remove it.
public struct ReadingRow: Hashable, Sendable {
    public var id: RecordID
    /// "118/76 mmHg"
    public var value: String
    /// "Today, 07:40"
    public var when: String
    /// What else is said of it: "Fasting · below target".
    public var detail: String
    public var notes: String

    public init(id: RecordID, value: String, when: String, detail: String = "", notes: String = "") {
        self.id = id
        self.value = value
        self.when = when
        self.detail = detail
        self.notes = notes
    }

    init(_ event: HealthEvent, value: String, today: CalendarDay, english: WrittenEnglish, detail: String = "") {
        self.init(
            id: event.id, value: value,
            when: english.relative(event.moment, to: today), detail: detail,
            notes: event.notes)
    }

    var html: HTML {
        SwipeRow(
            label: "Remove \(value), \(when)", action: .measurements(.removeReading(id)),
            content: a(
                .class("row__main reading"), .href(Route.measurements(.reading(id)).address),
                Swipe.right("Edit").attribute
            ) {
                span(.class("row__title row__title--strong figure")) { value }
                span(.class("row__sub")) { [when, detail].filter { !$0.isEmpty }.joined(separator: " · ") }
                if !notes.isEmpty { span(.class("row__sub"), .directionAuto) { notes } }
                span(.class("vh")) { ". Change" }
            }
        ).html
    }
}

/// A titled list of readings.
func readingList(_ heading: String, _ rows: [ReadingRow], footer: String? = nil) -> HTML {
    settingsSection(heading, id: "history", footer: footer) {
        ul { rows.map { $0.html } }
    }
}
