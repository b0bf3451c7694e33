/// A meal of hers, written down once to be logged again: what goes in, and how many servings it makes.
public struct Recipe: Hashable, Sendable, Identifiable {
    public let id: RecordID
    public var name: String
    /// How many servings the ingredients make; more than 0.
    public var servings: Double
    /// What goes into all of it.
    public var ingredients: [FoodItem]
    /// Whether she put it aside: it is not offered any more, and what was logged of it stays.
    public var isArchived: Bool

    /// The most ingredients a recipe holds.
    public static let mostIngredients = 100

    public init(id: RecordID, name: String, servings: Double, ingredients: [FoodItem], isArchived: Bool = false) {
        self.id = id
        self.name = name
        self.servings = servings
        self.ingredients = ingredients
        self.isArchived = isArchived
    }

    /// What one serving contains.
    public var nutrientsPerServing: NutrientAmounts {
        servings > 0 ? ingredients.map { $0.nutrients }.sum() * (1 / servings) : .zero
    }

    /// The ingredients of that many servings.
    public func items(servings eaten: Double) -> [FoodItem] {
        servings > 0 ? ingredients.map { $0.times(eaten / servings) } : []
    }

    /// That many servings of it as a meal, which knows the recipe.
    public func meal(servings eaten: Double, type: MealType) -> Meal {
        Meal(name: name, type: type, items: items(servings: eaten), recipes: [id])
    }
}
