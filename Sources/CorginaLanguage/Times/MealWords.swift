import CorginaCore

/// Words for meals.
enum MealWords {
    static let meals: [String: MealType] = [
        "breakfast": .breakfast, "brunch": .breakfast, "lunch": .lunch, "lunchtime": .lunch, "dinner": .dinner,
        "supper": .dinner,
        "dinnertime": .dinner, "bfast": .breakfast, "brekkie": .breakfast, "brekky": .breakfast, "breaky": .breakfast,
        "brekkers": .breakfast, "snack": .snack, "dessert": .snack, "teatime": .snack, "elevenses": .snack,
    ]

    /// As headings: "B: … L: … D: …".
    static let initials: [String: MealType] = [
        "b": .breakfast, "bf": .breakfast, "l": .lunch, "d": .dinner, "s": .snack,
    ]

    /// The meal a word names.
    static func meal(_ word: String) -> MealType? { meals[word] ?? meals[WordForm.of(word)] }
}
