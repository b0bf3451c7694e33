import Algorithms
import CorginaCore

/// Whether several foods that the models marked are one dish.
extension FoodArbiter {
    /// Whether what the models took for several foods is one that grammar read, with what it is made of: "a burrito with
    /// meat, beans and rice", "a frankfurter in a bun".
    func isOneDish(_ reading: FoodReading, _ marked: [FoodReading]) -> Bool {
        if leavesOut(reading, marked) { return false }
        let isWhole = reading.fit == .whole
        let marked = marked.sorted { $0.start < $1.start }
        let gaps = marked.adjacentPairs().map { one, next in
            tokens.filter { one.end <= $0.token.range.lowerBound && $0.token.range.upperBound <= next.start }
        }
        if isWhole, matcher.index.traits[reading.row].contains(.composite),
            reading.found >= Share.most || gaps.first.map(partsList) == false && !gaps.joined().contains(where: isTime)
        {
            return true
        }
        // "eggs for breakfast eggs for lunch": what is had at another time is another.
        guard !gaps.joined().contains(where: isOfAnotherTime) else { return false }
        return gaps.allSatisfy { gap in
            // "one apple – make that 2 apples".
            if gap.contains(where: { StanceCues($0).contains(.correcting) }) { return false }
            // "skyr 150 g, kiwi": behind the amount of one food another begins.
            if gap.contains(where: { $0.mark == .comma }),
                gap.contains(where: { isMarked($0, as: TaggedItems.isAmount) })
            {
                return false
            }
            // "wheat toast dry, black coffee": what was said of the one ends at the comma.
            if gap.contains(where: { $0.mark == .comma }), gap.first?.mark != .comma { return false }
            let words = gap.filter { $0.isWord && !$0.has(.determiner) }
            if words.allSatisfy({ $0.is("and") || $0.is("n") || $0.is("then") }) {
                // "callaloo, bammy": a list. "barbecue-flavored potato chips": one name.
                return gap.isEmpty && isWhole && reading.found >= Share.nearlyAll
            }
            return isWhole || !words.contains { $0.is("with") || $0.is("w") }
        }
    }

    /// Whether one of several marked foods is nowhere in the record of the one that grammar read: "parathas with dahi" is more than a
    /// paratha. What she named is never dropped.
    private func leavesOut(_ reading: FoodReading, _ marked: [FoodReading]) -> Bool {
        marked.contains { one in
            one.row != reading.row && (reading.found < Share.most || isBehindComma(one)) && !isDenied(one)
                && one.fit == .whole && one.found >= Share.named
                && one.draft.confidence >= Self.leastOwn
                && matcher.share(of: matcher.query(one.name), in: reading.row) < Share.half
        }
    }

    /// "a granola bar, water": nothing but a comma before it.
    private func isBehindComma(_ one: FoodReading) -> Bool {
        tokens.last { $0.token.range.upperBound <= one.start && !$0.has(.determiner) }?.mark == .comma
    }

    /// "without cheese", "in syrup".
    private func isDenied(_ one: FoodReading) -> Bool {
        tokens.last { $0.token.range.upperBound <= one.start && !$0.has(.determiner) }
            .map { TaggerWords.excluding.contains($0.text) || $0.is("in") } == true
    }

    /// Whether a word tells of a time, a meal, or of who had something.
    private func isOfAnotherTime(_ token: ReadToken) -> Bool {
        token.has(.occasion) || token.has(.timeWord) || token.has(.pronoun) || isTime(token)
    }

    /// "muesli, plain yoghurt": nothing but a comma stands between.
    private func partsList(_ gap: [ReadToken]) -> Bool {
        gap.contains { $0.mark == .comma } && !gap.contains { $0.isWord }
    }
}
