/// What she said about one food: how much of what.
struct FoodPhrase: Sendable {
    /// Where it stands in the sentence's UTF-8.
    var range: Range<Int>
    /// Where the words that name the food stand.
    var nameRange: Range<Int>
    /// The words that name the food, in their one form.
    var words: [String]
    /// Every word of the phrase: evidence for the portion.
    var allWords: [String]
    /// How many; 1 when not said.
    var count: Double
    /// Whether she said how many: "two", "a".
    var countIsStated: Bool
    /// Whether she said "one" or "a single", and so means one piece of it.
    var isOne = false
    /// Whether she named it in the plural.
    var isPlural: Bool
    var size: String?
    /// The container or piece that was counted: "slice", "can"; empty when none was said.
    var containers: [String]
    /// How many the container holds: 2 in "a pack of two tarts".
    var contained: Double?
    /// Words of the phrase the food's name does not account for: evidence for a portion that does. Set for each food.
    var unnamed: [String] = []
    /// Inches of a whole: 12 in "a 12-inch pizza".
    var inches: Double?
    /// A stated mass or volume; of one container when there is one.
    var measured: MeasuredAmount?
    /// The share that was eaten: "didn't finish", "a few bites".
    var share: Double = 1
}
