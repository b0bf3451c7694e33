/// A food's name as search weighs it: which words say what it is, and how much each word narrows it down.
struct NameOutline: Sendable {
    struct Word: Sendable {
        let stem: Int
        let isHead: Bool
        /// How far a name strays from what was asked if this word of it was not: 0 for words that say "not specified".
        let weight: Float
        /// Whether the word before would do as well: "scrambled" in "omelet or scrambled egg".
        let isAlternative: Bool
    }

    private(set) var words: [Word] = []
    /// The words of what is not specified: "fat" of "NS as to fat". They find the food but weigh nothing.
    private(set) var unspecified: [Int] = []
    /// How much the food stands back or forward whatever is asked.
    private(set) var standing: Float = 0
    /// Whether it is food for infants, which a search shows last.
    let isForInfants: Bool

    init(of food: Food, number: (String) -> Int) {
        isForInfants = food.category.isForInfants
        if food.category.number == FoodCategory.ingredientsOnly { standing -= 0.4 }
        // Where a published food fits as well it has the better figures.
        if food.code.isComposed { standing -= 0.2 }
        let isProduce = food.category.isFruitOrVegetable
        var isHead = true
        var isListing = false
        for part in PublishedName.parts(of: food.name) {
            if PublishedName.isUnspecified(part) {
                standing = min(standing + 0.04, 0.08)
                unspecified += FoodWords.words(in: part).filter { !StopWords.contains($0) }.map(number)
                continue
            }
            add(part, isHead: isHead, isProduce: isProduce, isListing: &isListing, number: number)
            isHead = false
        }
    }

    private mutating func add(
        _ part: Substring, isHead: Bool, isProduce: Bool, isListing: inout Bool, number: (String) -> Int
    ) {
        var isHead = isHead
        var followsOr = false
        for word in FoodWords.words(in: part) {
            if word == "or" { followsOr = true; continue }
            // "Pizza with pepperoni" is pizza.
            if word == "with" || word == "without" { isHead = false }
            // What a survey lists among the vegetables nobody says.
            if word == "including" || word == "excluding" { isListing = true }
            if StopWords.contains(word) { continue }
            let weight = isListing ? 0.1 : Self.weight(of: word, isProduce: isProduce)
            let stem = number(word)
            if !words.contains(where: { $0.stem == stem }) {
                words.append(Word(stem: stem, isHead: isHead, weight: weight, isAlternative: followsOr))
            }
            followsOr = false
        }
    }

    private static func weight(of word: String, isProduce: Bool) -> Float {
        if word == "raw" { return isProduce ? 0.1 : 2 }
        return goesWithoutSaying.contains(word) ? 0.2 : 1
    }

    /// Words for the form a food usually has.
    private static let goesWithoutSaying: Set<String> = [
        "whole", "cooked", "fresh", "plain", "regular", "brewed", "tap", "hot", "ready", "eat", "home",
        "recipe",
    ]
}

/// Words that carry no food.
enum StopWords {
    static func contains(_ word: String) -> Bool { words.contains(word) }

    private static let words: Set<String> = [
        "a", "an", "and", "as", "at", "by", "for", "from", "in", "is", "it", "my", "of", "on", "or", "some", "the",
        "to",
        "with", "ns", "nfs",
    ]
}

extension FoodCategory {
    /// Foods that exist only within others.
    static let ingredientsOnly = 9_999

    /// Baby foods, infant formulas and human milk.
    var isForInfants: Bool { (9_002...9_602).contains(number) }

    var isFruitOrVegetable: Bool { isFruit || isVegetable }
}
