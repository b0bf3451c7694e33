import Algorithms
import CorginaCore

/// Chooses between what grammar and what the models found of food in a sentence, stretch by stretch.
///
/// The models know better where food is spoken of; grammar knows better which words of a stretch make one dish.
struct FoodArbiter {
    let spans: [TaggedSpan]
    let tokens: [ReadToken]
    /// The tokens that grammar takes for nothing she had; asked where the models marked nothing.
    let notHad: Set<Int>
    let matcher: FoodMatcher

    /// The foods to log, in the order they were said.
    func readings(_ grammar: [FoodReading], _ marked: [FoodReading]) -> [FoodReading] {
        var chosen: [FoodReading] = []
        let isAll = isAllSheSays(grammar)
        for reading in grammar {
            let same = marked.filter { Self.overlap($0, reading) }
            if same.isEmpty
                ? !isAmount(reading, of: marked) && (isToldAlone(reading, isAll: isAll) || isListed(reading, after: chosen, marked))
                : prevails(reading, over: same, of: marked, among: grammar)
            {
                chosen.append(Self.named(reading, by: same))
            }
        }
        let others = marked.filter { reading in
            !chosen.contains { Self.overlap($0, reading) } && isKnown(reading)
        }
        guard !chosen.isEmpty else { return withoutAnnounced(others) }
        let told = chosen
        return withoutAnnounced((chosen + others.filter { isSure($0, beside: told) }).filter { !isPraise($0) })
    }

    /// "with its spicy flavor", "that cheesy goodness": how a food was, beside what it was.
    private func isPraise(_ reading: FoodReading) -> Bool {
        guard !reading.isMeasured, !reading.isCounted, reading.draft.confidence < Self.leastOwn else { return false }
        return tokens.last { $0.isWord && $0.token.range.upperBound <= reading.end }.map(Self.isQuality) == true
            || tokens.first { $0.token.range.lowerBound >= reading.end }.map(Self.isQuality) == true
    }

    private static func isQuality(_ token: ReadToken) -> Bool { PieceJoiner.tastes.contains(token.form) }

    /// In the order they were said, without what was only named before it was told how much of it: "garden egg and groundnut, three
    /// garden eggs and a handful of groundnut".
    private func withoutAnnounced(_ readings: [FoodReading]) -> [FoodReading] {
        let sorted = readings.sorted { $0.start < $1.start }
        return sorted.enumerated().filter { index, reading in
            guard !reading.isCounted, !reading.isMeasured else { return true }
            return !sorted[(index + 1)...].prefix(Self.farthestCount).contains { next in
                next.row == reading.row && (next.isCounted || next.isMeasured)
                    && !isAnew(from: reading.end, to: next.end)
            }
        }.map { $0.element }
    }

    /// In foods: how far behind its announcement one may be counted.
    private static let farthestCount = 8

    /// Whether it is told between that more was had, or had at another time.
    private func isAnew(from start: Int, to end: Int) -> Bool {
        tokens.contains { token in
            start <= token.token.range.lowerBound && token.token.range.upperBound <= end
                && (token.is("again") || ToldAmounts.anothers.contains(token.text) || isTime(token) || token.is("then"))
        }
    }

    private static func overlap(_ one: FoodReading, _ other: FoodReading) -> Bool {
        one.start < max(other.end, other.start + 1) && other.start < max(one.end, one.start + 1)
    }

    /// The reading by the words the models marked, where those are fewer: "ham salad" of "lunch was a ham salad".
    private static func named(_ reading: FoodReading, by marked: [FoodReading]) -> FoodReading {
        if marked.count > 1, let first = marked.min(by: { $0.start < $1.start }) {
            // "brekky was smashed avo on sourdough": it begins where the models heard a food.
            var named = reading
            while !named.draft.phrase.hasPrefix(first.draft.phrase), let gap = named.draft.phrase.firstIndex(of: " ") {
                named.draft.phrase = String(named.draft.phrase[named.draft.phrase.index(after: gap)...])
            }
            return named.draft.phrase.hasPrefix(first.draft.phrase) ? named : reading
        }
        guard let only = marked.first, marked.count == 1,
            only.row == reading.row && reading.draft.phrase.contains(text: only.draft.phrase)
                || reading.draft.phrase.hasSuffix(only.draft.phrase)
        else { return reading }
        var named = reading
        named.draft.phrase = only.draft.phrase
        return named
    }

