import CorginaCore

/// Puts the foods of a file together into meals.
struct MealBook {
    private var meals: [String: Pending] = [:]
    private var order: [String] = []

    private struct Pending {
        let day: CalendarDay
        let time: TimeOfDay?
        let type: MealType
        let name: String
        var items: [FoodItem] = []
        var notes: [String] = []
    }

    /// Adds a food to the meal of that day, time and name.
    ///
    /// - Parameter name: what the other app calls the meal: "Breakfast", "Post-Workout"; empty where it has none.
    mutating func add(
        _ item: FoodItem, on day: CalendarDay, at time: TimeOfDay?, meal name: String, note: String = "",
        _ world: ImportWorld
    ) {
        let key = "\(day) \(time.map { "\($0)" } ?? "") \(name.lowercased())"
        if meals[key] == nil {
            order.append(key)
            let type = MealType(told: name) ?? time.map { world.mealHours.meal(at: $0) } ?? .snack
            meals[key] = Pending(day: day, time: time, type: type, name: name)
        }
        meals[key]?.items.append(item)
        if !note.isEmpty { meals[key]?.notes.append(note) }
    }

    /// Adds the meals to the entries.
    ///
    /// - Parameter key: what tells these meals from others of the app.
    func close(_ key: String, into collector: inout ImportCollector) throws(ImportError) {
        for name in order {
            guard let meal = meals[name] else { continue }
            let title = meal.items.count == 1 ? meal.items[0].name : Self.title(of: meal.items)
            try collector.add(
                .meal(Meal(name: title, type: meal.type, items: meal.items)), on: meal.day, at: meal.time,
                usually: collector.world.usualTime(of: meal.type), key: "\(key) \(name)",
                notes: meal.notes.joined(separator: "\n").shortened(to: 1_000))
        }
    }

    private static func title(of items: [FoodItem]) -> String {
        let names = items.prefix(3).map { $0.name }
        let rest = items.count > 3 ? " and \(items.count - 3) more" : ""
        return names.joined(separator: ", ").shortened() + rest
    }
}

extension MealType {
    /// What other apps call a meal; `nil` for a name of her own.
    init?(told name: String) {
        switch name.lowercased() {
        case "breakfast": self = .breakfast
        case "lunch": self = .lunch
        case "dinner", "supper": self = .dinner
        case "snack", "snacks", "morning snack", "afternoon snack", "evening snack": self = .snack
        default: return nil
        }
    }
}

extension FoodItem {
    /// A food as another app told it.
    ///
    /// - Parameter grams: 0 where it did not tell a weight.
    init(
        imported name: String, quantity: Double = 1, portion: String = "serving", grams: Double = 0,
        nutrients: NutrientAmounts
    ) {
        self.init(
            name: name.shortened(), foodCode: nil, quantity: quantity, portion: portion.shortened(to: 60),
            grams: Grams(grams), nutrients: nutrients, source: .manual, isEstimated: false)
    }
}
