/// Lists without amounts: "porkchop and potatoes" are two foods, "mac and cheese" is one.
extension FoodReader {
    /// "porkchop and potatoes" are two foods, "mac and cheese" is one: whichever the catalogue knows better.
    func parts(_ tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        // "loaded with sauce and cheese": what follows is in it, as long as one food accounts for it.
        let composing = tokens.indices.first { $0 > 0 && Self.composing.contains(tokens[$0].text) } ?? tokens.endIndex
        if composing < tokens.endIndex, let whole = FoodPhraseReader.phrase(tokens), let entire = best(whole.words, &scratch), entire.found >= 0.5 {
            return composing == tokens.startIndex ? [tokens] : partsBefore(composing, of: tokens, &scratch)
        }
        return listed(tokens, &scratch)
    }

    /// The list before "loaded with", its last part with all that follows.
    private func partsBefore(_ end: Int, of tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        var parts = listed(Array(tokens[..<end]), &scratch)
        guard let last = parts.popLast() else { return [tokens] }
        return parts + [last + tokens[end...]]
    }

    private static let composing: Set<String> = [
        "loaded", "filled", "stuffed", "topped", "smothered", "layered", "enriched", "made", "covered", "coated", "drizzled", "sprinkled",
        "containing", "sweetened", "flavored", "seasoned",
    ]

    private func listed(_ tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        // "one and a half bananas": an amount is never cut inside.
        let amountEnd = NumberReader.read(tokens, at: 0)?.end ?? 0
        let cuts = tokens.indices.filter { $0 >= amountEnd && isBareSeparator(tokens, $0) }
        guard !cuts.isEmpty, cuts.count <= 24, let whole = FoodPhraseReader.phrase(tokens) else { return twoNouns(tokens, &scratch) }
        // A weighed dish is one as long as one food accounts for it.
        if whole.measured?.grams != nil, let entire = best(whole.words, &scratch), entire.found >= 0.7 { return [tokens] }
        var pieces: [Piece] = []
        var start = 0
        for cut in cuts + [tokens.count] {
            let piece = Array(tokens[start..<cut])
            if piece.contains(where: { $0.isWord && !$0.has(.linking) && !$0.has(.empty) }) {
                pieces.append(Piece(tokens: piece, holdsLast: start > 0 && (tokens[start - 1].is("on") || tokens[start - 1].is("in"))))
            }
            start = cut + 1
        }
        guard pieces.count > 1 else { return [tokens] }
        return joined(pieces, whole, &scratch) ?? [tokens]
    }

    /// What stands between two separators.
    private struct Piece {
        var tokens: [ReadToken]
        /// Whether what went before was said to be on it or in it: "beans on toast", "milk in my coffee".
        var holdsLast: Bool
    }

    private func isBareSeparator(_ tokens: [ReadToken], _ index: Int) -> Bool {
        let token = tokens[index]
        // "half and half" is a cream.
        if token.is("and"), index > 0, index + 1 < tokens.count, tokens[index - 1].is("half"), tokens[index + 1].is("half") { return false }
        return token.mark == .comma || token.mark == .slash || token.is("and") || token.is("with") || token.is("n") || token.is("w")
            || token.is("on") || token.is("in")
    }

    /// "avocado toast": of two foods none accounts for both, and each is one by itself.
    private func twoNouns(_ tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        guard let whole = FoodPhraseReader.phrase(tokens), whole.words.count == 2, let last = tokens.indices.last(where: { tokens[$0].isWord }), last > 0,
            tokens[last].form == whole.words[1], let entire = best(whole.words, &scratch), entire.found < 0.75
        else { return [tokens] }
        for word in whole.words where !namesFood([word], &scratch) { return [tokens] }
        return [Array(tokens[..<last]), Array(tokens[last...])]
    }

    /// Whether these words by themselves name a food, and do not just tell about one: "banana" does, "ripe" does not.
    private func namesFood(_ words: [String], _ scratch: inout FoodMatcher.Scratch) -> Bool {
        guard let alone = best(words, &scratch), alone.found >= 0.9, alone.said >= 0.5 else { return false }
        return matcher.names(alone.food, matcher.query(words))
    }

