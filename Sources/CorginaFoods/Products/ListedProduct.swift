import CorginaCore

/// A row of somebody's table of products, before anything of it is believed.
public struct ListedProduct: Hashable, Sendable {
    /// The number as it is listed.
    public var number: String
    public var name: String
    public var brand: String
    public var measure: Product.Measure
    /// Of its measure.
    public var serving: Double?
    /// What 100 of its measure contain, in the units of ``Nutrient``. What is absent is not listed.
    public var amounts: [Nutrient: Double]

    public init(
        number: String, name: String, brand: String = "", measure: Product.Measure = .grams, serving: Double? = nil,
        amounts: [Nutrient: Double]
    ) {
        self.number = number
        self.name = name
        self.brand = brand
        self.measure = measure
        self.serving = serving
        self.amounts = amounts
    }
}

/// Why a row of a table of products is left out. Raw values are stable: a build that goes on counts by them.
public enum ProductFault: String, Error, CaseIterable, Sendable {
    case unreadable, number, ownNumber, name, incomplete, energy, macronutrients, sum, balance, repeated
}

extension ProductFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable: "rows that could not be read"
        case .number: "without a number that fits its last digit"
        case .ownNumber: "with a number that every shop may give to another product"
        case .name: "without a name"
        case .incomplete: "without energy, protein, carbohydrate or fat"
        case .energy: "with more energy than 900 kcal in 100"
        case .macronutrients: "with more protein, carbohydrate or fat than 100 g in 100"
        case .sum: "with protein, carbohydrate and fat that make more than 105 g together"
        case .balance: "with energy that does not fit protein, carbohydrate and fat"
        case .repeated: "with a number that is in the table already"
        }
    }
}
