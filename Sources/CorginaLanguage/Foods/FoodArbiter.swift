/// Chooses between what grammar and what the models found of food in a sentence, stretch by stretch.
///
/// The models know better where food is spoken of; grammar knows better which words of a stretch make one dish.
struct FoodArbiter {
    let spans: [TaggedSpan]
    let tokens: [ReadToken]
    let evidence: EatingEvidence
    let matcher: FoodMatcher

    /// The foods to log, in the order they were said.
    func readings(_ grammar: [FoodReader.Reading], _ marked: [FoodReader.Reading]) -> [FoodReader.Reading] {
        var chosen: [FoodReader.Reading] = []
        for reading in grammar {
            let same = marked.filter { Self.overlap($0, reading) }
            if same.isEmpty ? isToldAlone(reading) : prevails(reading, over: same, among: grammar) {
                chosen.append(Self.named(reading, by: same))
            }
        }
        var others = marked.filter { reading in
            !chosen.contains { Self.overlap($0, reading) } && isKnown(reading)
        }
        guard !chosen.isEmpty else { return others.sorted { $0.start < $1.start } }
        // Each that is taken makes those listed beside it more likely.
        while let next = others.firstIndex(where: { isSure($0, beside: chosen) }) {
            chosen.append(others.remove(at: next))
        }
        return chosen.sorted { $0.start < $1.start }
    }

    private static func overlap(_ one: FoodReader.Reading, _ other: FoodReader.Reading) -> Bool {
        one.start < max(other.end, other.start + 1) && other.start < max(one.end, one.start + 1)
    }

    /// The reading by the words the models marked, where those are fewer: "ham salad" of "lunch was a ham salad".
    private static func named(_ reading: FoodReader.Reading, by marked: [FoodReader.Reading]) -> FoodReader.Reading {
        guard let only = marked.first, marked.count == 1, only.row == reading.row,
            reading.draft.phrase.contains(only.draft.phrase)
        else { return reading }
        var named = reading
        named.draft.phrase = only.draft.phrase
        return named
    }

    private func prevails(
        _ reading: FoodReader.Reading, over marked: [FoodReader.Reading], among grammar: [FoodReader.Reading]
    ) -> Bool {
        guard let only = marked.first, marked.count == 1 else { return isOneDish(reading, marked) }
        let isCutByGrammar = grammar.count { Self.overlap($0, only) } > 1
        // The models find how much where grammar does not look: "weetabix x 3", "rice cakes, had two of them".
        if only.isCounted, !reading.isCounted, only.fit == .whole, !isCutByGrammar || only.found >= Share.most {
            return false
        }
        return reading.fit == .whole || only.draft.confidence <= reading.draft.confidence + Self.margin
    }

    /// Whether what the models took for several foods is one that grammar read, with what it is made of: "a burrito with
    /// meat, beans and rice", "a frankfurter in a bun".
    private func isOneDish(_ reading: FoodReader.Reading, _ marked: [FoodReader.Reading]) -> Bool {
        let isWhole = reading.fit == .whole
        let marked = marked.sorted { $0.start < $1.start }
        let gaps = zip(marked, marked.dropFirst()).map { one, next in
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
            // "skyr 150 g, kiwi": behind the amount of one food another begins.
            if gap.contains(where: { $0.mark == .comma }), gap.contains(where: { isMarked($0, as: TaggedItems.isAmount) }) {
                return false
            }
            let words = gap.filter { $0.isWord && !$0.has(.determiner) }
            if words.allSatisfy({ $0.is("and") || $0.is("n") || $0.is("then") }) {
                // "callaloo, bammy": a list. "barbecue-flavored potato chips": one name.
                return gap.isEmpty && isWhole && reading.found >= Share.nearlyAll
            }
            return isWhole || !words.contains { $0.is("with") || $0.is("w") }
        }
    }

    /// Whether a word tells of a time, a meal, or of who had something.
    private func isOfAnotherTime(_ token: ReadToken) -> Bool {
        token.has(.occasion) || token.has(.timeWord) || token.has(.pronoun) || isTime(token)
    }

    private func isTime(_ token: ReadToken) -> Bool {
        isMarked(token, as: { $0.role == .time || $0.role == .meal })
    }

    /// "muesli, plain yoghurt": nothing but a comma stands between.
    private func partsList(_ gap: [ReadToken]) -> Bool {
        gap.contains { $0.mark == .comma } && !gap.contains(where: \.isWord)
    }

