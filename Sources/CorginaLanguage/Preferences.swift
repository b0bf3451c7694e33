import CorginaCore

/// What she taught Corgina about her own words. The engine reads it and never keeps it.
public struct Preferences: Hashable, Sendable {
    /// Her own supplements and medicines by the names she uses.
    public var supplements: [String]
    /// Names of her saved recipes.
    public var recipes: [String]
    /// What she means by her words for foods, from her corrections.
    public var foodHabits: [FoodHabit]

    public init(supplements: [String] = [], recipes: [String] = [], foodHabits: [FoodHabit] = []) {
        self.supplements = supplements
        self.recipes = recipes
        self.foodHabits = foodHabits
    }

    public static let none = Preferences()
}
