/// What the person of the sample diary says on her days. Read by the same engine as anyone's sentences.
enum DemoSentences {
    static let breakfast = [
        "I had a bowl of oatmeal with blueberries and a glass of milk",
        "I had two scrambled eggs, a slice of whole wheat toast and orange juice",
        "I had greek yogurt with granola and a banana",
        "I had a bagel with cream cheese and a cup of tea",
        "I had two pancakes with maple syrup and strawberries",
        "I had corn flakes with milk and an apple",
        "I had avocado toast and a boiled egg",
    ]
    static let lunch = [
        "I had lentil soup and a slice of bread",
        "I had a turkey sandwich and an apple",
        "I had a chicken salad and a dinner roll",
        "I had rice and black beans with a glass of orange juice",
        "I had a baked potato with cottage cheese",
        "I had vegetable soup and a grilled cheese sandwich",
        "I had mac and cheese and green beans",
    ]
    static let dinner = [
        "I had porkchop and potatoes and a glass of milk",
        "I had baked salmon, rice and broccoli",
        "I had spaghetti with meat sauce and a green salad",
        "I had roast chicken, mashed potatoes and carrots",
        "I had a beef taco and refried beans",
        "I had vegetable stir fry with tofu and brown rice",
        "I had chili with beans and cornbread",
    ]
    static let snack = [
        "I ate an apple", "I had a handful of almonds", "I had a yogurt", "I had crackers and cheddar cheese",
        "I ate a banana", "I had two oatmeal cookies and a glass of milk", "I had carrots and hummus",
    ]
    static let drinks = ["a glass of water", "a glass of water", "a bottle of water", "two glasses of water"]
    static let supplements = ["took my prenatal vitamin", "took my iron", "took vitamin D"]
    static let earlySymptoms = ["feeling a bit sick", "pretty nauseous", "so tired today", "headache 2/5"]
    static let laterSymptoms = ["heartburn 2/5", "backache 3/5", "leg cramps", "feeling a bit tired"]
}
