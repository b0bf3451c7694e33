import CorginaCore
import CorginaFoods

/// What the fields of Open Food Facts mean. Its export has every figure of 100 g, or of 100 mL of a drink.
enum OpenFoodFacts {
    /// A field, and by what its figure is multiplied to be in the nutrient's unit: it counts energy in kcal, all else in grams.
    struct Figure {
        let field: String
        let nutrient: Nutrient
        let factor: Double

        fileprivate init(_ name: String, _ nutrient: Nutrient, _ factor: Double = 1) {
            field = name + "_100g"
            self.nutrient = nutrient
            self.factor = factor
        }
    }

    /// Of one nutrient the first that is listed counts. Folate is left out: the field does not tell folate from folic acid.
    static let figures: [Figure] = [
        Figure("energy-kcal", .energy), Figure("energy-kj", .energy, 1 / kilojoules),
        Figure("energy", .energy, 1 / kilojoules), Figure("proteins", .protein),
        Figure("carbohydrates", .carbohydrate), Figure("fat", .fat), Figure("saturated-fat", .saturatedFat),
        Figure("sugars", .sugars), Figure("fiber", .fiber), Figure("sodium", .sodium, 1e3),
        Figure("calcium", .calcium, 1e3), Figure("iron", .iron, 1e3), Figure("potassium", .potassium, 1e3),
        Figure("magnesium", .magnesium, 1e3), Figure("zinc", .zinc, 1e3), Figure("choline", .choline, 1e3),
        Figure("vitamin-b12", .vitaminB12, 1e6), Figure("vitamin-c", .vitaminC, 1e3),
        Figure("vitamin-d", .vitaminD, 1e6), Figure("caffeine", .caffeine, 1e3),
        Figure("alcohol", .alcohol, gramsOfAlcohol),
    ]

    /// In 1 kcal. Source: NIST Special Publication 811, the thermochemical calorie.
    private static let kilojoules = 4.184
    /// Alcohol is listed in percent of the volume; 1 mL of it weighs 0.789 g at 20 °C.
    private static let gramsOfAlcohol = 0.789

    static func product(
        number: String, name: String, brands: String, serving: String, quantity: String,
        figure: (Figure) -> Double?
    ) -> ListedProduct {
        let portion = ServingText.amount(in: serving)
        var amounts: [Nutrient: Double] = [:]
        for listed in figures where amounts[listed.nutrient] == nil {
            if let value = figure(listed), value.isFinite { amounts[listed.nutrient] = value * listed.factor }
        }
        return ListedProduct(
            number: number, name: name, brand: brands.split(separator: ",").first.map(String.init) ?? "",
            measure: portion?.measure ?? ServingText.amount(in: quantity)?.measure ?? .grams, serving: portion?.value,
            amounts: amounts)
    }
}
