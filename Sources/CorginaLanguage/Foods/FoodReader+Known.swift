import CorginaFoods

/// Foods that are known by whole words: what she taught, what a word means in her region, dishes of Corgina's own table.
extension FoodReader {
    /// The food an open word most likely means: "chips", or "vegemite sandwich" where nothing accounts for both.
    func openFood(_ phrase: FoodPhrase, _ match: FoodMatcher.Match?, _ taught: TaughtFoods) -> Int? {
        if let open = taught.openFood(for: phrase.openName) { return open }
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
        let forms = tokens.filter { $0.isWord && !$0.token.range.isEmpty && phrase.nameRange.contains($0.token.range.lowerBound) }
        guard let (row, words) = dishes.row(DishNames.forms(said)) ?? dishes.row(phrase.words) else { return nil }
        let start = said.suffix(words).first?.range.lowerBound ?? phrase.nameRange.lowerBound
        let dish = (row, Float(words) / Float(max(words, forms.count)), min(start, phrase.nameRange.lowerBound))
        guard let published, fit(published, query) == .whole else { return dish }
        return words >= forms.count ? dish : nil
    }

    /// Where her words for the food stand. A dish's own name may begin with a word that only praises others: "hot dog".
    func name(_ phrase: FoodPhrase, _ start: Int?) -> Range<Int> {
        min(start ?? phrase.nameRange.lowerBound, phrase.nameRange.lowerBound)..<phrase.nameRange.upperBound
    }

    /// Whether the words of an item are the name of a dish: "toad in the hole", "jacket potato with beans".
    func isDish(_ tokens: [ReadToken], _ phrase: FoodPhrase) -> Bool {
        dishes.has(
            DishNames.forms(tokens.lazy.map { $0.token }.filter { phrase.nameRange.contains($0.range.lowerBound) }))
    }

    /// What is asked: what the word can mean, or which of two foods that fit alike.
    func meanings(_ open: [OpenFoods.Meaning], _ rival: Food?, _ food: Food) -> [FoodDraft.Meaning] {
        if let rival { return [food, rival].map { FoodDraft.Meaning(name: $0.displayName, food: $0.code) } }
        return open.map { FoodDraft.Meaning(name: $0.name, food: foods[$0.row].code) }
    }

    /// Whether a word is more than one food somewhere.
    func isOpen(_ word: String) -> Bool { !open.meanings(of: word, in: nil).isEmpty }

    func taught(_ preferences: Preferences) -> TaughtFoods { TaughtFoods(preferences, open, foods) }
}
