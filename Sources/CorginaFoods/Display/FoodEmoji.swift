/// One picture for a food, by its category and, within it, by a word of its name.
public enum FoodEmoji {
    /// A plate: for what has no picture of its own.
    public static let neutral = "🍽️"

    /// The emoji of a food, exactly one.
    public static func emoji(for food: Food) -> String {
        emoji(name: food.name, category: food.category.number)
    }

    static func emoji(name: String, category: Int) -> String {
        if (9_002...9_602).contains(category) { return "🍼" }
        let stems = FoodWords.words(in: name, limit: 8).map(WordStem.stem)
        // The earlier a word stands in the name, the more it says what the food is.
        for stem in stems {
            let pictures = FoodPictures.ofWord[stem] ?? []
            if let picture = pictures.first(where: { $0.categories.contains(category) }) { return picture.emoji }
        }
        return FoodPictures.ofCategory[category] ?? neutral
    }
}
