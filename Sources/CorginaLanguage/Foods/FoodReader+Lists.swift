/// Whether words without amounts of their own are one food or several.
extension FoodReader {
    /// "porkchop and potatoes" are two foods, "mac and cheese" is one: whichever the catalogue knows better.
    func parts(_ tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        if let phrase = FoodPhraseReader.phrase(tokens), isDish(tokens, phrase) { return [tokens] }
        // "loaded with sauce and cheese": what follows is in it, as long as one food accounts for it.
        let composing =
            tokens.indices.first {
                $0 > 0 && (Self.opensMakeUp(tokens, $0) || Blend.begins(tokens, at: $0))
            } ?? tokens.endIndex
        if composing < tokens.endIndex, let whole = FoodPhraseReader.phrase(tokens),
            let entire = best(whole.words, &scratch), entire.found >= Share.half,
            !isBread(tokens[composing...], ofSandwich: tokens[..<composing])
                || accountsFor(entire, Array(tokens[..<composing]))
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

    /// "filled with", "topped lightly with"; but a "coated trout" and "spinach-filled ravioli" are just named so.
    private static func opensMakeUp(_ tokens: [ReadToken], _ index: Int) -> Bool {
        guard composing.contains(tokens[index].text) else { return false }
        guard index + 1 < tokens.count, tokens[index].text.hasSuffix("ed"), !tokens[index].is("topped") else {
            return true
        }
        let next = tokens[index + 1].text.hasSuffix("ly") && index + 2 < tokens.count ? index + 2 : index + 1
        return !tokens[next].isWord || tokens[next].has(.glue) || tokens[next].has(.linking) || tokens[next].has(.empty)
    }

    static let composing: Set<String> = [
        "loaded", "filled", "stuffed", "topped", "smothered", "layered", "enriched", "made", "covered", "coated",
        "drizzled", "sprinkled", "dipped", "rolled", "enrobed",
        "containing", "sweetened", "flavored", "seasoned", "packed", "using", "complete", "adorned",
    ]

    private func listed(_ tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        // "one and a half bananas": an amount is never cut inside.
        let amountEnd = NumberReader.read(tokens, at: 0)?.end ?? 0
        let denied = deniedList(tokens)
        let cuts = tokens.indices.filter {
            $0 >= amountEnd && isBareSeparator(tokens, $0) && denied?.contains($0) != true
        }
        guard !cuts.isEmpty, cuts.count <= 24, let whole = FoodPhraseReader.phrase(tokens) else {
            return twoNouns(tokens, &scratch)
        }
        var pieces: [Piece] = []
        var start = 0
        for cut in cuts + [tokens.count] {
            let piece = Array(tokens[start..<cut])
            if piece.contains(where: { $0.isWord && !$0.has(.linking) && !$0.has(.empty) }) {
                let link = start > 0 ? tokens[start - 1] : nil
                if let first = pieces.first, pieces.count == 1, isOnlyDescribing(first.tokens) {
                    pieces[0].tokens = Piece(tokens: piece, link: link).added(to: first.tokens)
                } else {
                    pieces.append(Piece(tokens: piece, link: link))
                }
            }
            start = cut + 1
        }
        guard pieces.count > 1 else { return [tokens] }
        guard let groups = joined(pieces, whole, &scratch) else { return [tokens] }
        return groups.flatMap { twoNouns($0, &scratch) }
    }

    /// "other than carrots, broccoli, or greens": what is denied with one word is one list.
    private func deniedList(_ tokens: [ReadToken]) -> Range<Int>? {
        guard
            let start = tokens.indices.first(where: {
                Self.denying.contains(tokens[$0].text) || tokens[$0].is("than") && $0 > 0 && tokens[$0 - 1].is("other")
            }),
            let last = tokens[start...].firstIndex(where: { $0.is("or") || $0.is("nor") || $0.is("and") })
        else { return nil }
        let list = tokens[start..<last]
        if list.contains(where: { $0.is("with") || $0.has(.determiner) }) { return nil }
        if tokens[last].is("and") {
            // "no sugar, milk and toast": only "or" denies on; after "other than" all of a list is meant.
            guard tokens[start].is("than"), list.contains(where: { $0.mark == .comma }), last + 1 < tokens.count,
                !tokens[last + 1].has(.determiner)
            else { return nil }
        }
        return start..<last + 1
    }

    private static let denying: Set<String> = ["excluding", "except", "no", "without"]

    /// "a cup of diced, breaded and fried ham": what only tells how it was made belongs to the name that follows.
    private func isOnlyDescribing(_ tokens: [ReadToken]) -> Bool {
        guard let phrase = FoodPhraseReader.phrase(tokens), !phrase.words.isEmpty else {
            // "240 g of thick, peppery gravy".
            return tokens.contains { $0.number != nil }
        }
        // "sweet, fresh watermelon".
        if phrase.measured != nil, !matcher.query(phrase.words).namesSomething { return true }
        return phrase.words.allSatisfy { $0.hasSuffix("ed") && !$0.hasSuffix("eed") && !$0.hasSuffix("ead") }
    }

    /// What stands between two separators.
    struct Piece {
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
            } else if groups.last.map({ isBread(piece.tokens, ofSandwich: $0) }) != true {
                groups.append(piece.tokens)
            }
        }
        // One group of all pieces is the item as it was said.
        return groups.count > 1 || groups.first?.count == pieces[0].tokens.count ? groups : nil
    }

    /// "a sandwich with ham and cheese" is one thing described; "two eggs and toast" and "eggs and toast" are lists.
    private func isOneThing(
        _ whole: FoodPhrase, _ entire: FoodMatcher.Match, _ pieces: [Piece], _ scratch: inout FoodMatcher.Scratch
    ) -> Bool {
        // "a jar of strained pears and pineapple".
        if entire.found >= Share.most, matcher.query(whole.words).asksForBabies { return true }
        // A weighed dish is one as long as one food accounts for it.
        if whole.measured?.grams != nil { return entire.found >= Share.most }
        if isOnlyOne(entire, of: pieces, &scratch) { return false }
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
        if let holder = pieces.firstIndex(where: { $0.holdsLast }) {
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
        // "a double hamburger, two small patties on a white bun".
        if piece.contains(where: { $0.form == "patty" || $0.form == "bun" }),
            last.contains(where: { $0.form.hasSuffix("burger") })
        {
            return true
        }
        if next.isAddition, isDressing(piece, of: last, &scratch) { return false }
        let named = piece.drop { !$0.isWord || $0.has(.determiner) || $0.has(.filler) }
        let first = named.first?.text ?? ""
        // "a sprinkle of onions", "a blend of herbs".
        if named.count > 1, named.first?.has(.part) == true, named.dropFirst().first?.is("of") == true { return true }
        // "with a cheesy topping": a layer or a filling is on or in the food before it.
        if next.isAddition, piece.first.map({ $0.has(.determiner) || $0.is("its") }) == true,
            piece.last(where: { $0.isWord })?.has(.part) == true
        {
            return true
        }
        // ", caffeine free".
        if named.count == 2, piece.last(where: { $0.isWord })?.is("free") == true { return true }
        if let final = piece.last(where: { $0.isWord }), Self.qualities.contains(final.text) { return true }
        if Self.describing.contains(first) || first.hasSuffix("ed") && piece.filter({ $0.isWord }).count == 1 {
            return true
        }
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
        let namesDish = piece.last { $0.isWord }.map { Self.dishes.contains($0.form) } ?? false
        return joint.said >= Share.named && isComposite(joint) || namesDish && piece.filter { $0.isWord }.count > 1
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
    func isComposite(_ match: FoodMatcher.Match) -> Bool {
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
        "removed", "off", "all", "cut", "trimmed",
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
}
