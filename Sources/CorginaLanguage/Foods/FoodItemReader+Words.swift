/// Which words of an item name its food.
extension FoodItemReader {
    /// "soaked almonds" are almonds, and "one full coconut" is a coconut: the words without those that only tell how it was.
    func undescribed(_ words: [ReadToken]) -> [ReadToken]? {
        let left = words.indices.filter { place in
            let word = words[place]
            if place + 1 == words.count { return !Self.vague.contains(word.text) }
            guard word.isWord, place + 1 < words.count, words[place + 1].isWord else { return true }
            let tells = word.is("full") || word.text.hasSuffix("ed") || word.text.hasSuffix("ing")
            return !tells || word.has(.container) || word.has(.counting) || word.has(.linking)
        }
        return left.count < words.count ? left.map { words[$0] } : nil
    }

    /// "a peanut butter cup thing", "the tofu version".
    private static let vague: Set<String> = ["thing", "things", "version", "kind", "stuff", "one", "ones", "type"]

    private static let kinds: Set<String> = ["dry", "drink", "dish", "meal", "snack"]

    /// The foods that hold the word by which she names what she had: what lacks it is another food that shares a word of description,
    /// as the liver of a calf does with "calf nuts".
    func named(by query: FoodQuery, _ matches: [FoodMatcher.Match]) -> [FoodMatcher.Match] {
        guard let head = query.head, let first = matches.first, first.found < Share.named, !holds(head, first, query)
        else { return matches }
        // "a hash brown patty", "a Cape Cod drink": such words name no food.
        let word = known.matcher.index.word(of: head)
        if PhraseWords.shapes.contains(word) || Self.kinds.contains(word) { return matches }
        let held = matches.filter { holds(head, $0, query) }
        return held.first.map { $0.found >= Share.half } == true ? held : []
    }

    private func holds(_ head: Int32, _ match: FoodMatcher.Match, _ query: FoodQuery) -> Bool {
        known.matcher.index.holds(head, food: match.food) || known.matcher.names(match.food, query, orPart: true)
    }

    /// "barbacoa plate" is a plate of it.
    func withoutDish(_ words: [ReadToken]) -> [ReadToken]? {
        guard words.count > 1, let last = words.last,
            ["plate", "platter", "bowl", "dinner", "combo"].contains(last.text)
        else { return nil }
        return words.dropLast()
    }

    /// What stands before the first link: when the whole says nothing, its beginning may.
    func kernel(_ tokens: [ReadToken]) -> [ReadToken] {
        Array(
            tokens.prefix {
                $0.mark != .comma && !$0.has(.linking)
                    && !["in", "on", "made", "that", "which", "from"].contains($0.text)
            })
    }
}
