/// Who published a table of products.
public enum ProductSource: String, CaseIterable, Sendable {
    case openFoodFacts = "openfoodfacts"
    case brandedFoods = "usda-branded"

    /// Whom to name, and on which terms it may be used.
    public var credit: String {
        switch self {
        case .openFoodFacts: "Open Food Facts, under the Open Database License (ODbL)"
        case .brandedFoods: "USDA FoodData Central, Branded Foods (public domain)"
        }
    }
}
