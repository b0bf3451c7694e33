/// What the person of the sample diary says on her days. Read by the same engine as anyone's sentences.
enum DemoSentences {
    static let breakfast = [
        "I had a bowl of oatmeal with blueberries and walnuts and a glass of milk",
        "I had two scrambled eggs, two slices of whole wheat toast with butter and a glass of orange juice",
        "I had greek yogurt with half a cup of granola and a banana",
        "I had a bagel with cream cheese, a banana and a glass of milk",
        "I had three pancakes with maple syrup and strawberries",
        "I had corn flakes with milk, a slice of toast with peanut butter and an apple",
        "I had avocado toast, two boiled eggs and a glass of orange juice",
    ]
    static let lunch = [
        "I had a bowl of lentil soup, two slices of bread with butter and a pear",
        "I had a turkey and cheese sandwich, an apple and a yogurt",
        "I had a chicken caesar salad, two dinner rolls and a glass of milk",
        "I had two cups of rice and black beans with a glass of orange juice",
        "I had a baked potato with cottage cheese, an apple and a glass of milk",
        "I had vegetable soup, a grilled cheese sandwich and a pear",
        "I had mac and cheese, green beans and a glass of milk",
    ]
    static let dinner = [
        "I had two porkchops, potatoes and a glass of milk",
        "I had 6 oz of baked salmon, two cups of rice and a cup of broccoli",
        "I had spaghetti with meat sauce, garlic bread and a green salad",
        "I had 8 oz of roast chicken, mashed potatoes, carrots and a dinner roll",
        "I had two beef tacos and refried beans",
        "I had vegetable stir fry with tofu, two cups of brown rice and a mango",
        "I had two cups of chili with beans and two pieces of cornbread",
    ]
    static let snack = [
        "I had an apple with peanut butter", "I had an ounce of almonds and a peach",
        "I had crackers, cheddar cheese and grapes", "I had a banana and a glass of milk",
        "I had two oatmeal cookies and a glass of milk", "I had carrots, hummus and pita bread",
    ]
    /// Words of the dinners heartburn comes after.
    static let hot = ["taco", "chili"]
    /// What she made a recipe of, and for how many.
    static let recipe = (
        name: "Sunday pancakes", servings: 2.0,
        ingredients: "I had six pancakes, two cups of strawberries and a cup of yogurt"
    )
    static let drinks = ["a glass of water", "a glass of water", "a bottle of water", "two glasses of water"]
    /// What the benchmarked diary says it took; the sample diary keeps a list.
    static let supplements = ["took my prenatal vitamin", "took my iron", "took vitamin D"]
    static let earlySymptoms = ["feeling a bit sick", "pretty nauseous", "so tired today", "headache 2/5"]
    static let laterSymptoms = [
        "heartburn 2/5 for 2 hours", "heartburn 2/5", "backache 3/5", "leg cramps", "feeling a bit tired",
        "slept badly", "swollen feet 1/5",
    ]
}
