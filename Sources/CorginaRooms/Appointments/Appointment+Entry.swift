import CorginaCore
import Markup

extension Appointment: EntryContent {
    static let look = EntryLook(
        name: "Appointment", plural: "Appointments", symbol: .stethoscope, hue: .appointment)

    func words(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> EventWords {
        EventWords(Self.look, title, "Appointment")
    }

    func heard(_ speech: SpokenEvent, at moment: Moment) -> String {
        "\(shownTitle) for \(speech.english.long(moment))"
    }

    func spoken(_ speech: SpokenEvent, at moment: Moment) -> String {
        "\(shownTitle) planned for \(speech.english.long(moment))."
    }

    static let fieldNames = ["name"]

    func typed(_ units: Profile.UnitSystem) -> [String: String] { ["name": title] }

    @HTMLBuilder static func fields(_ fields: KindFields, _ errors: [FieldError]) -> HTML {
        fields.text("name", "Title", errors)
    }

    func changed(by fields: inout CheckedFields, _ profile: Profile) -> Appointment {
        var changed = self
        changed.title = fields.name("Give the visit a name, such as Midwife") ?? title
        return changed
    }
}
