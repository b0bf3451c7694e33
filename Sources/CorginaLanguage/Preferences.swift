import CorginaCore

/// What she taught Corgina about her own words. The engine reads it and never keeps it.
public struct Preferences: Hashable, Sendable {
    /// Her own supplements and medicines by the names she uses.
    public var supplements: [String]
    /// Names of her saved recipes.
    public var recipes: [String]
    /// What she means by her words for foods, from her corrections.
    public var foodHabits: [FoodHabit]
    /// Her meals of the last weeks, the newest first: what "the usual" and "same as yesterday" speak of.
    public var pastMeals: [PastMeal] = []
    /// Whose words for food she uses; `nil` when nobody knows.
    public var region: FoodRegion?
    /// When she eats: what a sentence without a meal's name belongs to.
    public var mealHours: MealHours

    public init(
        supplements: [String] = [], recipes: [String] = [], foodHabits: [FoodHabit] = [],
        region: FoodRegion? = nil, mealHours: MealHours = .usual
    ) {
        self.supplements = supplements
        self.recipes = recipes
        self.foodHabits = foodHabits
        self.region = region
        self.mealHours = mealHours
    }

    public static let none = Preferences()
}
