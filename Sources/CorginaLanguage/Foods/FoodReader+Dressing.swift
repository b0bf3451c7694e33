/// Dressings. The table lists leaf salads without one, and a chicken or a pasta salad as made with one.
extension FoodReader {
    /// What a dressing may be called in its last word.
    private static let dressings: Set<String> = ["dressing", "vinaigrette", "ranch"]

    /// "a green salad with ranch dressing": whether a piece is the dressing of a salad that is listed undressed, and so a
    /// second food.
    func isDressing(_ piece: [ReadToken], of salad: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> Bool {
        guard let last = piece.last(where: { $0.isWord }), Self.dressings.contains(last.form),
            !piece.contains(where: { $0.is("no") || $0.is("without") }),
            let phrase = FoodPhraseReader.phrase(salad), phrase.words.last == "salad",
            let food = best(phrase.words, &scratch)
        else { return false }
        return matcher.index.traits[food.food].contains(.undressed)
    }

    /// "a slice of bread with butter" is more than the butter, whose portions tell of bread, and a muffin with jam more than
    /// the muffin.
    func isOnlyOne(
        _ entire: FoodMatcher.Match, of pieces: [Piece], _ scratch: inout FoodMatcher.Scratch
    ) -> Bool {
        guard pieces.count == 2, pieces[1].link?.is("and") == true || pieces[1].isAddition,
            let first = FoodPhraseReader.phrase(pieces[0].tokens),
            let last = FoodPhraseReader.phrase(pieces[1].tokens), let alone = best(last.words, &scratch),
            let named = best(first.words, &scratch), named.found >= Share.nearlyAll, named.said >= Share.little,
            alone.found >= Share.nearlyAll, alone.said >= Share.little
        else { return false }
        if alone.food == entire.food { return true }
        if named.food == entire.food { return !nameSays(entire.food, matcher.query(last.words)) }
        return !isComposite(entire) && !matcher.names(entire.food, matcher.query(first.words))
    }

    private func nameSays(_ food: Int, _ query: FoodQuery) -> Bool {
        matcher.index.name(of: food).contains { query.asks(for: $0.term) }
    }
}
