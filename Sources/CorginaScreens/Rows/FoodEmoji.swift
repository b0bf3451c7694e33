import CorginaFoods

/// A picture for a food, found by a word in its name or category.
public enum FoodEmoji {
    /// The picture of a food of the catalogue.
    public static func of(_ food: Food) -> String { of(name: food.name, category: food.category.name) }

    /// The emoji of the first word of the table that `name`, then `category`, contains; a plate when none does.
    public static func of(name: String, category: String = "") -> String {
        find(in: name.lowercased()) ?? find(in: category.lowercased()) ?? "🍽️"
    }

    private static func find(in text: String) -> String? {
        let words = Set(text.split { !$0.isLetter }.map(singular))
        return table.first { $0.words.contains { words.contains($0) } }?.emoji
    }

    private static func singular(_ word: Substring) -> String {
        if word.count > 4 && word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        if word.count > 4 && (word.hasSuffix("oes") || word.hasSuffix("ches")) { return String(word.dropLast(2)) }
        return word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : String(word)
    }

    /// Dishes before their ingredients: an apple pie is a pie.
    private static let table: [(words: Set<String>, emoji: String)] = [
        (["pizza", "calzone"], "🍕"), (["hamburger", "burger", "cheeseburger"], "🍔"), (["hotdog", "frankfurter"], "🌭"),
        (["taco", "quesadilla"], "🌮"), (["burrito", "wrap", "fajita"], "🌯"), (["sandwich", "sub"], "🥪"),
        (["sushi"], "🍣"), (["dumpling", "wonton", "gyoza"], "🥟"), (["soup", "stew", "chowder", "broth", "chili", "curry"], "🍲"),
        (["salad", "lettuce", "spinach", "kale", "cabbage", "collard", "green"], "🥗"), (["pie"], "🥧"), (["cake", "cupcake", "brownie"], "🍰"),
        (["cookie", "biscuit"], "🍪"), (["doughnut", "donut"], "🍩"), (["pancake"], "🥞"), (["waffle"], "🧇"),
        (["ice", "sherbet", "gelato"], "🍨"), (["chocolate"], "🍫"), (["candy"], "🍬"), (["popcorn"], "🍿"), (["pretzel"], "🥨"),
        (["smoothie", "shake", "soda", "cola", "lemonade"], "🥤"), (["juice"], "🧃"), (["tea"], "🍵"), (["coffee", "latte", "espresso", "cappuccino"], "☕"),
        (["milk"], "🥛"), (["water"], "💧"), (["yogurt", "yoghurt", "oatmeal", "cereal", "granola", "porridge", "pudding"], "🥣"),
        (["fry", "fries"], "🍟"), (["macaroni", "pasta", "spaghetti", "lasagna", "ravioli"], "🍝"), (["noodle", "ramen"], "🍜"),
        (["rice"], "🍚"), (["egg", "omelet", "omelette"], "🥚"), (["bacon"], "🥓"), (["chicken", "turkey", "duck", "poultry"], "🍗"),
        (["pork", "beef", "steak", "lamb", "veal", "ham", "meat", "chop", "roast", "sausage"], "🥩"),
        (["shrimp", "prawn"], "🍤"), (["lobster"], "🦞"), (["crab"], "🦀"),
        (["fish", "salmon", "tuna", "cod", "tilapia", "trout", "sardine", "herring", "halibut"], "🐟"),
        (["cheese", "cheddar", "mozzarella"], "🧀"), (["butter", "margarine"], "🧈"), (["honey", "syrup"], "🍯"),
        (["bagel"], "🥯"), (["croissant"], "🥐"), (["bread", "toast", "roll", "muffin", "cracker"], "🍞"), (["tortilla", "pita"], "🫓"),
        (["potato"], "🥔"), (["sweetpotato", "yam"], "🍠"), (["carrot"], "🥕"), (["corn"], "🌽"), (["broccoli", "cauliflower"], "🥦"),
        (["tomato", "salsa", "ketchup"], "🍅"), (["cucumber", "pickle"], "🥒"), (["pepper"], "🫑"), (["onion"], "🧅"), (["garlic"], "🧄"),
        (["mushroom"], "🍄"), (["avocado", "guacamole"], "🥑"), (["eggplant"], "🍆"), (["pea", "edamame"], "🫛"),
        (["bean", "lentil", "chickpea", "hummus", "legume"], "🫘"), (["nut", "almond", "walnut", "cashew", "pecan", "pistachio", "peanut"], "🥜"),
        (["apple", "applesauce"], "🍎"), (["pear"], "🍐"), (["banana"], "🍌"), (["orange", "tangerine", "clementine", "mandarin"], "🍊"),
        (["lemon", "lime"], "🍋"), (["grape", "raisin"], "🍇"), (["strawberry"], "🍓"), (["blueberry", "berry"], "🫐"), (["cherry"], "🍒"),
        (["peach", "nectarine", "apricot"], "🍑"), (["pineapple"], "🍍"), (["mango", "papaya"], "🥭"), (["kiwi"], "🥝"), (["watermelon"], "🍉"),
        (["melon", "cantaloupe"], "🍈"), (["coconut"], "🥥"), (["tofu", "soy"], "🫘"), (["vegetable"], "🥗"), (["fruit"], "🍎"),
    ]
}
