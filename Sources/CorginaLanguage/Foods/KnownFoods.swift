import CorginaCore
import CorginaFoods

/// What the catalogue and Corgina's own tables know of words: which food they name, and what that food is.
///
/// A class, because every reader of foods holds it.
final class KnownFoods: Sendable {
    let foods: [Food]
    let matcher: FoodMatcher
    let open: OpenFoods
    private let dishes: DishNames

    init(_ catalogue: FoodCatalogue, dishes: DishNames, openWords: OpenWords) {
        foods = Array(catalogue.foods)
        let words = FoodWords()
        let index = FoodIndex(catalogue, words: words, lexicon: .shared)
        matcher = FoodMatcher(index: index, words: words, lexicon: .shared)
        open = OpenFoods(openWords, catalogue)
        self.dishes = dishes
    }

    func taught(_ preferences: Preferences) -> TaughtFoods { TaughtFoods(preferences, open, foods) }

    // MARK: Which food words name

    /// The food that fits these words best.
    func best(_ words: [String], _ scratch: inout FoodMatcher.Scratch) -> FoodMatcher.Match? {
        if let known = scratch.known[words] { return known }
        let match = matcher.matches(matcher.query(words), limit: 1, scratch: &scratch).first
        scratch.known[words] = .some(match)
        return match
    }

    /// Whether these words by themselves name a food, and do not just tell about one: "banana" does, "ripe" does not.
    func namesFood(_ words: [String], _ scratch: inout FoodMatcher.Scratch) -> Bool {
        guard let alone = best(words, &scratch), alone.found >= Share.nearlyAll, alone.said >= Share.half else {
            return false
        }
        let query = matcher.query(words)
        return query.namesSomething && matcher.names(alone.food, query)
    }

    /// The food an open word most likely means: "chips", or "vegemite sandwich" where nothing accounts for both.
    func openFood(_ phrase: FoodPhrase, _ match: FoodMatcher.Match?, _ taught: TaughtFoods) -> Int? {
        if let served = phrase.servedName.flatMap(taught.openFood(for:)) { return served }
        if let open = taught.openFood(for: phrase.openName) {
            // "hot sauce" is in the catalogue, and no sauce of any kind.
            let described = phrase.words.filter { !phrase.openName.contains(text: $0) }
            guard let match, !described.isEmpty, nameSays(match.food, matcher.query(described)),
                match.said >= Share.half
            else { return open }
            return nil
        }
        guard let match, match.found < Share.most, let last = phrase.words.last else { return nil }
        return taught.openFood(for: last)
    }

    /// The composed dish her words name, unless a food of USDA's is called just so.
    func dish(
        _ tokens: [ReadToken], _ phrase: FoodPhrase, _ published: FoodMatcher.Match?, _ query: FoodQuery
    ) -> (row: Int, share: Float, start: Int)? {
        // With what stands before the name: "hot chocolate" is a name, "hot" alone tells of one.
        let said = tokens.map { $0.token }.filter {
            ($0.isWord || $0.number != nil) && $0.range.lowerBound < phrase.nameRange.upperBound
        }
        // The words of an amount that was told behind stand here without a place of their own.
        let forms = tokens.filter {
            $0.isWord && !$0.token.range.isEmpty && phrase.nameRange.contains($0.token.range.lowerBound)
        }
        guard let (row, words) = dishes.row(DishNames.forms(said)) ?? dishes.row(phrase.words) else { return nil }
        let start = said.suffix(words).first?.range.lowerBound ?? phrase.nameRange.lowerBound
        let dish = (row, Float(words) / Float(max(words, forms.count)), min(start, phrase.nameRange.lowerBound))
        guard let published, FoodFit.of(published, query, matcher) == .whole else { return dish }
        return words >= forms.count ? dish : nil
    }

    /// Whether the words of an item are the name of a dish: "toad in the hole", "jacket potato with beans".
    func isDish(_ tokens: [ReadToken], _ phrase: FoodPhrase) -> Bool {
        dishes.has(
            DishNames.forms(tokens.lazy.map { $0.token }.filter { phrase.nameRange.contains($0.range.lowerBound) }))
    }

    /// In tokens: what is longer is no dish with what goes with it.
    private static let longestName = 24

    /// Where the link stands between a dish and what goes with it, "grits with cheese"; `nil` where the words are one name, or the dish
    /// holds what is named behind the link.
    func accompaniment(_ tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> Int? {
        guard tokens.count <= Self.longestName,
            let link = tokens.indices.dropFirst().dropLast().last(where: {
                DishNames.accompanying.contains(tokens[$0].text)
            }),
            let whole = FoodPhraseReader.phrase(tokens), !isDish(tokens, whole),
            let before = FoodPhraseReader.phrase(Array(tokens[..<link])), let dish = dishes.row(before.words)?.row,
            let after = FoodPhraseReader.phrase(Array(tokens[(link + 1)...])), isFood(after, &scratch)
        else { return nil }
        if let published = best(whole.words, &scratch),
            FoodFit.of(published, matcher.query(whole.words), matcher) == .whole
        {
            return nil
        }
        return matcher.share(of: matcher.query(after.words), in: dish) < Share.half ? link : nil
    }

    private func isFood(_ phrase: FoodPhrase, _ scratch: inout FoodMatcher.Scratch) -> Bool {
        dishes.has(phrase.words) || namesFood(phrase.words, &scratch)
    }

    /// Whether a word is more than one food somewhere.
    func isOpen(_ word: String) -> Bool { !open.meanings(of: word, in: nil).isEmpty }

    // MARK: What a food is

    /// Whether the food's own names link parts: "Rice with beans" does, "Pancake syrup" does not.
    func isComposite(_ match: FoodMatcher.Match) -> Bool {
        matcher.index.traits[match.food].contains(.composite)
    }

    /// Whether a food found for a whole phrase is the thing it opens with, or a dish of several.
    func accountsFor(_ match: FoodMatcher.Match, _ opening: [ReadToken]) -> Bool {
        guard let phrase = FoodPhraseReader.phrase(opening) else { return true }
        let query = matcher.query(phrase.words)
        if matcher.index.traits[match.food].contains(.forBabies), !query.asksForBabies { return false }
        return matcher.names(match.food, query)
            || match.found >= Share.nearlyAll && (isComposite(match) || match.said >= Share.most)
    }

    /// Whether the food's own name says what was asked for.
    func nameSays(_ food: Int, _ query: FoodQuery) -> Bool {
        matcher.index.name(of: food).contains { query.asks(for: $0.term) }
    }

    /// The words of the category a food is listed in, each in its one form.
    func kindWords(of food: Int) -> [String] {
        Tokenizer.tokens(of: foods[food].category.name).filter { $0.isWord }.map { WordForm.of($0.text) }
    }

    func energy(_ food: Int) -> Double { foods[food].amountPer100g(of: .energy) }
}
