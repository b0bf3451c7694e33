import CorginaCore
import Markup

/// What an entry holds, as every screen shows it.
///
/// Each kind of entry says this once, in the folder of its feature. The timeline, the confirmation sheet and its forms, search, what
/// is said aloud, and the table for spreadsheets read it from here.
protocol EntryContent: Sendable {
    static var look: EntryLook { get }

    /// In a row: what it is, and its figures.
    func words(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> EventWords

    /// As it is read back before it is logged, within a sentence: "porkchop and potatoes, 538 calories"
    func heard(_ speech: SpokenEvent, at moment: Moment) -> String

    /// As it is said aloud once it was logged: "Added porkchop and potatoes, 538 calories."
    func spoken(_ speech: SpokenEvent, at moment: Moment) -> String

    /// The names of the fields of its form.
    static var fieldNames: [String] { get }

    /// The content as she would type it into those fields.
    func typed(_ units: Profile.UnitSystem) -> [String: String]

    /// The fields of its form.
    @HTMLBuilder static func fields(_ fields: KindFields, _ errors: [FieldError]) -> HTML

    /// The content with what she typed. What was refused stays as it was; the whole form is refused then.
    func changed(by fields: inout CheckedFields, _ profile: Profile) -> Self
}

/// A kind of entry: what ``EntryContent`` says of it, for code that does not know which kind it has.
struct EntryKind: Sendable {
    let look: EntryLook
    let fieldNames: [String]
    let words: @Sendable (HealthEvent.Details, Profile.UnitSystem, WrittenEnglish) -> EventWords?
    let heard: @Sendable (HealthEvent.Details, SpokenEvent, Moment) -> String?
    let spoken: @Sendable (HealthEvent.Details, SpokenEvent, Moment) -> String?
    let typed: @Sendable (HealthEvent.Details, Profile.UnitSystem) -> [String: String]
    let fields: @Sendable (KindFields, [FieldError]) -> HTML
    let changed: @Sendable (HealthEvent.Details, inout CheckedFields, Profile) -> HealthEvent.Details

    init<Content: EntryContent>(
        _ wrap: @escaping @Sendable (Content) -> HealthEvent.Details,
        _ unwrap: @escaping @Sendable (HealthEvent.Details) -> Content?
    ) {
        look = Content.look
        fieldNames = Content.fieldNames
        words = { details, units, english in unwrap(details)?.words(units, english) }
        heard = { details, speech, moment in unwrap(details)?.heard(speech, at: moment) }
        spoken = { details, speech, moment in unwrap(details)?.spoken(speech, at: moment) }
        typed = { details, units in unwrap(details)?.typed(units) ?? [:] }
        fields = { fields, errors in Content.fields(fields, errors) }
        changed = { details, fields, profile in
            unwrap(details).map { wrap($0.changed(by: &fields, profile)) } ?? details
        }
    }
}
