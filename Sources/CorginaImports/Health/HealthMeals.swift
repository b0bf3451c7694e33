import CorginaCore

/// The foods of Apple Health: what one app wrote for one moment is one food, a record a nutrient.
struct HealthMeals {
    private struct Place: Hashable {
        let source: String
        let moment: Moment

        var order: (Moment, String) { (moment, source) }
    }

    private struct Food {
        var nutrients: [(Nutrient, Double)] = []
        var names: [String] = []
    }

    private var foods: [Place: Food] = [:]
    private var last: Place?

    /// How many names of foods one moment keeps.
    private static let mostNames = 5

    /// - Throws: `tooMany`.
    mutating func add(
        _ nutrient: Nutrient, _ amount: Double, from source: String, at moment: Moment, _ world: ImportWorld
    ) throws(ImportError) {
        let place = Place(source: source, moment: moment)
        guard foods[place] != nil || foods.count < world.mostEntries else { throw .tooMany(most: world.mostEntries) }
        last = place
        var food = foods[place] ?? Food()
        if let index = food.nutrients.firstIndex(where: { $0.0 == nutrient }) {
            food.nutrients[index].1 += amount
        } else {
            food.nutrients.append((nutrient, amount))
        }
        foods[place] = food
    }

    /// What the record that was added last is called.
    mutating func name(_ name: String) {
        guard let last, var food = foods[last], food.names.count < Self.mostNames, !food.names.contains(name) else {
            return
        }
        food.names.append(name.shortened())
        foods[last] = food
    }

    mutating func endRecord() { last = nil }

    func close(into collector: inout ImportCollector) throws(ImportError) {
        for (place, food) in foods.sorted(by: { $0.key.order < $1.key.order }) {
            var nutrients = NutrientAmounts.zero
            for (nutrient, amount) in food.nutrients { nutrients[nutrient] = amount }
            guard nutrients != .zero else { continue }
            let source = place.source.isEmpty ? "Apple Health" : place.source.shortened(to: 60)
            let name = food.names.isEmpty ? "Food from \(source)" : food.names.joined(separator: ", ")
            let meal = Meal(
                name: name.shortened(), type: collector.world.mealHours.meal(at: place.moment.time),
                items: [FoodItem(imported: name, nutrients: nutrients)])
            try collector.add(
                .meal(meal), at: place.moment, key: "\(place.moment.secondsSinceEpoch) \(place.source)")
        }
    }
}
