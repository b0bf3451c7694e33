import CorginaCore

/// What was eaten and drunk in a day.
public struct DayIntake: Hashable, Sendable {
    /// What the day's food contained.
    public private(set) var nutrients = NutrientAmounts.zero
    /// What the food of each part of the day contained; a part without food is absent.
    public private(set) var nutrientsByMeal: [MealType: NutrientAmounts] = [:]
    /// The volume of water and other drinks logged as drinks.
    public private(set) var drinkVolume = Milliliters.zero

    public init(_ events: some Sequence<HealthEvent>) {
        for event in events {
            switch event.details {
            case .meal(let meal): add(meal)
            case .hydration(let drink): drinkVolume = drinkVolume + drink.volume
            default: break
            }
        }
    }

    public var energy: Kilocalories { nutrients.energy }

    public func energy(at meal: MealType) -> Kilocalories { nutrientsByMeal[meal]?.energy ?? .zero }

    private mutating func add(_ meal: Meal) {
        let contained = meal.nutrients
        nutrients = nutrients + contained
        nutrientsByMeal[meal.type] = (nutrientsByMeal[meal.type] ?? .zero) + contained
    }
}
