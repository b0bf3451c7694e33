import CorginaCore
import Markup

extension SupplementIntake: EntryContent {
    static let look = EntryLook(name: "Vitamin", plural: "Supplements", symbol: .pill, hue: .supplement)

    func words(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> EventWords {
        let taken = count > 1 ? "\(count) taken" : "Taken"
        return EventWords(Self.look, name, [dose, taken].compactMap { $0 }.joined(separator: " · "))
    }

    func heard(_ speech: SpokenEvent, at moment: Moment) -> String {
        "\(speech.small(name))\(count > 1 ? ", \(count)" : "")\(speech.day(moment))"
    }

    func spoken(_ speech: SpokenEvent, at moment: Moment) -> String {
        "\(name)\(count > 1 ? ", \(count)" : "") taken\(speech.day(moment))."
    }

    static let fieldNames = ["name", "dose", "count"]

    func typed(_ units: Profile.UnitSystem) -> [String: String] {
        ["name": name, "dose": dose ?? "", "count": "\(count)"]
    }

    @HTMLBuilder static func fields(_ fields: KindFields, _ errors: [FieldError]) -> HTML {
        fields.text("name", "Supplement", errors)
        fields.pair {
            Field(
                name: "dose", label: "Dose", value: fields["dose"], hint: "As on the label: 27 mg",
                error: errors.message(for: "dose")
            ).html(.type(.text), .maxlength(40), .autocomplete(.off))
            fields.number("count", "How many", mode: .numeric, errors)
        }
    }

    func changed(by fields: inout CheckedFields, _ profile: Profile) -> SupplementIntake {
        var changed = self
        changed.name = fields.name("Say what you took") ?? name
        changed.dose = fields["dose"].map { String($0.prefix(40)) }
        changed.count = fields.whole("count", in: Self.counts, "Enter how many you took, from 1 to 50") ?? count
        if changed.name != name || changed.dose != dose {
            // What her list says of it holds no longer.
            (changed.purpose, changed.contents) = (nil, nil)
        } else if changed.count != count, count > 0 {
            changed.contents = contents.map { $0 * (Double(changed.count) / Double(count)) }
        }
        return changed
    }
}
