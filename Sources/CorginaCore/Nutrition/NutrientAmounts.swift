/// An amount of every nutrient, each in its own ``Nutrient/Unit``.
public struct NutrientAmounts: Hashable, Sendable {
    /// One value a nutrient, in the order of `Nutrient.allCases`.
    private var values: [Double]

    /// Nothing of anything.
    public static let zero = NutrientAmounts()

    public init() {
        values = Array(repeating: 0, count: Nutrient.allCases.count)
    }

    /// The amounts in the order of `Nutrient.allCases`.
    ///
    /// - Returns: `nil` unless there is one for each.
    public init?(inOrder amounts: [Double]) {
        guard amounts.count == Nutrient.allCases.count else { return nil }
        values = amounts
    }

    /// The amounts in the order of `Nutrient.allCases`.
    public var inOrder: [Double] { values }

    public subscript(nutrient: Nutrient) -> Double {
        get { values[nutrient.index] }
        set { values[nutrient.index] = newValue }
    }

    public var energy: Kilocalories { Kilocalories(self[.energy]) }
    public var protein: Grams { Grams(self[.protein]) }
    public var carbohydrate: Grams { Grams(self[.carbohydrate]) }
    public var fat: Grams { Grams(self[.fat]) }

    public static func + (lhs: Self, rhs: Self) -> Self {
        var sum = lhs
        for index in sum.values.indices { sum.values[index] += rhs.values[index] }
        return sum
    }

    public static func * (amounts: Self, factor: Double) -> Self {
        var product = amounts
        for index in product.values.indices { product.values[index] *= factor }
        return product
    }
}

extension Sequence<NutrientAmounts> {
    public func sum() -> NutrientAmounts { reduce(.zero, +) }
}
