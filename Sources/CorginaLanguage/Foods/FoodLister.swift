/// Whether words without amounts of their own are one food or several.
final class FoodLister: Sendable {
    private let known: KnownFoods
    private let joiner: PieceJoiner
    private let pair: NounPair

    init(_ known: KnownFoods) {
        self.known = known
        joiner = PieceJoiner(known: known)
        pair = NounPair(known: known)
    }

    /// "porkchop and potatoes" are two foods, "mac and cheese" is one: whichever the catalogue knows better.
    func parts(_ tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        if let phrase = FoodPhraseReader.phrase(tokens), known.isDish(tokens, phrase) { return [tokens] }
        if let link = known.accompaniment(tokens, &scratch) {
            return parts(Array(tokens[..<link]), &scratch) + parts(Array(tokens[(link + 1)...]), &scratch)
        }
        // "loaded with sauce and cheese": what follows is in it, as long as one food accounts for it.
        let composing =
            tokens.indices.first {
                $0 > 0 && (Self.opensMakeUp(tokens, $0) || Blend.begins(tokens, at: $0))
            } ?? tokens.endIndex
        if composing < tokens.endIndex, let whole = FoodPhraseReader.phrase(tokens),
            let entire = known.best(whole.words, &scratch), entire.found >= Share.half,
            !PieceJoiner.isBread(tokens[composing...], ofSandwich: tokens[..<composing])
                || known.accountsFor(entire, Array(tokens[..<composing]))
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
            return pair.parted(tokens, &scratch)
        }
        var pieces: [ListedPiece] = []
        var start = 0
        for cut in cuts + [tokens.count] {
            let piece = Array(tokens[start..<cut])
            if piece.contains(where: { $0.isWord && !$0.has(.linking) && !$0.has(.empty) }) {
                let link = start > 0 ? tokens[start - 1] : nil
                if let first = pieces.first, pieces.count == 1, isOnlyDescribing(first.tokens) {
                    pieces[0].tokens = ListedPiece(tokens: piece, link: link).added(to: first.tokens)
                } else {
                    pieces.append(ListedPiece(tokens: piece, link: link))
                }
            }
            start = cut + 1
        }
        guard pieces.count > 1 else { return [tokens] }
        guard let groups = joiner.joined(pieces, whole, &scratch) else { return [tokens] }
        return groups.flatMap { pair.parted($0, &scratch) }
    }

    /// "other than carrots, broccoli, or greens": what is denied with one word is one list.
    private func deniedList(_ tokens: [ReadToken]) -> Range<Int>? {
        guard
            let start = tokens.indices.first(where: {
                Self.denying.contains(tokens[$0].text) || tokens[$0].is("than") && $0 > 0 && tokens[$0 - 1].is("other")
            }),
            let last = tokens[start...].firstIndex(where: { $0.is("or") || $0.is("nor") || $0.is("and") })
        else { return nil }
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
        if phrase.measured != nil, !known.matcher.query(phrase.words).namesSomething { return true }
        return phrase.words.allSatisfy { $0.hasSuffix("ed") && !$0.hasSuffix("eed") && !$0.hasSuffix("ead") }
    }

    private func isBareSeparator(_ tokens: [ReadToken], _ index: Int) -> Bool {
        let token = tokens[index]
        // "half and half" is a cream.
        if token.is("and"), index > 0, index + 1 < tokens.count, tokens[index - 1].is("half"),
            tokens[index + 1].is("half")
        {
            return false
        }
        if PhraseWords.isOnIce(tokens, index) { return false }
        return token.mark == .comma || token.mark == .slash || token.is("and") || token.is("with") || token.is("n")
            || token.is("w")
            || token.is("on") || token.is("in")
    }
}
