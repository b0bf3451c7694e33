/// The foods of a sentence, by what the models marked in it.
struct MarkedFoodReader: Sendable {
    let known: KnownFoods
    let items: FoodItemReader
    let lister: FoodLister

    func read(
        _ marked: [TaggedItems.Item], in tokens: [ReadToken], sentence: [UInt8], preferences: Preferences,
        _ scratch: inout FoodMatcher.Scratch
    ) -> FoodsRead {
        let taught = known.taught(preferences)
        let shares = ShareReader(tokens)
        var result = FoodsRead()
        var eaten: [[ReadToken]] = []
        // By where an addition to a cup stands, where its cup does.
        var cups: [Int: Int] = [:]
        // By where an item stands, where its food is named.
        var names: [Int: Range<Int>] = [:]
        var amounts: [Int: Range<Int>] = [:]
        var index = 0
        while index < marked.count {
            if let (drink, additions, next) = cup(from: index, marked, tokens) {
                for addition in additions { cups[addition[0].token.range.lowerBound] = drink[0].token.range.lowerBound }
                eaten += [drink] + additions
                index = next
                continue
            }
            if let first = marked[index].tokens.first {
                names[first.token.range.lowerBound] = marked[index].named
                amounts[first.token.range.lowerBound] = marked[index].amount
            }
            var end = index
            while end + 1 < marked.count, end - index < Self.mostParts,
                link(marked[end], marked[end + 1], tokens) != nil
            { end += 1 }
            eaten += told(marked[index...end], tokens, &scratch)
            index = end + 1
        }
        let eatenShares = shares.values(of: eaten.compactMap { $0.first?.token.range.lowerBound })
        for part in eaten where !part.isEmpty {
            let start = part[0].token.range.lowerBound
            let cup = cups[start].flatMap { cup in result.readings.last { $0.start == cup } }
            if var reading = items.reading(part, share: eatenShares[start] ?? 1, cup: cup, sentence, taught, &scratch) {
                if let named = names[start] { reading.draft.phrase = FoodItemReader.text(named, sentence) }
                reading.amount = amounts[start]
                result.readings.append(reading)
            } else if let phrase = FoodPhraseReader.phrase(part) {
                result.notUnderstood.append(FoodItemReader.text(phrase.nameRange, sentence))
            }
        }
        return result
    }

    /// Marked foods that stand beside each other, of which only the first was told how much: one dish told in its parts, "a burrito with
    /// meat, beans and rice", or foods of their own, whichever the catalogue knows better.
    private func told(
        _ items: ArraySlice<TaggedItems.Item>, _ tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch
    ) -> [[ReadToken]] {
        var pieces: [ListedPiece] = []
        for (index, item) in items.enumerated() {
            let words = NameWords.folded(AmountRemarks.folded(item.tokens))
            let before = index == 0 ? nil : link(items[items.startIndex + index - 1], item, tokens)
            pieces.append(ListedPiece(tokens: words, link: before?.word))
        }
        var groups: [[ReadToken]] = []
        var start = 0
        while start < pieces.count {
            var end = pieces.count
            var group = pieces[start].tokens
            // "bacon and eggs" are two foods, whatever holds both.
            let opens = start + 1 < pieces.count && (pieces[start + 1].link == nil || pieces[start + 1].isAddition)
            while opens, end > start + 1 {
                let whole = pieces[(start + 1)..<end].reduce(pieces[start].tokens) { $1.added(to: $0) }
                let isOneName = pieces[(start + 1)..<end].allSatisfy { $0.link == nil }
                if isOneFood(whole, opening: pieces[start].tokens, isOneName: isOneName, &scratch),
                    !isOneName || !areNames(pieces[start..<end], of: whole, &scratch)
                {
                    group = whole
                    break
                }
                end -= 1
            }
            if !opens { end = start + 1 }
            groups += end == start + 1 ? named(group, &scratch) : [group]
            start = end
        }
        return groups
    }

    /// Whether one food of the catalogue accounts for all of these words: listed with its parts, or by a name that was cut by the
    /// models, "Cool Ranch Doritos" and "tortilla chips".
    private func isOneFood(
        _ words: [ReadToken], opening: [ReadToken], isOneName: Bool, _ scratch: inout FoodMatcher.Scratch
    ) -> Bool {
        guard let phrase = FoodPhraseReader.phrase(words), let match = known.best(phrase.words, &scratch) else {
            return false
        }
        if isOneName { return known.isDish(words, phrase) || match.found >= Share.nearlyAll }
        guard match.found >= Share.nearlyAll, match.said >= Share.half, known.isComposite(match) else { return false }
        return FoodPhraseReader.phrase(opening).map { known.matcher.names(match.food, known.matcher.query($0.words)) }
            ?? false
    }

