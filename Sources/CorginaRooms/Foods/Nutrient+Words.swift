import CorginaCore

extension Nutrient {
    /// What a food's page and a label show, in the order labels have it.
    static let shown: [Nutrient] = [
        .energy, .protein, .carbohydrate, .sugars, .fiber, .fat, .saturatedFat, .sodium, .folate, .iron, .calcium,
        .choline, .vitaminD,
        .dha, .caffeine,
    ]

    /// "Folate (DFE)"
    var labelName: String {
        switch self {
        case .energy: "Energy"
        case .carbohydrate: "Carbs"
        case .saturatedFat: "Saturated fat"
        case .vitaminA: "Vitamin A"
        case .vitaminB6: "Vitamin B6"
        case .folate: "Folate (DFE)"
        case .folicAcid: "Folic acid"
        case .vitaminB12: "Vitamin B12"
        case .vitaminC: "Vitamin C"
        case .vitaminD: "Vitamin D"
        case .vitaminE: "Vitamin E"
        case .vitaminK: "Vitamin K"
        case .linolenicAcid: "Linolenic acid"
        case .epa: "EPA"
        case .dpa: "DPA"
        case .dha: "DHA"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }
}