    private func prevails(
        _ reading: FoodReading, over marked: [FoodReading], of all: [FoodReading],
        among grammar: [FoodReading]
    ) -> Bool {
        guard let only = marked.first, marked.count == 1 else { return isOneDish(reading, marked) }
        // "142 an hour after the rice bowl": what stands before is no amount.
        if only.start > reading.start, spans.contains(where: { isMeasured($0, between: reading.start, only.start) }) { return false }
        if all.contains(where: { $0.start != only.start && isOwn($0.amount, before: only, in: reading) }) {
            return false
        }
        let isCutByGrammar = grammar.count { Self.overlap($0, only) } > 1
        // "mushy peas": one name to the models and to the catalogue.
        if isCutByGrammar, only.fit == .whole, only.found >= Share.most { return false }
        // "toad in the hole" holds more of what she said than "hole", and "rice and peas" than "rice".
        if only.row != reading.row, only.fit == .whole, only.found >= Share.most, only.start <= reading.start,
            reading.end <= only.end, reading.end - reading.start < only.end - only.start,
            only.draft.confidence >= reading.draft.confidence
        {
            return false
        }
        // "samosas from the shop": what stands behind a name that is whole tells of no other food.
        if only.row != reading.row, only.fit == .whole, only.found >= Share.nearlyAll, only.start <= reading.start,
            only.end < reading.end,
            reading.found < Share.named || isBesideThePoint(only.end, reading.end)
        {
            return false
        }
        // The models find how much where grammar does not look: "weetabix x 3", "rice cakes, had two of them".
        if only.isCounted, !reading.isCounted, only.fit == .whole, !isCutByGrammar || only.found >= Share.most {
            return false
        }
        return reading.fit == .whole || only.draft.confidence <= reading.draft.confidence + Self.margin
    }

    private func isMeasured(_ span: TaggedSpan, between start: Int, _ end: Int) -> Bool {
        [.glucose, .pressure, .temperature, .movement, .contraction].contains(span.role)
            && start <= Self.start(of: span, tokens) && Self.end(of: span, tokens) <= end
    }

    /// Whether these words tell how much of a marked food there was: "pani puri, 6 pieces", "potatoes, 3 small ones".
    private func isAmount(_ reading: FoodReading, of marked: [FoodReading]) -> Bool {
        marked.contains { one in one.amount.map { $0.overlaps(reading.start..<max(reading.end, reading.start + 1)) } == true }
    }

    /// Whether it stands in a list with a food that is told: the models miss the last of a list now and then.
    private func isListed(_ reading: FoodReading, after chosen: [FoodReading], _ marked: [FoodReading]) -> Bool {
        guard reading.fit == .whole, reading.found >= Share.named, reading.draft.confidence >= Self.leastListed,
            let last = (chosen + marked).filter({ $0.end <= reading.start }).max(by: { $0.end < $1.end }),
            !spans.contains(where: { Self.start(of: $0, tokens) < reading.end && Self.end(of: $0, tokens) > reading.start })
        else { return false }
        let words = tokens.indices.filter {
            last.end <= tokens[$0].token.range.lowerBound && tokens[$0].token.range.upperBound <= reading.start
        }
        return words.contains { !notHad.contains($0) && (tokens[$0].mark == .comma || tokens[$0].is("and")) }
            && words.allSatisfy { tokens[$0].mark == .comma || tokens[$0].has(.linking) || tokens[$0].has(.determiner) || isTime(tokens[$0])
                || tokens[$0].has(.occasionPreposition) }
            && !tokens.indices.contains { notHad.contains($0) && reading.start <= tokens[$0].token.range.lowerBound
                && tokens[$0].token.range.upperBound <= reading.end }
    }

    private static let leastListed = 0.88

    /// Whether a word stands there that is in no food's record: "samosa from my neighbour, bless her".
    private func isBesideThePoint(_ start: Int, _ end: Int) -> Bool {
        tokens.contains { token in
            start <= token.token.range.lowerBound && token.token.range.upperBound <= end && token.isWord
                && !token.has(.linking) && !token.has(.determiner) && !token.has(.filler)
                && !FoodWords.ignored.contains(token.form)
                && matcher.index.term(token.form) == nil
        }
    }

    /// Whether an amount of another food stands in what grammar reads as this one, parted from it: "akara, five balls, with ogi".
    private func isOwn(_ amount: Range<Int>?, before only: FoodReading, in reading: FoodReading) -> Bool {
        guard let amount, reading.start <= amount.lowerBound, amount.upperBound <= only.start else { return false }
        return tokens.contains { token in
            amount.upperBound <= token.token.range.lowerBound && token.token.range.upperBound <= only.start
                && (token.mark == .comma || token.has(.linking))
        }
    }

