/// Dressings. The table lists leaf salads without one, and a chicken or a pasta salad as made with one.
extension FoodReader {
    /// What a dressing may be called in its last word.
    private static let dressings: Set<String> = ["dressing", "vinaigrette", "ranch"]

    /// "a green salad with ranch dressing": whether a piece is the dressing of a salad that is listed undressed, and so a
    /// second food.
    func isDressing(_ piece: [ReadToken], of salad: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> Bool {
        guard let last = piece.last(where: \.isWord), Self.dressings.contains(last.form),
            !piece.contains(where: { $0.is("no") || $0.is("without") }),
            let phrase = FoodPhraseReader.phrase(salad), phrase.words.last == "salad",
            let food = best(phrase.words, &scratch)
        else { return false }
        return matcher.index.traits[food.food].contains(.undressed)
    }
}
