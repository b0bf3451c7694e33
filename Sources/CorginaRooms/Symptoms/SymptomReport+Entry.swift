import CorginaCore
import Markup

extension SymptomReport: EntryContent {
    static let look = EntryLook(
        name: "Symptom", plural: "Symptoms", symbol: .heart, hue: .symptom, deservesCallAdvice: true)

    func words(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> EventWords {
        EventWords(Self.look, english.named(name), SymptomWording(report: self, units: units).detail)
    }

    func heard(_ speech: SpokenEvent, at moment: Moment) -> String {
        let told = hasResolved ? ", gone" : SymptomWording.name(ofSeverity: severity).map { ", " + $0 } ?? ""
        return speech.small(speech.english.named(name)) + told + speech.day(moment)
    }

    func spoken(_ speech: SpokenEvent, at moment: Moment) -> String {
        "\(speech.english.named(name)) noted\(speech.day(moment))."
    }

    static let fieldNames = ["name", "gone"]

    func typed(_ units: Profile.UnitSystem) -> [String: String] {
        ["name": name, "gone": hasResolved ? "yes" : ""]
    }

    @HTMLBuilder static func fields(_ fields: KindFields, _ errors: [FieldError]) -> HTML {
        Field(name: "name", label: "Symptom", value: fields["name"], error: errors.message(for: "name")).html(
            .type(.text), .required(), .maxlength(80), .autocomplete(.off), .list("symptoms"), .directionAuto)
        datalist(.id("symptoms")) { for name in suggested { option(.value(name)) } }
        if let symptom = fields.symptom { symptom.html(errors: errors) }
        fields.check("gone", "It’s over")
    }

    /// The symptoms of the reference that have a severity. She may write any other.
    private static let suggested = SymptomKind.all.filter { $0.asksSeverity }.map { $0.name }

    func changed(by fields: inout CheckedFields, _ profile: Profile) -> SymptomReport {
        var changed = self
        changed.name = fields.name("Say what you felt, such as Headache") ?? name
        changed.hasResolved = fields["gone"] == "yes"
        do throws(FormRefusal) {
            return try SymptomForm(fields.form, of: changed, units: profile.units).report
        } catch {
            for error in error.errors { fields.refuse(error.field, error.message) }
            return changed
        }
    }
}
