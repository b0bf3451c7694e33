/// The nine groups of the food table, by the first digit of a food's code. Source: USDA FNDDS, food coding scheme.
public enum FoodGroup: Int, CaseIterable, Sendable {
    case milk = 1, meat, eggs, legumesAndNuts, grains, fruit, vegetables, fatsAndOils, sweetsAndDrinks

    /// `nil` for a food without a code of the table.
    public init?(foodCode: String?) {
        guard let digit = foodCode?.utf8.first, foodCode?.utf8.count == 8 else { return nil }
        self.init(rawValue: Int(digit) - 48)
    }

    /// "milk and cheese", …
    public var displayName: String {
        switch self {
        case .milk: "milk and cheese"
        case .meat: "meat, poultry and fish"
        case .eggs: "eggs"
        case .legumesAndNuts: "beans and nuts"
        case .grains: "bread and grains"
        case .fruit: "fruit"
        case .vegetables: "vegetables"
        case .fatsAndOils: "fats and oils"
        case .sweetsAndDrinks: "sweets and drinks"
        }
    }
}
