/// What is in a supplement, by nutrient, each amount in its ``SupplementNutrient/unit``.
public struct SupplementContents: Hashable, Sendable {
    private var amounts: [SupplementNutrient: Double]

    /// Nothing that is known.
    public static let none = SupplementContents([:])

    /// The most of one nutrient that is read as an amount rather than a slip, in its unit.
    public static let largestAmount = 100_000.0

    public init(_ amounts: [SupplementNutrient: Double]) { self.amounts = amounts.filter { $0.value != 0 } }

    /// 0 for what is not in it.
    public subscript(nutrient: SupplementNutrient) -> Double {
        get { amounts[nutrient] ?? 0 }
        set { amounts[nutrient] = newValue == 0 ? nil : newValue }
    }

    /// The nutrients in it, in the labels' order.
    public var nutrients: [SupplementNutrient] { SupplementNutrient.allCases.filter { amounts[$0] != nil } }

    public var isEmpty: Bool { amounts.isEmpty }

    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.amounts.merging(rhs.amounts, combining: +))
    }

    public static func * (contents: Self, factor: Double) -> Self { Self(contents.amounts.mapValues { $0 * factor }) }

    /// Checks that each amount is one.
    public func validate() throws(SupplementError) {
        for nutrient in nutrients where !(self[nutrient] > 0 && self[nutrient] <= Self.largestAmount) {
            throw .contentAmount(nutrient)
        }
    }
}

extension SupplementContents {
    /// The same as the food catalogue counts it. Iodine and others the catalogue does not carry are left out.
    public var nutrientAmounts: NutrientAmounts {
        var sum = NutrientAmounts.zero
        for (nutrient, amount) in amounts {
            guard let food = nutrient.inFood else { continue }
            sum[food.nutrient] += amount * food.factor
        }
        // Folic acid counts 1.7 times its weight towards folate when taken with food. Source: the reference's note on folate.
        sum[.folate] += self[.folicAcid] * 1.7
        // 1 µg RAE is 1 µg of retinol or 2 µg of supplemental beta-carotene. Source: the reference's note on vitamin A.
        sum[.vitaminA] += self[.retinol] + self[.betaCarotene] / 2
        return sum
    }
}

extension Sequence<SupplementContents> {
    public func sum() -> SupplementContents { reduce(.none, +) }
}
