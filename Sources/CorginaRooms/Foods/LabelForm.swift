import CorginaCore
import CorginaFoods

/// A food as its label tells it.
struct LabelForm {
    let item: FoodItem
    /// What she typed of one serving.
    let figures: LabelFigures
    /// What is probably wrong with it, and she has not overruled.
    let doubts: [LabelDoubt]

    /// No serving of anything holds more.
    private static let mostGrams = 5_000.0
    private static let mostEnergy = 10_000.0
    private static let mostOfANutrient = 100_000.0

    /// - Throws: a sentence for each field that needs another look.
    init(_ form: Form) throws(FormRefusal) {
        var errors: [FieldError] = []
        let name = form["name"] ?? ""
        if name.isEmpty || name.count > 80 {
            errors.append(
                FieldError(field: "name", message: name.isEmpty ? "Give the food a name" : "Use at most 80 characters"))
        }
        let serving = Self.serving(form["serving"] ?? "")
        if serving.unit.count > 40 { errors.append(FieldError(field: "serving", message: "Use at most 40 characters")) }
        let servings = form["amount"] == nil ? 1 : form.amount("amount", in: RecipeForm.servings)
        if servings == nil {
            errors.append(FieldError(field: "amount", message: RecipeForm.servingsMessage))
        }
        let grams =
            Self.value("grams", form, most: Self.mostGrams, &errors) ?? (serving.unit == "g" ? serving.count : nil)
        let barcode = Self.barcode(form, &errors)
        let told = Self.amounts(form, &errors)
        var nutrients = NutrientAmounts.zero
        for (nutrient, amount) in told { nutrients[nutrient] = amount }
        let energyPer100 = Self.value(NewFoodPage.energyPer100, form, most: Self.mostEnergy, &errors)
        guard errors.isEmpty, let servings else { throw FormRefusal(errors: errors) }
        figures = LabelFigures(amounts: told, grams: grams, energyPer100: energyPer100)
        doubts = figures.doubts.filter { !Self.overruled(form).contains($0) }
        item = FoodItem(
            name: name, foodCode: nil, barcode: barcode, quantity: serving.count, portion: serving.unit,
            grams: Grams(grams ?? 0), nutrients: nutrients, source: .manual, isEstimated: false
        ).times(servings)
        guard item.isPlausible else {
            throw FormRefusal(errors: [FieldError(field: "amount", message: ImplausibleFigure.food.description)])
        }
    }

    /// What the label tells of one serving. Its energy is needed; other nutrients may be left out.
    private static func amounts(_ form: Form, _ errors: inout [FieldError]) -> [Nutrient: Double] {
        var told: [Nutrient: Double] = [:]
        for nutrient in NewFoodPage.macronutrients + NewFoodPage.micronutrients {
            let most = nutrient == .energy ? mostEnergy : mostOfANutrient
            told[nutrient] = value(nutrient.rawValue, form, most: most, &errors)
        }
        if form[Nutrient.energy.rawValue] == nil {
            errors.append(
                FieldError(field: Nutrient.energy.rawValue, message: "Enter the calories of one serving; 0 is fine"))
        }
        return told
    }

    /// What one serving is, as it is counted: 2 of "slices", 1 of "bar", 30 of "g".
    private static func serving(_ text: String) -> (count: Double, unit: String) {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || ".,/".contains($0)) }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }
        guard let count = AmountText.read(String(digits)), !unit.isEmpty else {
            return (1, text.isEmpty ? "serving" : text)
        }
        return (count, unit == "grams" ? "g" : String(unit))
    }

    /// What she said the label says all the same.
    private static func overruled(_ form: Form) -> [LabelDoubt] {
        (form[NewFoodPage.overruled] ?? "").split(separator: " ").compactMap { LabelDoubt(rawValue: String($0)) }
    }

    /// The number on its packet; `nil` if the field is empty or refused.
    private static func barcode(_ form: Form, _ errors: inout [FieldError]) -> Barcode? {
        guard let text = form["barcode"] else { return nil }
        do { return try Barcode(reading: text) } catch {
            errors.append(FieldError(field: "barcode", message: error.description))
            return nil
        }
    }

    /// The amount in a field; `nil` if it is empty or refused.
    private static func value(_ field: String, _ form: Form, most: Double, _ errors: inout [FieldError]) -> Double? {
        guard let text = form[field] else { return nil }
        if text.allSatisfy({ "0.,".contains($0) }), text.contains("0") { return 0 }
        guard let value = AmountText.read(text), value <= most else {
            errors.append(
                FieldError(
                    field: field,
                    message:
                        "Enter a number from 0 to \(Figure.whole(min(most, AmountText.range.upperBound))), such as 12 or 1,5"
                ))
            return nil
        }
        return value
    }
}