    /// Whether what the models took for several foods is one that grammar read, with what it is made of: "a burrito with
    /// meat, beans and rice", "a frankfurter in a bun".
    private func isOneDish(_ reading: FoodReading, _ marked: [FoodReading]) -> Bool {
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
            one.row != reading.row && (reading.found < Share.most || isBehindComma(one)) && !isDenied(one) && one.fit == .whole && one.found >= Share.named
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

    /// A marked food this certain is one of its own.
    private static let leastOwn = 0.65

    /// Whether a word tells of a time, a meal, or of who had something.
    private func isOfAnotherTime(_ token: ReadToken) -> Bool {
        token.has(.occasion) || token.has(.timeWord) || token.has(.pronoun) || isTime(token)
    }

    private func isTime(_ token: ReadToken) -> Bool {
        isMarked(token, as: { $0.role == .time || $0.role == .meal })
    }

    /// "muesli, plain yoghurt": nothing but a comma stands between.
    private func partsList(_ gap: [ReadToken]) -> Bool {
        gap.contains { $0.mark == .comma } && !gap.contains { $0.isWord }
    }

    /// By how much more certain the models' words must be. This and the bounds below were set by trying values on
    /// marked sentences, measured meals and blind sets that had been read.
    private static let margin = 0.03

    /// What the models do not mark is food all the same where she measured it or says nothing else: "372 g of cola", "had like a
    /// sandwich".
    ///
    /// - Parameter isAll: whether nothing but foods is told of.
    private func isToldAlone(_ reading: FoodReading, isAll: Bool) -> Bool {
        guard reading.fit == .whole && (reading.isMeasured || isAll) || reading.fit == .named && isAll else {
            return false
        }
        return !spans.contains { span in
            if isExcluded(span, from: reading) { return false }
            // "five balls" names nothing.
            let isWhole = span.role == .unit && Self.end(of: span, tokens) >= reading.end
            let isAmount = TaggedItems.isAmount(span) && !isWhole || span.role == .place
            return (!isAmount || span.stance != .happened) && Self.start(of: span, tokens) < reading.end
                && Self.end(of: span, tokens) > reading.start
        }
    }

    /// "pasta without cheese": what a food was had without says nothing about the food.
    private func isExcluded(_ span: TaggedSpan, from reading: FoodReading) -> Bool {
        guard span.stance == .denied,
            let word = tokens[..<span.tokens.lowerBound].indices.last(where: { !tokens[$0].has(.determiner) })
        else { return false }
        return TaggerWords.excluding.contains(tokens[word].text) && reading.start < tokens[word].token.range.lowerBound
            && Self.end(of: span, tokens) <= reading.end
    }

    /// Whether nothing but foods is told of, and that she had them. Asked once a sentence: it looks through all of it.
    private func isAllSheSays(_ grammar: [FoodReading]) -> Bool {
        notHad.isEmpty
            && spans.allSatisfy { span in span.stance == .happened || grammar.contains { isExcluded(span, from: $0) } }
            && tokens.allSatisfy { token in
                let start = token.token.range.lowerBound
                return !token.isWord || !token.roles.isDisjoint(with: Self.frame) || token.is("like")
                    || grammar.contains { $0.start <= start && start < $0.end }
            }
    }

    private static let frame: WordRole = [
        .determiner, .counting, .eating, .pronoun, .linking, .occasionPreposition, .size,
    ]

    /// Beside foods that grammar found: words of praise and of how a dish is made are marked as foods now and then, and of
    /// what was weighed with scales nothing is left without a weight.
    private func isSure(_ reading: FoodReading, beside told: [FoodReading]) -> Bool {
        reading.isMeasured
            || reading.fit == .whole && !told.contains { $0.draft.portion == "g" }
                && reading.draft.confidence >= Self.leastBeside
    }

    /// Whether a token stands within a stretch that was marked as told.
    private func isMarked(_ token: ReadToken, as isWanted: (TaggedSpan) -> Bool) -> Bool {
        spans.contains { span in
            isWanted(span) && Self.start(of: span, tokens) <= token.token.range.lowerBound
                && token.token.range.upperBound <= Self.end(of: span, tokens)
        }
    }

    private static let leastBeside = 0.5

    private static func start(of span: TaggedSpan, _ tokens: [ReadToken]) -> Int {
        tokens[span.tokens.lowerBound].token.range.lowerBound
    }

    private static func end(of span: TaggedSpan, _ tokens: [ReadToken]) -> Int {
        tokens[span.tokens.upperBound - 1].token.range.upperBound
    }

    /// What grammar does not find is food where most of its words name one.
    private func isKnown(_ reading: FoodReading) -> Bool {
        reading.fit != .partial && reading.draft.confidence >= Self.leastMarked
    }

    private static let leastMarked = 0.45
}