    /// From the left: a piece joins the one before it when one food accounts for both.
    private func joined(_ pieces: [Piece], _ whole: FoodPhrase, _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]]? {
        guard let entire = best(whole.words, &scratch), !matcher.queries.words.namesLinkedDish(whole.words) else { return nil }
        // "a sandwich with ham and cheese" is one thing described; "two eggs and toast" and "eggs and toast" are lists.
        let isOneThing = whole.countIsStated && whole.count <= 1
        let enough: Float = whole.containers.isEmpty ? 0.55 : 0.7
        // "a banana in my oatmeal" is not an oatmeal.
        let isOtherThing = pieces.contains(where: \.holdsLast) && !accountsFor(entire, pieces[0].tokens)
        if isOneThing ? entire.found >= enough && entire.said >= 0.4 && !isOtherThing : entire.found >= 0.93 && entire.said >= 0.82 && isComposite(entire) { return nil }
        var groups: [[ReadToken]] = []
        for piece in pieces {
            if let last = groups.last, belongTogether(last, piece, &scratch) {
                groups[groups.count - 1] = last + piece.tokens
            } else {
                groups.append(piece.tokens)
            }
        }
        return groups.count > 1 ? groups : nil
    }

    private func belongTogether(_ last: [ReadToken], _ next: Piece, _ scratch: inout FoodMatcher.Scratch) -> Bool {
        let piece = next.tokens
        let named = piece.drop { !$0.isWord || $0.has(.determiner) || $0.has(.filler) }
        let first = named.first?.text ?? ""
        // "a sprinkle of onions", "a blend of herbs".
        if named.count > 1, named.first?.has(.part) == true, named.dropFirst().first?.is("of") == true { return true }
        if Self.describing.contains(first) || first.hasSuffix("ed") && piece.filter(\.isWord).count == 1 { return true }
        guard let together = FoodPhraseReader.phrase(last + piece), let alone = FoodPhraseReader.phrase(piece),
            let joint = best(together.words, &scratch)
        else { return false }
        guard let single = best(alone.words, &scratch), single.found >= 0.5 else { return true }
        // "turkey on wheat bread" is a sandwich because one food says so, "beans on toast" are two; "on top" tells where.
        if next.holdsLast { return !namesFood(alone.words, &scratch) || joint.found >= 0.85 && accountsFor(joint, last) }
        if together.measured?.grams != nil, !namesFood(alone.words, &scratch) { return true }
        guard joint.found >= 0.93 else { return false }
        // "ham and cheese sandwich" names one dish; "bacon and eggs" does not name the sandwich they may be in.
        let namesDish = piece.last(where: \.isWord).map { Self.dishes.contains($0.form) } ?? false
        return joint.said >= 0.82 && isComposite(joint) || namesDish && piece.filter(\.isWord).count > 1
    }

    /// Whether a food found for a whole phrase is the thing it opens with, or a dish of several.
    private func accountsFor(_ match: FoodMatcher.Match, _ opening: [ReadToken]) -> Bool {
        guard let phrase = FoodPhraseReader.phrase(opening) else { return true }
        let query = matcher.query(phrase.words)
        if matcher.index.traits[match.food].contains(.forBabies), !query.asksForBabies { return false }
        return matcher.names(match.food, query) || isComposite(match) && match.found >= 0.85
    }

    /// Whether the food's own names link parts: "Rice with beans" does, "Pancake syrup" does not.
    private func isComposite(_ match: FoodMatcher.Match) -> Bool { matcher.index.traits[match.food].contains(.composite) }

    private static let dishes: Set<String> = [
        "sandwich", "salad", "soup", "burrito", "taco", "omelet", "pizza", "casserole", "stew", "wrap", "bagel", "submarine", "sub", "pie",
        "cake", "cooky", "muffin", "bar", "dip", "sauce", "dressing", "smoothy", "shake", "curry", "quesadilla", "biscuit", "bun", "roll", "chip", "pasta",
    ]

    /// A piece that opens so tells about the food before it.
    private static let describing: Set<String> = [
        "without", "no", "not", "served", "made", "topped", "seasoned", "sweetened", "lightened", "enjoyed", "cooked", "already", "skin",
        "prepared", "drizzled", "sprinkled", "added", "plain", "unsweetened", "fat", "lean", "diced", "sliced", "both", "either", "filled", "coated",
    ]

    func best(_ words: [String], _ scratch: inout FoodMatcher.Scratch) -> FoodMatcher.Match? {
        matcher.matches(matcher.query(words), limit: 1, scratch: &scratch).first
    }

    // MARK: Weighed dishes

    /// She who weighs a dish weighs it whole: in "256 g of beef stroganoff accompanied by noodles" the noodles are in the
    /// 256 g, when one food of the same kind accounts for both.
    func withAccompaniments(_ parts: [[ReadToken]], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        var result: [[ReadToken]] = []
        for part in parts {
            if let last = result.last, isWeighed(last), isIncluded(part, in: last, &scratch) {
                result[result.count - 1] = last + part
            } else {
                result.append(part)
            }
        }
        return result
    }

    private func isWeighed(_ tokens: [ReadToken]) -> Bool { FoodPhraseReader.phrase(tokens)?.measured?.grams != nil }

    private func isIncluded(_ part: [ReadToken], in dish: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> Bool {
        guard let phrase = FoodPhraseReader.phrase(part), phrase.measured == nil, phrase.count == 1,
            let weighed = FoodPhraseReader.phrase(dish), let joint = FoodPhraseReader.phrase(dish + part),
            let match = best(joint.words, &scratch)
        else { return false }
        guard match.found >= 0.93 else { return false }
        // "Gatorade G2, a low-calorie sports drink": the same thing again.
        return matcher.names(match.food, matcher.query(weighed.words)) || best(weighed.words, &scratch)?.food == match.food
    }
}
