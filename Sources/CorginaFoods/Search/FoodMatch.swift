/// A food that answers a search, with how well it does.
public struct FoodMatch: Sendable, Hashable {
    public let food: Food
    /// Higher is better; comparable within one search only.
    public let score: Double

    public init(food: Food, score: Double) {
        self.food = food
        self.score = score
    }
}
