/// A described meal whose nutrients are known.
struct KnownMeal: Hashable, Sendable {
    var sentence: String
    var amounts: MealAmounts

    init(sentence: String, amounts: MealAmounts) {
        self.sentence = sentence
        self.amounts = amounts
    }

    /// A row of a benchmark file by its column names; `nil` if a column is missing or not a number.
    init?(row: [String: String]) {
        guard let sentence = row["meal_description"], !sentence.isEmpty,
            let carbohydrate = row["carb"].flatMap(Double.init), let protein = row["protein"].flatMap(Double.init),
            let fat = row["fat"].flatMap(Double.init), let energy = row["energy"].flatMap(Double.init)
        else { return nil }
        self.init(
            sentence: sentence,
            amounts: MealAmounts(carbohydrate: carbohydrate, protein: protein, fat: fat, energy: energy))
    }
}

/// What a meal holds: grams, and kilocalories of energy.
struct MealAmounts: Hashable, Sendable {
    var carbohydrate = 0.0
    var protein = 0.0
    var fat = 0.0
    var energy = 0.0
}
