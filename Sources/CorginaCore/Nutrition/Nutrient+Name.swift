extension Nutrient {
    /// Its everyday name: "Vitamin B12", "Folate".
    public var displayName: String {
        switch self {
        case .saturatedFat: "Saturated fat"
        case .vitaminA: "Vitamin A"
        case .vitaminB6: "Vitamin B6"
        case .vitaminB12: "Vitamin B12"
        case .vitaminC: "Vitamin C"
        case .vitaminD: "Vitamin D"
        case .vitaminE: "Vitamin E"
        case .vitaminK: "Vitamin K"
        case .folicAcid: "Folic acid"
        case .linolenicAcid: "Linolenic acid"
        case .epa, .dpa, .dha: rawValue.uppercased()
        default: rawValue.split(separator: "_").first.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? rawValue
        }
    }
}
