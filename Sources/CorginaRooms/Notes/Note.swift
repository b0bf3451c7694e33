import CorginaCore
import Markup

/// A note has no figures: its words stand where every entry has its own.
struct Note {}

extension Note: EntryContent {
    static let look = EntryLook(name: "Note", plural: "Notes", symbol: .note, hue: .mute)

    func words(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> EventWords { EventWords(Self.look, "Note") }

    func heard(_ speech: SpokenEvent, at moment: Moment) -> String { "a note\(speech.day(moment))" }

    func spoken(_ speech: SpokenEvent, at moment: Moment) -> String { "Note kept\(speech.day(moment))." }

    static let fieldNames: [String] = []

    func typed(_ units: Profile.UnitSystem) -> [String: String] { [:] }

    static func fields(_ fields: KindFields, _ errors: [FieldError]) -> HTML { .nothing }

    func changed(by fields: inout CheckedFields, _ profile: Profile) -> Note { self }
}
