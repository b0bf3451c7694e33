/// The foods of a sentence, by what the models marked in it.
extension FoodReader {
    func read(
        _ items: [TaggedItems.Item], in tokens: [ReadToken], sentence: [UInt8], preferences: Preferences
    ) -> Result {
        var scratch = FoodMatcher.Scratch()
        let taught = taught(preferences)
        let shares = ShareReader(tokens)
        var result = Result()
        var eaten: [[ReadToken]] = []
        // By where an addition to a cup stands, where its cup does.
        var cups: [Int: Int] = [:]
        // By where an item stands, where its food is named.
        var names: [Int: Range<Int>] = [:]
        var index = 0
        while index < items.count {
            if let (drink, additions, next) = cup(from: index, items, tokens) {
                for addition in additions { cups[addition[0].token.range.lowerBound] = drink[0].token.range.lowerBound }
                eaten += [drink] + additions
                index = next
                continue
            }
            if let named = items[index].named, let first = items[index].tokens.first {
                names[first.token.range.lowerBound] = named
            }
            let words = NameWords.folded(AmountRemarks.folded(items[index].tokens))
            eaten += words.contains { $0.has(.linking) || $0.mark == .comma } ? parts(words, &scratch) : [words]
            index += 1
        }
        let starts = eaten.map { $0[0].token.range.lowerBound }
        for part in eaten where !part.isEmpty {
            let start = part[0].token.range.lowerBound
            let cup = cups[start].flatMap { cup in result.readings.last { $0.start == cup } }
            let share = shares.share(of: part[0].token.range, among: starts)
            if var reading = reading(part, share: share, cup: cup, sentence, taught, &scratch) {
                if let named = names[start] { reading.draft.phrase = text(named, sentence) }
                result.readings.append(reading)
            } else if let phrase = FoodPhraseReader.phrase(part) {
                result.notUnderstood.append(text(phrase.nameRange, sentence))
            }
        }
        return result
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
