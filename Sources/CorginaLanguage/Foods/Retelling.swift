/// Words that tell of a food that was told before, or of what came with it.
struct Retelling: Sendable {
    let known: KnownFoods

    /// "…, a sports drink": stands after a comma, with no amount but "a".
    func isApposed(_ item: Range<Int>, in tokens: [ReadToken]) -> Bool {
        guard item.lowerBound > 0,
            tokens[item.lowerBound - 1].mark == .comma || tokens[item.lowerBound - 1].mark == .dash
        else { return false }
        let first = tokens[item.lowerBound]
        return first.is("a") || first.is("an") || first.is("my")
    }

    /// Whether these words tell again what the food before was: "Gatorade G2, a low-calorie sports drink".
    func restates(_ tokens: [ReadToken], _ last: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> Bool {
        guard last.count < 40, let phrase = FoodPhraseReader.phrase(tokens), phrase.count == 1,
            phrase.containers.isEmpty, phrase.size == nil,
            let before = FoodPhraseReader.phrase(last), let match = known.best(before.words, &scratch)
        else { return false }
        // "an apple, an apple" are two.
        if phrase.words.allSatisfy(before.words.contains) { return false }
        // ", a perfect 1.8 oz treat": only the weight is new.
        let namesNothing = phrase.words.allSatisfy { word in
            !known.matcher.queries.lexicon.roles(of: word).isDisjoint(with: [.filler, .occasion, .empty])
                || word == "treat"
        }
        if namesNothing { return phrase.measured != nil && before.measured == nil }
        let query = known.matcher.query(phrase.words)
        // "kishke, my grandmother's stuffed derma": another name of the very same food.
        if phrase.measured == nil, phrase.words.count > 1, !phrase.words.contains(where: before.words.contains),
            known.best(phrase.words, &scratch).map({ $0.food == match.food && $0.said >= Share.little }) == true
        {
            return true
        }
        return phrase.measured == nil && query.unknown.isEmpty
            && known.matcher.share(of: query, in: match.food) >= Share.nearlyAll
            && known.matcher.names(match.food, query, orPart: true)
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
            let match = known.best(joint.words, &scratch)
        else { return false }
        let isTold = known.matcher.share(of: known.matcher.query(phrase.words), in: match.food) >= Share.most
        guard match.found >= Share.nearlyAll || match.found >= Share.most && isTold else { return false }
        // "Gatorade G2, a low-calorie sports drink": the same thing again.
        return known.matcher.names(match.food, known.matcher.query(weighed.words))
            || known.best(weighed.words, &scratch)?.food == match.food
    }
}
