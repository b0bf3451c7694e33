import CorginaFoods

/// Foods that are known by whole words: what she taught, what a word means in her region, dishes of Corgina's own table.
extension FoodReader {
    /// The food an open word most likely means: "chips", or "vegemite sandwich" where nothing accounts for both.
    func openFood(_ phrase: FoodPhrase, _ match: FoodMatcher.Match?, _ taught: TaughtFoods) -> Int? {
        if let open = taught.openFood(for: phrase.habitName) { return open }
        guard let match, match.found < Share.most, let last = phrase.words.last else { return nil }
        return taught.openFood(for: last)
    }

    /// The composed dish her words name, unless a food of USDA's is called just so.
    func dish(
        _ tokens: [ReadToken], _ phrase: FoodPhrase, _ published: FoodMatcher.Match?, _ query: FoodQuery
    ) -> (row: Int, share: Float)? {
        let forms = tokens.filter { $0.isWord && phrase.nameRange.contains($0.token.range.lowerBound) }.map(\.form)
        guard let (row, words) = dishes.row(forms) ?? dishes.row(phrase.words) else { return nil }
        let dish = (row, Float(words) / Float(max(words, forms.count)))
        guard let published, fit(published, query) == .whole else { return dish }
        // "chicken pho": of two that fit, the one that says all of it.
        return words == forms.count && words > 1 && published.said < Share.named ? dish : nil
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