    /// Whether words the models parted are foods of their own, none of which is the whole: "rice lentils" are two, "Cool Ranch Doritos
    /// tortilla chips" one.
    private func areNames(
        _ pieces: ArraySlice<ListedPiece>, of whole: [ReadToken], _ scratch: inout FoodMatcher.Scratch
    ) -> Bool {
        guard let phrase = FoodPhraseReader.phrase(whole), !known.isDish(whole, phrase),
            let entire = known.best(phrase.words, &scratch)
        else { return false }
        for piece in pieces {
            guard let words = FoodPhraseReader.phrase(piece.tokens)?.words, known.namesFood(words, &scratch),
                known.best(words, &scratch)?.food != entire.food
            else { return false }
        }
        return true
    }

    private func named(_ words: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        isOneName(words, &scratch) && known.accompaniment(words, &scratch) == nil
            ? [words] : lister.parts(words, &scratch)
    }

    /// How a food is linked to the one marked before it.
    private struct Link {
        /// `nil` where nothing stands between.
        var word: ReadToken?
    }

    /// What links a food to the one marked before it; `nil` where it stands for itself.
    private func link(_ last: TaggedItems.Item, _ next: TaggedItems.Item, _ tokens: [ReadToken]) -> Link? {
        guard last.range.upperBound <= next.range.lowerBound, next.named == nil, next.amount == nil, last.amount == nil
        else { return nil }
        // Whoever says how much of it speaks of a food of its own; "a" says nothing.
        let amount = next.tokens.prefix(next.tokens.count - min(next.food.count, next.tokens.count))
        guard amount.allSatisfy({ $0.has(.determiner) && !$0.is("another") }) else { return nil }
        let gap = tokens[last.range.upperBound..<next.food.lowerBound]
        guard gap.count <= Self.widestLink, gap.allSatisfy(Self.isLink) else { return nil }
        let word = gap.last { Self.links.contains($0.text) } ?? gap.first { $0.mark != nil }
        return Link(word: word)
    }

    /// How many marks beside a first one may be parts of its dish.
    private static let mostParts = 7
    /// In tokens: what may stand between two parts of one dish.
    private static let widestLink = 6
    private static let links: Set<String> = ["and", "with", "w", "n", "on", "in", "without", "no"]

    private static func isLink(_ token: ReadToken) -> Bool {
        if token.isWord {
            return links.contains(token.text) || FoodLister.composing.contains(token.text) || token.has(.determiner)
                || token.has(.filler)
                || token.has(.empty) || token.has(.size) || token.text.hasSuffix("ly")
        }
        return token.mark == .comma || token.mark == .slash || token.mark == .dash
    }

    /// Whether what the models marked as one food is one to the catalogue as well: "cheese and onion pasty" is, by the word that
    /// names it; of "pounded yam stockfish" nothing accounts for all.
    private func isOneName(_ words: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> Bool {
        guard let phrase = FoodPhraseReader.phrase(words) else { return true }
        guard words.contains(where: { $0.has(.linking) || $0.mark == .comma }) else {
            let isPair =
                phrase.words.count == 2 && known.best(phrase.words, &scratch).map { $0.found < Share.most } == true
                && words.last?.has(.container) != true
            return !isPair
        }
        if known.isDish(words, phrase) { return true }
        let query = known.matcher.query(phrase.words)
        guard let match = known.best(phrase.words, &scratch) else { return true }
        // "bacon and eggs" stands in the name of a bagel, which she did not say.
        return match.found >= Share.half && match.said >= Share.named
            && known.matcher.names(match.food, query, orPart: true)
    }

    /// A coffee or tea with what goes into it, "tea with milk and two sugars", and the item behind.
    private func cup(from start: Int, _ items: [TaggedItems.Item], _ tokens: [ReadToken])
        -> (drink: [ReadToken], additions: [[ReadToken]], next: Int)?
    {
        var end = start
        while end + 1 < items.count, end < start + 4,
            isLinked(tokens, items[end].range.upperBound, items[end + 1].range.lowerBound)
        { end += 1 }
        while end >= start {
            let words = tokens[items[start].range.lowerBound..<items[end].range.upperBound]
            if let (drink, additions) = CupAddition.split(CupAddition.withHalfAndHalf(NameWords.folded(Array(words)))) {
                return (drink, additions, end + 1)
            }
            end -= 1
        }
        return nil
    }

    private func isLinked(_ tokens: [ReadToken], _ start: Int, _ end: Int) -> Bool {
        start < end && end - start <= 3
            && tokens[start..<end].allSatisfy {
                $0.has(.linking) || $0.mark == .comma || $0.mark == .plus || $0.has(.determiner) || $0.is("in")
            }
    }
}
