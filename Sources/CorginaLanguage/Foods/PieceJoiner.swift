/// Joins the pieces of a list that are one food.
struct PieceJoiner: Sendable {
    let known: KnownFoods

    /// From the left: a piece joins the one before it when one food accounts for both.
    func joined(_ pieces: [ListedPiece], _ whole: FoodPhrase, _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]]? {
        guard let entire = known.best(whole.words, &scratch) else { return nil }
        if pieces.count == 2, known.matcher.queries.words.namesLinkedDish(whole.words) { return nil }
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
            } else if groups.last.map({ Self.isBread(piece.tokens, ofSandwich: $0) }) != true {
                groups.append(piece.tokens)
            }
        }
        // One group of all pieces is the item as it was said.
        return groups.count > 1 || groups.first?.count == pieces[0].tokens.count ? groups : nil
    }

    /// "a sandwich with ham and cheese" is one thing described; "two eggs and toast" and "eggs and toast" are lists.
    private func isOneThing(
        _ whole: FoodPhrase, _ entire: FoodMatcher.Match, _ pieces: [ListedPiece], _ scratch: inout FoodMatcher.Scratch
    ) -> Bool {
        // "a jar of strained pears and pineapple".
        if entire.found >= Share.most, known.matcher.query(whole.words).asksForBabies { return true }
        // A weighed dish is one as long as one food accounts for it.
        if whole.measured?.grams != nil { return entire.found >= Share.most }
        if isOnlyOne(entire, of: pieces, &scratch) { return false }
        // "two cups of rice and broccoli": foods that share a helping are still foods of their own.
        let isShared =
            (whole.measured != nil || !whole.containers.isEmpty)
            && pieces.dropFirst().allSatisfy { $0.link?.is("and") == true }
            && pieces.allSatisfy { piece in
                FoodPhraseReader.phrase(piece.tokens).map { known.namesFood($0.words, &scratch) } ?? false
            }
        guard whole.countIsStated, whole.count <= 1, !isShared else {
            return entire.found >= Share.nearlyAll && entire.said >= Share.named && known.isComposite(entire)
        }
        // "a banana in my oatmeal" is not an oatmeal.
        if let holder = pieces.firstIndex(where: { $0.holdsLast }) {
            var held = pieces[0].tokens
            for piece in pieces[..<holder].dropFirst() { held = piece.added(to: held) }
            if !known.accountsFor(entire, pieces[0].tokens), !known.accountsFor(entire, held) { return false }
        }
        return entire.found >= (whole.containers.isEmpty ? Share.half : Share.most) && entire.said >= Share.little
    }

    /// Whether the food tells of every piece that names a food by itself: what she named is never dropped.
    private func leavesNothingOut(
        _ match: FoodMatcher.Match, _ pieces: [ListedPiece], _ scratch: inout FoodMatcher.Scratch
    )
        -> Bool
    {
        for piece in pieces {
            guard let phrase = FoodPhraseReader.phrase(piece.tokens),
                known.matcher.share(of: known.matcher.query(phrase.words), in: match.food) < Share.half
            else { continue }
            if known.namesFood(phrase.words, &scratch) { return false }
        }
        return true
    }

    private func belongTogether(_ last: [ReadToken], _ next: ListedPiece, _ scratch: inout FoodMatcher.Scratch) -> Bool
    {
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
            let alone = FoodPhraseReader.phrase(piece), let joint = known.best(together.words, &scratch)
        else { return false }
        // "mac and cheese and green beans": the dish is one, the beans another.
        let words = known.matcher.queries.words
        if words.namesLinkedDish(together.words), !words.namesLinkedDish(before.words) { return true }
        guard let single = known.best(alone.words, &scratch), single.found >= Share.half else { return true }
        // "turkey on wheat bread" is a sandwich because one food says so, "beans on toast" are two; "on top" tells where.
        if next.holdsLast {
            return !known.namesFood(alone.words, &scratch)
                || joint.found >= Share.nearlyAll && known.accountsFor(joint, last)
        }
        if together.measured?.grams != nil, !known.namesFood(alone.words, &scratch) { return true }
        // "chili with beans", where chili has beans anyway.
        if next.isAddition, let food = known.best(before.words, &scratch),
            known.matcher.share(of: known.matcher.query(alone.words), in: food.food) >= Share.nearlyAll
        {
            return true
        }
        guard joint.found >= Share.nearlyAll else { return false }
        // "ham and cheese sandwich" names one dish; "bacon and eggs" does not name the sandwich they may be in.
        let namesDish = piece.last { $0.isWord }.map { Self.dishes.contains($0.form) } ?? false
        return joint.said >= Share.named && known.isComposite(joint)
            || namesDish && piece.filter { $0.isWord }.count > 1
    }

    static let dishes: Set<String> = [
        "sandwich", "salad", "soup", "burrito", "taco", "omelet", "pizza", "casserole", "stew", "wrap", "bagel",
        "submarine", "sub", "pie",
        "cake", "cooky", "muffin", "bar", "dip", "sauce", "dressing", "smoothy", "shake", "curry", "quesadilla",
        "biscuit", "bun", "roll", "chip", "pasta",
    ]

    /// A piece that ends so praises the food before it.
    private static let qualities: Set<String> = tastes.union([
        "ingredient", "ingredients", "removed", "off", "all", "cut", "trimmed",
    ])

    /// How a food is to the tongue and the nose.
    static let tastes: Set<String> = [
        "flavor", "flavour", "taste", "goodness", "richness", "crunch", "texture", "aroma", "experience", "sweetness",
        "spice",
    ]

    /// A piece that opens so tells about the food before it.
    private static let describing: Set<String> = [
        "without", "no", "not", "using", "served", "made", "topped", "seasoned", "sweetened", "lightened", "enjoyed",
        "cooked", "already", "skin",
        "prepared", "drizzled", "sprinkled", "added", "plain", "unsweetened", "fat", "lean", "diced", "sliced", "both",
        "either", "filled", "coated", "trimmed",
    ]

    // MARK: Bread and butter, salad and dressing

    /// "a ham sandwich on two slices of rye bread": the bread is the sandwich's, also where no food tells of both.
    static func isBread(_ piece: some Sequence<ReadToken>, ofSandwich before: some Sequence<ReadToken>) -> Bool {
        guard before.contains(where: { $0.form == "sandwich" || $0.is("pbj") }) else { return false }
        let words = piece.filter { $0.isWord }
        return words.last.map { breads.contains($0.form) } == true
    }

    private static let breads: Set<String> = [
        "bread", "toast", "wheat", "rye", "sourdough", "pumpernickel", "ciabatta", "wholemeal",
    ]

    /// "a green salad with ranch dressing": whether a piece is the dressing of a salad that is listed undressed, and so a
    /// second food.
    private func isDressing(_ piece: [ReadToken], of salad: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> Bool {
        guard let last = piece.last(where: { $0.isWord }), Self.dressings.contains(last.form),
            !piece.contains(where: { $0.is("no") || $0.is("without") }),
            let phrase = FoodPhraseReader.phrase(salad), phrase.words.last == "salad",
            let food = known.best(phrase.words, &scratch)
        else { return false }
        return known.matcher.index.traits[food.food].contains(.undressed)
    }

    /// What a dressing may be called in its last word.
    private static let dressings: Set<String> = ["dressing", "vinaigrette", "ranch"]

    /// "a slice of bread with butter" is more than the butter, whose portions tell of bread, and a muffin with jam more than
    /// the muffin.
    private func isOnlyOne(
        _ entire: FoodMatcher.Match, of pieces: [ListedPiece], _ scratch: inout FoodMatcher.Scratch
    ) -> Bool {
        guard pieces.count == 2, pieces[1].link?.is("and") == true || pieces[1].isAddition,
            let first = FoodPhraseReader.phrase(pieces[0].tokens),
            let last = FoodPhraseReader.phrase(pieces[1].tokens), let alone = known.best(last.words, &scratch),
            let named = known.best(first.words, &scratch), named.found >= Share.nearlyAll, named.said >= Share.little,
            alone.found >= Share.nearlyAll, alone.said >= Share.little
        else { return false }
        if alone.food == entire.food { return true }
        if named.food == entire.food { return !known.nameSays(entire.food, known.matcher.query(last.words)) }
        return !known.isComposite(entire) && !known.matcher.names(entire.food, known.matcher.query(first.words))
    }
}
