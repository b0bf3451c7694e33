import CorginaCore

/// A packaged food as a table of products lists it, with the figures of its label.
public struct Product: Hashable, Sendable {
    /// What a label counts 100 of.
    public enum Measure: String, CaseIterable, Sendable {
        case grams = "g"
        /// Its weight is not known then.
        case milliliters = "ml"
    }

    public let barcode: Barcode
    public var name: String
    public var brand: String?
    public var measure: Measure
    /// How much of its measure one serving is, where the label says so.
    public var serving: Double?
    /// What 100 of its measure contain; what the label does not tell is none.
    public var nutrientsPer100: NutrientAmounts

    public init(
        barcode: Barcode, name: String, brand: String? = nil, measure: Measure = .grams, serving: Double? = nil,
        nutrientsPer100: NutrientAmounts
    ) {
        self.barcode = barcode
        self.name = name
        self.brand = brand
        self.measure = measure
        self.serving = serving
        self.nutrientsPer100 = nutrientsPer100
    }

    /// The nutrients a table of products keeps, in the order of its columns.
    public static let nutrients: [Nutrient] = [
        .energy, .protein, .carbohydrate, .fat, .saturatedFat, .sugars, .fiber, .sodium, .calcium, .iron, .potassium,
        .magnesium, .zinc, .folate, .choline, .vitaminB12, .vitaminC, .vitaminD, .caffeine, .alcohol,
    ]
}

extension Product {
    /// So much of it, as a meal holds it.
    public func item(_ amount: Double) -> FoodItem {
        FoodItem(
            name: title, foodCode: nil, barcode: barcode, quantity: amount, portion: measure.rawValue,
            grams: Grams(measure == .grams ? amount : 0), nutrients: nutrientsPer100 * (amount / 100), source: .barcode,
            isEstimated: false)
    }

    /// What is offered first: a serving, or 100 of its measure where the label names none. A serving is counted as such where
    /// its weight is known, so that she may count it either way.
    public var usualItem: FoodItem {
        var item = item(serving ?? 100)
        if serving != nil, measure == .grams { (item.quantity, item.portion) = (1, "serving") }
        return item
    }

    /// Its name with the brand, unless the name says it already.
    public var title: String {
        guard let brand, !name.lowercased().contains(text: brand.lowercased()) else { return name }
        return "\(name), \(brand)"
    }
}
