/// Two nouns side by side: one food, two foods, or a food and how it was cut.
struct NounPair: Sendable {
    let known: KnownFoods

    /// "avocado toast": of two foods none accounts for both, and each is one by itself.
    func parted(_ tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        guard let whole = FoodPhraseReader.phrase(tokens), whole.words.count == 2,
            let last = tokens.indices.last(where: { tokens[$0].isWord }), last > 0,
            tokens[last].form == whole.words[1], let entire = known.best(whole.words, &scratch),
            entire.found < Share.most
        else { return [tokens] }
        // "bologna pieces", "a fruit pot": how it was cut or what it came in, not a second food.
        if Self.cuts.contains(tokens[last].form) { return [asHelping(tokens, piece: last)] }
        for word in whole.words where !known.namesFood([word], &scratch) { return [tokens] }
        // "a buttery croissant": how it is, and no second food.
        if Self.tastes.contains(tokens.first { $0.form == whole.words[0] }?.text ?? "") { return [tokens] }
        // "two slices of avocado toast": the amount is the toast's.
        guard let first = tokens.indices.last(where: { $0 < last && tokens[$0].form == whole.words[0] }) else {
            return [tokens]
        }
        return [Array(tokens[first..<last]), Array(tokens[..<first] + tokens[last...])]
    }

    /// "one carrot stick" is a stick of carrot, "a cup of bologna pieces" a cup of bologna.
    private func asHelping(_ tokens: [ReadToken], piece: Int) -> [ReadToken] {
        let amount = tokens[..<(piece - 1)]
        // Of "carrot sticks" nobody said how many.
        guard !amount.isEmpty, !amount.contains(where: { $0.is("of") || $0.has(.container) }) else {
            return Array(tokens[..<piece])
        }
        // Both words stand before the food now, so that places keep their order.
        let place = tokens[piece - 1].token.range.lowerBound
        func moved(_ word: String, _ form: String, _ roles: WordRole) -> ReadToken {
            ReadToken(token: Token(kind: .word, text: word, range: place..<place), form: form, roles: roles)
        }
        let cut = moved(tokens[piece].text, tokens[piece].form, tokens[piece].roles)
        return amount + [cut, moved("of", "of", .empty), tokens[piece - 1]]
    }

    /// How food is cut, or what it comes in; a "protein bowl" is a dish and no bowl of protein.
    private static let cuts: Set<String> = [
        "slice", "piece", "stick", "cube", "chunk", "wedge", "strip", "segment", "spear", "half", "bite",
        "patty", "link", "bar", "pot", "tub",
    ]

    private static let tastes: Set<String> = [
        "buttery", "cheesy", "lemony", "nutty", "chocolatey", "chocolaty", "fruity", "peppery", "garlicky", "milky",
        "meaty",
        "eggy", "limey", "minty", "gingery", "smoky", "salty", "sugary", "syrupy", "saucy", "oniony", "herby",
    ]
}
