/// Foods eaten together. One item is a snack or a single food; several are one meal.
public struct Meal: Hashable, Sendable {
    public var name: String
    public var type: MealType
    public var items: [FoodItem]
    /// The recipes of hers it was logged from, each once; none for a meal told food by food. What the recipe holds now may differ.
    public var recipes: [RecordID]

    public init(name: String, type: MealType, items: [FoodItem], recipes: [RecordID] = []) {
        self.name = name
        self.type = type
        self.items = items
        self.recipes = recipes
    }

    public var nutrients: NutrientAmounts { items.map { $0.nutrients }.sum() }
    public var energy: Kilocalories { nutrients.energy }
}

/// The part of the day a meal belongs to.
public enum MealType: String, CaseIterable, Sendable {
    case breakfast, lunch, dinner, snack

    /// "Breakfast", "Lunch", "Dinner", "Snack".
    public var displayName: String {
        switch self {
        case .breakfast: "Breakfast"
        case .lunch: "Lunch"
        case .dinner: "Dinner"
        case .snack: "Snack"
        }
    }

    /// The meal usually eaten at that time, for a sentence that does not say.
    public static func usual(at time: TimeOfDay) -> MealType {
        MealHours.usual.meal(at: time)
    }
}
