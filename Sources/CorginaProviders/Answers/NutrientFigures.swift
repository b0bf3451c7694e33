/// Energy and nutrients in words: a model's numbers of those are never taken.
enum NutrientFigures {
    /// What nothing but energy or a nutrient is measured in.
    private static let units: Set<String> = [
        "kcal", "kcals", "cal", "cals", "calorie", "calories", "kilocalorie", "kilocalories", "kj", "kilojoule",
        "kilojoules", "mg", "milligram", "milligrams", "mcg", "µg", "μg", "ug", "microgram", "micrograms", "iu",
    ]
    private static let grams: Set<String> = ["g", "gram", "grams"]
    private static let nutrients: Set<String> = [
        "carb", "carbs", "carbohydrate", "carbohydrates", "protein", "proteins", "fat", "fats", "fiber", "fibre",
        "sodium", "sugars",
    ]

    /// Whether a text gives a number of one: "450 kcal", "20 g of protein", "protein 20 g". "Low-fat milk" and "2 protein bars"
    /// give none.
    static func areIn(_ text: String) -> Bool {
        let parts = parts(of: text).filter { $0 != "of" }
        return parts.indices.contains { index in
            guard parts[index].first?.isNumber == true else { return false }
            let (before, next, after) = (
                part(index - 1, of: parts), part(index + 1, of: parts), part(index + 2, of: parts)
            )
            if units.contains(next) || units.contains(before) { return true }
            return grams.contains(next)
                ? nutrients.contains(after) || nutrients.contains(before) : nutrients.contains(before)
        }
    }

    /// Whether other words for a sentence give a number of a nutrient that she did not give.
    static func areAdded(to sentence: String, by words: String) -> Bool {
        let named = named(in: words)
        guard !named.isEmpty else { return false }
        return !named.isSubset(of: self.named(in: sentence)) || !numbers(in: words).isSubset(of: numbers(in: sentence))
    }

    private static func named(in text: String) -> Set<String> {
        Set(text.lowercased().split { !$0.isLetter }.map(String.init)).intersection(units.union(nutrients))
    }

    /// As they are written; one that is spelled out is no number here, so turning it into digits is refused too.
    private static func numbers(in text: String) -> Set<String> {
        Set(text.split { !$0.isNumber }.map(String.init))
    }

    /// Its numbers and words one by one: "450kcal" is two.
    private static func parts(of text: String) -> [String] {
        var parts: [String] = []
        var kind: Bool?
        for character in text.lowercased() {
            let isPart = character.isLetter || character.isNumber
            // A point or a comma within a number ends nothing.
            if !isPart, ".,".contains(character), kind == true { continue }
            defer { kind = isPart ? character.isNumber : nil }
            guard isPart else { continue }
            if kind == character.isNumber {
                parts[parts.count - 1].append(character)
            } else {
                parts.append(String(character))
            }
        }
        return parts
    }

    private static func part(_ index: Int, of parts: [String]) -> String {
        parts.indices.contains(index) ? parts[index] : ""
    }
}
