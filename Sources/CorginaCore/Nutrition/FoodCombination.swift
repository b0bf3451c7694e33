/// Which foods were eaten together, whatever their amounts and order.
public struct FoodCombination: Hashable, Sendable {
    public let foods: Set<FoodIdentity>

    /// - Returns: `nil` for fewer than two different foods, which are no combination.
    public init?(_ items: [FoodItem]) {
        foods = Set(items.map { $0.identity })
        guard foods.count > 1 else { return nil }
    }
}
