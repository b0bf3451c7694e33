import CorginaFoods

/// What she taught Corgina about her own words. The engine reads it and never keeps it.
public struct Preferences: Hashable, Sendable {
    /// Her own supplements and medicines by the names she uses.
    public var supplements: [String]
    /// Names of her saved recipes.
    public var recipes: [String]
    /// Her corrections: a phrase as she says it, and the food she means by it.
    public var foods: [String: FoodCode]

    public init(supplements: [String] = [], recipes: [String] = [], foods: [String: FoodCode] = [:]) {
        self.supplements = supplements
        self.recipes = recipes
        self.foods = foods
    }

    public static let none = Preferences()
}
