import CorginaCore
import Markup

extension Meal: EntryContent {
    static let look = EntryLook(name: "Meal", plural: "Meals", symbol: .meal, hue: .calories)

    func words(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> EventWords {
        EventWords(
            symbol: type == .snack ? .leaf : .meal, hue: type.hue, title: name,
            detail: "\(type.displayName) · \(english.calories(energy))")
    }

    func heard(_ speech: SpokenEvent, at moment: Moment) -> String {
        "\(speech.small(name)), \(Figure.whole(energy.value)) calories\(speech.day(moment))"
    }

    func spoken(_ speech: SpokenEvent, at moment: Moment) -> String { "Added \(heard(speech, at: moment))." }

    static let fieldNames = ["mealType"]

    func typed(_ units: Profile.UnitSystem) -> [String: String] { ["mealType": type.rawValue] }

    @HTMLBuilder static func fields(_ fields: KindFields, _ errors: [FieldError]) -> HTML {
        ChoiceGroup.meal(fields["mealType"]).html
        fieldError(errors.message(for: "mealType"), id: "f-mealType-error")
    }

    /// Its foods are changed one by one, on pages of their own.
    func changed(by fields: inout CheckedFields, _ profile: Profile) -> Meal { self }
}
