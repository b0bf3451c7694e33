import CorginaCore
import CorginaLanguage

/// What she corrected of an event of a draft, read and checked.
struct DetailsForm {
    let day: CalendarDay
    let time: TimeOfDay
    let notes: String
    let tags: [String]
    /// What the event is now; `nil` for a meal, whose foods are changed one by one.
    let content: EventDraft.Content?
    let mealType: MealType?

    private static let longestNote = 2_000

    /// - Parameters:
    ///   - before: what it was; its kind decides which fields are read, and what has no field stays.
    ///   - latest: the last day to choose.
    /// - Throws: ``FormRefusal`` with a sentence for each field that needs another look.
    init(_ form: Form, of before: EventDraft.Content, until latest: CalendarDay, profile: Profile) throws(FormRefusal) {
        var fields = CheckedFields(form)
        let day = form["day"].flatMap(CalendarDay.init), time = form["time"].flatMap(TimeOfDay.init)
        let first = HealthEvent.days.lowerBound
        if day.map({ $0 > latest || $0 < first }) ?? true {
            let message =
                switch day {
                case nil: "Choose a day"
                case let day? where day < first: "Choose a day that is not before \(profile.english.full(first))"
                default: "Choose a day that is not after \(profile.english.full(latest))"
                }
            fields.refuse("day", message)
        }
        if time == nil { fields.refuse("time", "Choose a time") }
        var tags: [String] = []
        do throws(EventTagError) { tags = try EventTags.read(form["tags"] ?? "") } catch {
            fields.refuse("tags", error.description)
        }
        notes = String((form["notes"] ?? "").prefix(Self.longestNote))
        if case .note = before, notes.isEmpty { fields.refuse("notes", "Write what you want to keep") }
        content = Self.content(before, &fields, profile)
        if case .food(let type, _) = before {
            mealType = form["mealType"].flatMap(MealType.init) ?? type
        } else {
            mealType = nil
        }
        self.tags = tags
        guard let day, let time, fields.errors.isEmpty else { throw FormRefusal(errors: fields.errors) }
        self.day = day
        self.time = time
    }

    private static func content(
        _ before: EventDraft.Content, _ fields: inout CheckedFields, _ profile: Profile
    ) -> EventDraft.Content? {
        switch before {
        case .food: nil
        // Its words are read as the note.
        case .note: .note("")
        case .other(let details): .other(details.kind.entry.changed(details, &fields, profile))
        }
    }
}