    /// By how much more certain the models' words must be. This and the bounds below were set by trying values on
    /// marked sentences, measured meals and blind sets that had been read.
    private static let margin = 0.03

    /// What the models do not mark as had is food where grammar is sure of it and the models take it for nothing else.
    private func isToldAlone(_ reading: FoodReader.Reading) -> Bool {
        guard reading.fit == .whole, evidence.telling(at: reading.start) == .eaten || isAllSheSays(reading) else {
            return false
        }
        return !spans.contains { span in
            let isAmount = TaggedItems.isAmount(span) || span.role == .place
            return (!isAmount || span.stance != .happened) && Self.start(of: span, tokens) < reading.end
                && Self.end(of: span, tokens) > reading.start
        }
    }

    /// "a cuppa", "raspberry leaf tea": nothing else is said.
    private func isAllSheSays(_ reading: FoodReader.Reading) -> Bool {
        tokens.allSatisfy { token in
            !token.isWord || token.has(.determiner)
                || reading.start <= token.token.range.lowerBound && token.token.range.lowerBound < reading.end
        }
    }

    /// Beside foods that grammar found: words of praise and of how a dish is made are marked as foods now and then, and of
    /// what was weighed with scales nothing is left without a weight.
    private func isSure(_ reading: FoodReader.Reading, beside told: [FoodReader.Reading]) -> Bool {
        reading.isMeasured
            || reading.fit == .whole && !told.contains { $0.draft.portion == "g" }
                && reading.draft.confidence >= (told.contains { isListed(reading, $0) } ? Self.leastListed : Self.leastBeside)
    }

    /// Whether nothing but what parts a list stands between two foods.
    private func isListed(_ one: FoodReader.Reading, _ other: FoodReader.Reading) -> Bool {
        let (first, second) = one.start < other.start ? (one, other) : (other, one)
        let gap = tokens.filter { first.end <= $0.token.range.lowerBound && $0.token.range.upperBound <= second.start }
        return gap.count <= Self.widestSeparator
            && gap.allSatisfy { token in
                isMarked(token, as: TaggedItems.isAmount) || token.has(.linking) || token.mark != nil || token.number != nil || token.has(.occasion)
                    || token.has(.timeWord) || token.has(.occasionPreposition)
            }
    }

    /// Whether a token stands within a stretch that was marked as told.
    private func isMarked(_ token: ReadToken, as isWanted: (TaggedSpan) -> Bool) -> Bool {
        spans.contains { span in
            isWanted(span) && Self.start(of: span, tokens) <= token.token.range.lowerBound
                && token.token.range.upperBound <= Self.end(of: span, tokens)
        }
    }

    private static let leastBeside = 0.75
    private static let leastListed = 0.5
    /// In tokens: ", and for lunch a".
    private static let widestSeparator = 5

    private static func start(of span: TaggedSpan, _ tokens: [ReadToken]) -> Int {
        tokens[span.tokens.lowerBound].token.range.lowerBound
    }

    private static func end(of span: TaggedSpan, _ tokens: [ReadToken]) -> Int {
        tokens[span.tokens.upperBound - 1].token.range.upperBound
    }

    /// What grammar does not find is food where most of its words name one, unless something else was done with it.
    private func isKnown(_ reading: FoodReader.Reading) -> Bool {
        reading.fit != .partial && reading.draft.confidence >= Self.leastMarked
            && evidence.telling(at: reading.start) != .planned
            && !isHandled(reading)
    }

    /// "dropped my sandwich", "packed a flapjack": what was done with it is all that is told.
    private func isHandled(_ reading: FoodReader.Reading) -> Bool {
        guard let place = tokens.firstIndex(where: { $0.token.range.lowerBound >= reading.start }) else { return false }
        let before = tokens[max(0, place - Self.farthestObject)..<place]
        guard
            let verb = before.lastIndex(where: {
                EatingEvidence.handling.contains($0.text) && !Self.getting.contains($0.text)
            })
        else { return false }
        return !tokens[verb..<place].contains { Self.subjects.contains($0.text) || $0.endsSentence }
    }

    /// Who tells her diary what she bought or was given had it, unless the models hear otherwise.
    private static let getting: Set<String> = ["bought", "brought", "gave", "given", "sent"]
    /// In tokens: how far behind its verb food is still what was done something with.
    private static let farthestObject = 8
    /// With whom something else begins to be told.
    private static let subjects: Set<String> = ["i", "ive", "we", "weve", "he", "she", "they", "had", "ate", "but", "so"]

    private static let leastMarked = 0.45
}
