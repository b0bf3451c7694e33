/// Whether words without amounts of their own are one food or several.
extension FoodReader {
    /// "porkchop and potatoes" are two foods, "mac and cheese" is one: whichever the catalogue knows better.
    func parts(_ tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        // "loaded with sauce and cheese": what follows is in it, as long as one food accounts for it.
        let composing =
            tokens.indices.first {
                $0 > 0 && (Self.composing.contains(tokens[$0].text) || Blend.begins(tokens, at: $0))
            } ?? tokens.endIndex
        if composing < tokens.endIndex, let whole = FoodPhraseReader.phrase(tokens),
            let entire = best(whole.words, &scratch), entire.found >= Share.half
        {
            return composing == tokens.startIndex ? [tokens] : partsBefore(composing, of: tokens, &scratch)
        }
        return listed(tokens, &scratch)
    }

    /// The list before "loaded with", its last part with all that follows.
    private func partsBefore(_ end: Int, of tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]]
    {
        var parts = listed(Array(tokens[..<end]), &scratch)
        guard let last = parts.popLast() else { return [tokens] }
        return parts + [last + tokens[end...]]
    }

    private static let composing: Set<String> = [
        "loaded", "filled", "stuffed", "topped", "smothered", "layered", "enriched", "made", "covered", "coated",
        "drizzled", "sprinkled",
        "containing", "sweetened", "flavored", "seasoned", "packed", "using", "complete", "adorned",
    ]

    private func listed(_ tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        // "one and a half bananas": an amount is never cut inside.
        let amountEnd = NumberReader.read(tokens, at: 0)?.end ?? 0
        let cuts = tokens.indices.filter { $0 >= amountEnd && isBareSeparator(tokens, $0) }
        guard !cuts.isEmpty, cuts.count <= 24, let whole = FoodPhraseReader.phrase(tokens) else {
            return twoNouns(tokens, &scratch)
        }
        var pieces: [Piece] = []
        var start = 0
        for cut in cuts + [tokens.count] {
            let piece = Array(tokens[start..<cut])
            if piece.contains(where: { $0.isWord && !$0.has(.linking) && !$0.has(.empty) }) {
                pieces.append(Piece(tokens: piece, link: start > 0 ? tokens[start - 1] : nil))
            }
            start = cut + 1
        }
        guard pieces.count > 1 else { return [tokens] }
        return joined(pieces, whole, &scratch) ?? [tokens]
    }

    /// What stands between two separators.
    private struct Piece {
        var tokens: [ReadToken]
        /// The separator before it; `nil` for the first.
        var link: ReadToken?

        /// Whether what went before was said to be on it or in it: "beans on toast", "milk in my coffee".
        var holdsLast: Bool { link?.is("on") == true || link?.is("in") == true }
        /// Whether it was said to come with what went before.
        var isAddition: Bool { link?.is("with") == true || link?.is("w") == true }

        func added(to last: [ReadToken]) -> [ReadToken] { last + (link.map { [$0] } ?? []) + tokens }
    }

    private func isBareSeparator(_ tokens: [ReadToken], _ index: Int) -> Bool {
        let token = tokens[index]
        // "half and half" is a cream.
        if token.is("and"), index > 0, index + 1 < tokens.count, tokens[index - 1].is("half"),
            tokens[index + 1].is("half")
        {
            return false
        }
        if FoodPhraseReader.isOnIce(tokens, index) { return false }
        return token.mark == .comma || token.mark == .slash || token.is("and") || token.is("with") || token.is("n")
            || token.is("w")
            || token.is("on") || token.is("in")
    }

    /// "avocado toast": of two foods none accounts for both, and each is one by itself.
    private func twoNouns(_ tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        guard let whole = FoodPhraseReader.phrase(tokens), whole.words.count == 2,
            let last = tokens.indices.last(where: { tokens[$0].isWord }), last > 0,
            tokens[last].form == whole.words[1], let entire = best(whole.words, &scratch), entire.found < Share.most
        else { return [tokens] }
        // "bologna pieces", "a Stinger cocktail": how it was cut or what kind it is, not a second food.
        if tokens[last].has(.container) { return [asHelping(tokens, piece: last)] }
        if isKind(tokens[last], of: whole.words[0], &scratch) { return [tokens] }
        for word in whole.words where !namesFood([word], &scratch) { return [tokens] }
        // "two slices of avocado toast": the amount is the toast's.
        guard let first = tokens.indices.last(where: { $0 < last && tokens[$0].form == whole.words[0] }) else {
            return [tokens]
        }
        return [Array(tokens[first..<last]), Array(tokens[..<first] + tokens[last...])]
    }

    /// "one carrot stick" is a stick of carrot, "a cup of bologna pieces" a cup of bologna.
    private func asHelping(_ tokens: [ReadToken], piece: Int) -> [ReadToken] {
        let amount = tokens[..<(piece - 1)]
        guard !amount.contains(where: { $0.is("of") || $0.has(.container) }) else { return Array(tokens[..<piece]) }
        let of = ReadToken(
            token: Token(kind: .word, text: "of", range: tokens[piece].token.range), form: "of", roles: .empty)
        return amount + [tokens[piece], of, tokens[piece - 1]]
    }

    /// Whether a word names the kind of food another is: "cocktail" for a Stinger.
    private func isKind(_ token: ReadToken, of word: String, _ scratch: inout FoodMatcher.Scratch) -> Bool {
        guard let food = best([word], &scratch), food.found >= Share.nearlyAll else { return false }
        return kindWords(of: food.food).contains(token.form)
    }

    /// Whether these words by themselves name a food, and do not just tell about one: "banana" does, "ripe" does not.
    private func namesFood(_ words: [String], _ scratch: inout FoodMatcher.Scratch) -> Bool {
        guard let alone = best(words, &scratch), alone.found >= Share.nearlyAll, alone.said >= Share.half else {
            return false
        }
        return matcher.names(alone.food, matcher.query(words))
    }

    /// From the left: a piece joins the one before it when one food accounts for both.
    private func joined(_ pieces: [Piece], _ whole: FoodPhrase, _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]]?
    {
        guard let entire = best(whole.words, &scratch) else { return nil }
        if pieces.count == 2, matcher.queries.words.namesLinkedDish(whole.words) { return nil }
        let isDressed = pieces.indices.dropFirst().contains {
            pieces[$0].isAddition && isDressing(pieces[$0].tokens, of: pieces[$0 - 1].tokens, &scratch)
        }
        if !isDressed, isOneThing(whole, entire, pieces, &scratch), leavesNothingOut(entire, pieces, &scratch) {
            return nil
        }
        var groups: [[ReadToken]] = []
        for piece in pieces {
            if let last = groups.last, belongTogether(last, piece, &scratch) {
                groups[groups.count - 1] = piece.added(to: last)
            } else {
                groups.append(piece.tokens)
            }
        }
        return groups.count > 1 ? groups : nil
    }

    /// "a sandwich with ham and cheese" is one thing described; "two eggs and toast" and "eggs and toast" are lists.
    private func isOneThing(
        _ whole: FoodPhrase, _ entire: FoodMatcher.Match, _ pieces: [Piece], _ scratch: inout FoodMatcher.Scratch
    ) -> Bool {
        // A weighed dish is one as long as one food accounts for it.
        if whole.measured?.grams != nil { return entire.found >= Share.most }
        // "two cups of rice and broccoli": foods that share a helping are still foods of their own.
        let isShared =
            (whole.measured != nil || !whole.containers.isEmpty)
            && pieces.dropFirst().allSatisfy { $0.link?.is("and") == true }
            && pieces.allSatisfy { piece in
                FoodPhraseReader.phrase(piece.tokens).map { namesFood($0.words, &scratch) } ?? false
            }
        guard whole.countIsStated, whole.count <= 1, !isShared else {
            return entire.found >= Share.nearlyAll && entire.said >= Share.named && isComposite(entire)
        }
        // "a banana in my oatmeal" is not an oatmeal.
        if let holder = pieces.firstIndex(where: \.holdsLast) {
            var held = pieces[0].tokens
            for piece in pieces[..<holder].dropFirst() { held = piece.added(to: held) }
            if !accountsFor(entire, pieces[0].tokens), !accountsFor(entire, held) { return false }
        }
        return entire.found >= (whole.containers.isEmpty ? Share.half : Share.most) && entire.said >= Share.little
    }

    /// Whether the food tells of every piece that names a food by itself: what she named is never dropped.
    private func leavesNothingOut(_ match: FoodMatcher.Match, _ pieces: [Piece], _ scratch: inout FoodMatcher.Scratch)
        -> Bool
    {
        for piece in pieces {
            guard let phrase = FoodPhraseReader.phrase(piece.tokens),
                matcher.share(of: matcher.query(phrase.words), in: match.food) < Share.half
            else { continue }
            if namesFood(phrase.words, &scratch) { return false }
        }
        return true
    }

    private func belongTogether(_ last: [ReadToken], _ next: Piece, _ scratch: inout FoodMatcher.Scratch) -> Bool {
        let piece = next.tokens
        // "complete with its skin": "its" is the food's before it.
        if piece.contains(where: { $0.is("its") }) { return true }
        if next.isAddition, isDressing(piece, of: last, &scratch) { return false }
        let named = piece.drop { !$0.isWord || $0.has(.determiner) || $0.has(.filler) }
        let first = named.first?.text ?? ""
        // "a sprinkle of onions", "a blend of herbs".
        if named.count > 1, named.first?.has(.part) == true, named.dropFirst().first?.is("of") == true { return true }
        // "with a cheesy topping": a layer or a filling is on or in the food before it.
        if next.isAddition, piece.first.map({ $0.has(.determiner) || $0.is("its") }) == true,
            piece.last(where: \.isWord)?.has(.part) == true
        {
            return true
        }
        if let final = piece.last(where: \.isWord), Self.qualities.contains(final.text) { return true }
        if Self.describing.contains(first) || first.hasSuffix("ed") && piece.filter(\.isWord).count == 1 { return true }
        guard let before = FoodPhraseReader.phrase(last), let together = FoodPhraseReader.phrase(next.added(to: last)),
            let alone = FoodPhraseReader.phrase(piece), let joint = best(together.words, &scratch)
        else { return false }
        // "mac and cheese and green beans": the dish is one, the beans another.
        let words = matcher.queries.words
        if words.namesLinkedDish(together.words), !words.namesLinkedDish(before.words) { return true }
        guard let single = best(alone.words, &scratch), single.found >= Share.half else { return true }
        // "turkey on wheat bread" is a sandwich because one food says so, "beans on toast" are two; "on top" tells where.
        if next.holdsLast {
            return !namesFood(alone.words, &scratch) || joint.found >= Share.nearlyAll && accountsFor(joint, last)
        }
        if together.measured?.grams != nil, !namesFood(alone.words, &scratch) { return true }
        // "chili with beans", where chili has beans anyway.
        if next.isAddition, let food = best(before.words, &scratch),
            matcher.share(of: matcher.query(alone.words), in: food.food) >= Share.nearlyAll
        {
            return true
        }
        guard joint.found >= Share.nearlyAll else { return false }
        // "ham and cheese sandwich" names one dish; "bacon and eggs" does not name the sandwich they may be in.
        let namesDish = piece.last(where: \.isWord).map { Self.dishes.contains($0.form) } ?? false
        return joint.said >= Share.named && isComposite(joint) || namesDish && piece.filter(\.isWord).count > 1
    }

    /// Whether a food found for a whole phrase is the thing it opens with, or a dish of several.
    private func accountsFor(_ match: FoodMatcher.Match, _ opening: [ReadToken]) -> Bool {
        guard let phrase = FoodPhraseReader.phrase(opening) else { return true }
        let query = matcher.query(phrase.words)
        if matcher.index.traits[match.food].contains(.forBabies), !query.asksForBabies { return false }
        return matcher.names(match.food, query)
            || match.found >= Share.nearlyAll && (isComposite(match) || match.said >= Share.most)
    }

    /// Whether the food's own names link parts: "Rice with beans" does, "Pancake syrup" does not.
    private func isComposite(_ match: FoodMatcher.Match) -> Bool {
        matcher.index.traits[match.food].contains(.composite)
    }

    private static let dishes: Set<String> = [
        "sandwich", "salad", "soup", "burrito", "taco", "omelet", "pizza", "casserole", "stew", "wrap", "bagel",
        "submarine", "sub", "pie",
        "cake", "cooky", "muffin", "bar", "dip", "sauce", "dressing", "smoothy", "shake", "curry", "quesadilla",
        "biscuit", "bun", "roll", "chip", "pasta",
    ]

    /// A piece that ends so praises the food before it.
    private static let qualities: Set<String> = [
        "flavor", "flavour", "taste", "goodness", "richness", "crunch", "ingredient", "ingredients", "texture", "aroma",
        "removed", "off", "all",
    ]

    /// A piece that opens so tells about the food before it.
    private static let describing: Set<String> = [
        "without", "no", "not", "using", "served", "made", "topped", "seasoned", "sweetened", "lightened", "enjoyed",
        "cooked", "already", "skin",
        "prepared", "drizzled", "sprinkled", "added", "plain", "unsweetened", "fat", "lean", "diced", "sliced", "both",
        "either", "filled", "coated", "trimmed",
    ]

    func best(_ words: [String], _ scratch: inout FoodMatcher.Scratch) -> FoodMatcher.Match? {
        if let known = scratch.known[words] { return known }
        let match = matcher.matches(matcher.query(words), limit: 1, scratch: &scratch).first
        scratch.known[words] = .some(match)
        return match
    }

    // MARK: The same thing again

    /// "…, a sports drink": stands after a comma, with no amount but "a".
    func isApposed(_ item: Range<Int>, in tokens: [ReadToken]) -> Bool {
        guard item.lowerBound > 0,
            tokens[item.lowerBound - 1].mark == .comma || tokens[item.lowerBound - 1].mark == .dash
        else { return false }
        return tokens[item.lowerBound].is("a") || tokens[item.lowerBound].is("an")
    }

    /// Whether these words tell again what the food before was: "Gatorade G2, a low-calorie sports drink".
    func restates(_ tokens: [ReadToken], _ last: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> Bool {
        guard last.count < 40, let phrase = FoodPhraseReader.phrase(tokens), phrase.count == 1,
            phrase.containers.isEmpty, phrase.size == nil,
            let before = FoodPhraseReader.phrase(last), let match = best(before.words, &scratch)
        else { return false }
        // "an apple, an apple" are two.
        if phrase.words.allSatisfy(before.words.contains) { return false }
        // ", a perfect 1.8 oz treat": only the weight is new.
        let namesNothing = phrase.words.allSatisfy { word in
            !matcher.queries.lexicon.roles(of: word).isDisjoint(with: [.filler, .occasion, .empty]) || word == "treat"
        }
        if namesNothing { return phrase.measured != nil && before.measured == nil }
        let query = matcher.query(phrase.words)
        return phrase.measured == nil && query.unknown.isEmpty
            && matcher.share(of: query, in: match.food) >= Share.nearlyAll
            && matcher.names(match.food, query, orPart: true)
    }

    /// "a small Danish with cheese and a small one with fruit": "one" stands for the thing named before.
    func withoutStandIn(_ tokens: [ReadToken], after last: [ReadToken]?) -> [ReadToken] {
        guard let last,
            let place = tokens.indices.dropFirst().first(where: { tokens[$0].is("one") || tokens[$0].is("ones") }),
            tokens[..<place].allSatisfy({ $0.has(.determiner) || $0.has(.size) || $0.has(.filler) || $0.number != nil }
            ),
            place == tokens.count - 1 || tokens[place + 1].has(.linking) || tokens[place + 1].is("without")
        else { return tokens }
        let name = last.prefix { !$0.has(.linking) && $0.mark == nil }
            .drop { $0.has(.determiner) || $0.has(.size) || $0.has(.counting) || $0.number != nil }
        guard !name.isEmpty else { return tokens }
        // The name is said here once more: it stands where "one" stands, so that places keep their order.
        let range = tokens[place].token.range
        let named = name.map { word in
            ReadToken(
                token: Token(kind: word.token.kind, text: word.text, range: range), form: word.form, roles: word.roles)
        }
        return Array(tokens[..<place]) + named + Array(tokens[(place + 1)...])
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
        let isTold = matcher.share(of: matcher.query(phrase.words), in: match.food) >= Share.most
        guard match.found >= Share.nearlyAll || match.found >= Share.most && isTold else { return false }
        // "Gatorade G2, a low-calorie sports drink": the same thing again.
        return matcher.names(match.food, matcher.query(weighed.words))
            || best(weighed.words, &scratch)?.food == match.food
    }
}
