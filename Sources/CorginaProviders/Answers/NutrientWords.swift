/// Names of energy and of measures of nutrients: a model's numbers of those are never taken.
enum NutrientWords {
    private static let names: Set<String> = [
        "kcal", "kcals", "cal", "cals", "calorie", "calories", "kilocalorie", "kilocalories", "kj", "kilojoule",
        "kilojoules", "mg", "milligram", "milligrams", "mcg", "µg", "μg", "ug", "microgram", "micrograms", "iu",
        "carb", "carbs", "carbohydrate", "carbohydrates", "protein", "proteins", "fat", "fats", "fiber", "fibre",
        "sodium",
        "sugars",
    ]

    /// Whether a text names one.
    static func areIn(_ text: String) -> Bool { !named(in: text).isEmpty }

    /// Whether other words for a sentence give a number of a nutrient that she did not give.
    static func areAdded(to sentence: String, by words: String) -> Bool {
        let named = named(in: words)
        guard !named.isEmpty else { return false }
        return !named.isSubset(of: self.named(in: sentence)) || !numbers(in: words).isSubset(of: numbers(in: sentence))
    }

    private static func named(in text: String) -> Set<String> {
        Set(text.lowercased().split { !$0.isLetter }.map(String.init)).intersection(names)
    }

    /// As they are written; one that is spelled out is no number here, so turning it into digits is refused too.
    private static func numbers(in text: String) -> Set<String> {
        Set(text.split { !$0.isNumber }.map(String.init))
    }
}
