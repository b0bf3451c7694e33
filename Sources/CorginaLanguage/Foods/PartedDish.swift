import CorginaCore
import CorginaFoods

/// A dish of Corgina's own table that is named by its two foods, "beans on toast", "biscuits with sausage gravy", told as these two: so
/// that she can change the one without the other. What is one thing under such a name stays one, "rice and peas".
struct PartedDish {
    let tokens: [ReadToken]
    let foods: FoodReader
    let preferences: Preferences

    /// The two foods of a reading, or itself.
    func parts(_ reading: FoodReading, _ scratch: inout FoodMatcher.Scratch) -> [FoodReading] {
        guard reading.draft.food.isComposed, reading.draft.meanings.isEmpty, let pair = Self.pair(reading.draft.phrase)
        else { return [reading] }
        let taught = foods.known.taught(preferences)
        let count = count(of: reading, pair)
        var both: [FoodReading] = []
        for words in count.map({ ["\($0) \(pair.first)", pair.second] }) ?? [pair.first, pair.second] {
            let bytes = Array(words.utf8)
            let tokens = Lexicon.shared.read(EverydaySpellings.read(Tokenizer.tokens(of: words)))
            guard
                let part = foods.marked.items.reading(tokens, share: 1, cup: nil, bytes, taught, &scratch),
                part.fit == .whole, part.found >= Share.nearlyAll, part.water == nil, part.row != reading.row
            else { return [reading] }
            both.append(part)
        }
        // "Latte with oat milk": what goes into a drink is the drink's.
        if pair.isDressed, foods.marked.items.isDrink(both[0].row) { return [reading] }
        return count == nil ? weighed(both, of: reading) : both.map { placed($0, at: reading) }
    }

    /// "6 nuggets and fries": how many there were of the first, where the dish is no slice of anything.
    private func count(of reading: FoodReading, _ pair: Pair) -> Int? {
        let isInPieces = tokens.indices.dropFirst().contains { place in
            let token = tokens[place]
            return reading.start <= token.token.range.lowerBound && token.token.range.upperBound <= reading.end
                && (token.form == "piece" || Self.pieces.contains(token.text))
                && tokens[place - 1].number == reading.draft.quantity
        }
        guard reading.isCounted, !reading.isMeasured || isInPieces, !pair.isOnTop, reading.draft.quantity >= 2
        else { return nil }
        return Int(exactly: reading.draft.quantity)
    }

    /// With its own amount, where the dish stands in the sentence.
    private func placed(_ part: FoodReading, at dish: FoodReading) -> FoodReading {
        var placed = dish
        placed.draft = part.draft
        placed.draft.heard = nil
        (placed.row, placed.name, placed.fit, placed.found) = (part.row, part.name, part.fit, part.found)
        return placed
    }

    /// What is spread keeps its usual weight and the rest is the other's; of two others each has its share of the dish.
    private func weighed(_ both: [FoodReading], of dish: FoodReading) -> [FoodReading] {
        let total = dish.draft.grams.value
        let usual = both.map { $0.draft.grams.value }
        let sum = usual[0] + usual[1]
        guard sum > 0 else { return [dish] }
        let spread = both.indices.first {
            both[$0].name.contains(where: Self.spreads.contains) && usual[$0] < total / 2
        }
        return both.indices.map { place in
            let grams =
                spread.map { $0 == place ? usual[place] : total - usual[$0] } ?? total * usual[place] / sum
            var part = dish
            let read = both[place]
            part.draft = read.draft
            part.draft.quantity = grams
            part.draft.portion = "g"
            part.draft.grams = Grams(grams)
            part.draft.isEstimated = true
            part.draft.portionReason = "a part of \(dish.draft.phrase), \(Figure.whole(total)) g together"
            part.draft.confidence = min(read.draft.confidence, dish.draft.confidence)
            part.draft.heard = nil
            (part.row, part.name, part.fit, part.found) = (read.row, read.name, read.fit, read.found)
            return part
        }
    }

    /// The two foods of a name.
    private struct Pair {
        var first: String
        var second: String
        /// Linked by "with": the second goes into the first or beside it.
        var isDressed: Bool
        var isOnTop: Bool
    }

    /// The words before and behind the only link.
    private static func pair(_ phrase: String) -> Pair? {
        let words = phrase.lowercased().split(separator: " ").map(String.init)
        guard words.count <= longest, !whole.contains(words.joined(separator: " ")) else { return nil }
        let places = words.indices.filter { links.contains(words[$0]) }
        guard let link = places.first, places.count == 1, link > 0, link + 1 < words.count else { return nil }
        // "A ham and cheese sandwich": its last word names both.
        guard let head = words.last, !heads.contains(head) else { return nil }
        return Pair(
            first: words[..<link].joined(separator: " "), second: words[(link + 1)...].joined(separator: " "),
            isDressed: ["with", "w", "con"].contains(words[link]), isOnTop: words[link] == "on")
    }

    private static let heads: Set<String> = [
        "sandwich", "sandwiches", "toastie", "sarnie", "butty", "roll", "rolls", "wrap", "burger", "bap", "salad",
        "pie", "soup",
        "crisps", "pasty", "pizza", "omelette", "sauce", "stew", "curry", "tea", "drink", "cake", "muffin", "bar",
        "meatballs", "salsa",
    ]
    private static let pieces: Set<String> = ["pc", "pcs", "count", "ct"]
    private static let longest = 6
    private static let links: Set<String> = ["and", "with", "on", "n", "w", "&", "con", "y", "aur"]
    private static let spreads: Set<String> = [
        "butter", "jam", "marmalade", "honey", "marmite", "vegemite", "nutella", "margarine", "jelly", "syrup",
        "spread", "ketchup",
        "sauce", "mayo", "bagoong", "pickle", "chutney", "hummus",
    ]
    /// What nobody thinks of as two.
    private static let whole: Set<String> = [
        "rice and peas", "chicken and dumplings", "peanut butter and jelly", "peanut butter and jam", "mac and cheese",
        "mac n cheese",
        "macaroni and cheese", "cheese and pickle", "egg and cress", "cheese and onion", "samp and beans",
        "steak and kidney",
        "bangers and mash", "pie and mash", "ackee and saltfish", "callaloo and saltfish", "huevos con chorizo",
        "fresas con crema",
        "fresa con crema", "mango con chile", "fruta con chile", "liver and onions", "spaghetti and meatballs",
        "sweet and sour",
        "gin and tonic", "milk and honey", "cookies and cream", "ham and cheese", "egg and bacon",
        "habichuela con dulce",
        "habichuelas con dulce", "surf and turf", "pork and beans", "franks and beans", "doodh with kesar",
        "salt and vinegar",
        "fish and chips", "cheese and crackers", "crackers and cheese", "toast with molasses", "bubble and squeak",
        "lemon and honey", "honey and lemon", "salt and pepper", "salt n sauce",
    ]
}
