/// A nutrient the catalogue carries, in the order of its columns.
///
/// Raw values are stable: they name nutrients in journals, exports and the catalogue.
public enum Nutrient: String, CaseIterable, Sendable {
    case energy, protein, carbohydrate, sugars, fiber, fat
    case saturatedFat = "saturated_fat"
    case cholesterol
    case vitaminA = "vitamin_a_rae"
    case retinol
    case thiamin, riboflavin, niacin
    case vitaminB6 = "vitamin_b6"
    case folate = "folate_dfe"
    case folicAcid = "folic_acid"
    case choline
    case vitaminB12 = "vitamin_b12"
    case vitaminC = "vitamin_c"
    case vitaminD = "vitamin_d"
    case vitaminE = "vitamin_e"
    case vitaminK = "vitamin_k"
    case calcium, phosphorus, magnesium, iron, zinc, copper, selenium, potassium, sodium
    case caffeine, alcohol
    /// Fatty acid 18:3, which FNDDS does not split into alpha- and gamma-linolenic acid.
    case linolenicAcid = "ala_18_3"
    case epa, dpa, dha, water
}

extension Nutrient {
    /// The unit amounts of this nutrient are counted in.
    public enum Unit: String, Sendable {
        case kilocalories = "kcal"
        case grams = "g"
        case milligrams = "mg"
        case micrograms = "µg"
    }

    public var unit: Unit {
        switch self {
        case .energy: .kilocalories
        case .protein, .carbohydrate, .sugars, .fiber, .fat, .saturatedFat, .alcohol, .linolenicAcid, .epa, .dpa, .dha,
            .water:
            .grams
        case .cholesterol, .thiamin, .riboflavin, .niacin, .vitaminB6, .choline, .vitaminC, .vitaminE, .calcium,
            .phosphorus, .magnesium, .iron, .zinc, .copper, .potassium, .sodium, .caffeine:
            .milligrams
        case .vitaminA, .retinol, .folate, .folicAcid, .vitaminB12, .vitaminD, .vitaminK, .selenium: .micrograms
        }
    }
}
