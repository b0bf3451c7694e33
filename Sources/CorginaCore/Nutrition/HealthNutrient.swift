/// The nutrients that both a diary and Apple Health have, by what their identifiers end with.
///
/// Vitamin A is left out: Apple Health does not say in what its weight is counted.
public enum HealthNutrient {
    public static let all: [(name: String, nutrient: Nutrient)] = [
        ("EnergyConsumed", .energy), ("Protein", .protein), ("Carbohydrates", .carbohydrate), ("Sugar", .sugars),
        ("Fiber", .fiber), ("FatTotal", .fat), ("FatSaturated", .saturatedFat), ("Cholesterol", .cholesterol),
        ("Thiamin", .thiamin), ("Riboflavin", .riboflavin), ("Niacin", .niacin), ("VitaminB6", .vitaminB6),
        ("Folate", .folate), ("VitaminB12", .vitaminB12), ("VitaminC", .vitaminC), ("VitaminD", .vitaminD),
        ("VitaminE", .vitaminE), ("VitaminK", .vitaminK), ("Calcium", .calcium), ("Phosphorus", .phosphorus),
        ("Magnesium", .magnesium), ("Iron", .iron), ("Zinc", .zinc), ("Copper", .copper), ("Selenium", .selenium),
        ("Potassium", .potassium), ("Sodium", .sodium), ("Caffeine", .caffeine),
    ]
}

extension Nutrient {
    /// Its ``unit`` as Apple Health writes it.
    public var healthUnit: String {
        switch unit {
        case .kilocalories: "kcal"
        case .grams: "g"
        case .milligrams: "mg"
        case .micrograms: "mcg"
        }
    }
}
