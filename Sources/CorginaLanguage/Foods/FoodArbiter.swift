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
        for reading in grammar where !isPlace(reading) {
            let same = marked.filter { Self.overlap($0, reading) }
            if same.isEmpty
                ? !isAmount(reading, of: marked)
                    && (isToldAlone(reading, isAll: isAll) || isListed(reading, after: chosen, marked))
                : prevails(reading, over: same, of: marked, among: grammar)
            {
                chosen.append(Self.withoutEstimate(Self.named(reading, by: same)))
            }
        }
        let others = marked.filter { reading in
            !chosen.contains { Self.overlap($0, reading) } && isKnown(reading)
        }
        let announced = AnnouncedFoods(tokens: tokens, isTime: isTime)
        guard !chosen.isEmpty else { return announced.removed(from: others) }
        let told = chosen
        return announced.removed(
            from: (chosen + others.filter { isSure($0, beside: told) || isFoundTwice($0, grammar) }).filter {
                !isPraise($0)
            })
    }

    /// "Chick-fil-A: 8 nuggets": the words of a place alone.
    private func isPlace(_ reading: FoodReading) -> Bool {
        spans.contains {
            $0.role == .place && Self.start(of: $0, tokens) <= reading.start && reading.end <= Self.end(of: $0, tokens)
        }
    }

    /// "eggs 2 large, spinach 50 g": grammar found it too, and lost only on how much of it.
    private func isFoundTwice(_ reading: FoodReading, _ grammar: [FoodReading]) -> Bool {
        reading.isCounted && reading.fit == .whole
            && grammar.contains { !$0.isCounted && Self.overlap($0, reading) && $0.row == reading.row }
    }

    /// "with its spicy flavor", "that cheesy goodness": how a food was, beside what it was.
    private func isPraise(_ reading: FoodReading) -> Bool {
        guard !reading.isMeasured, !reading.isCounted, reading.draft.confidence < Self.leastOwn else { return false }
        return tokens.last { $0.isWord && $0.token.range.upperBound <= reading.end }.map(Self.isQuality) == true
            || tokens.first { $0.token.range.lowerBound >= reading.end }.map(Self.isQuality) == true
    }

    private static func isQuality(_ token: ReadToken) -> Bool { PieceJoiner.tastes.contains(token.form) }

    static func overlap(_ one: FoodReading, _ other: FoodReading) -> Bool {
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

    /// "Coffee w/ oat milk about" 12 oz: the last word is the amount's.
    private static func withoutEstimate(_ reading: FoodReading) -> FoodReading {
        guard let gap = reading.draft.phrase.lastIndex(of: " "),
            AmountRemarks.estimating.contains(String(reading.draft.phrase[gap...].dropFirst()).lowercased())
        else { return reading }
        var named = reading
        named.draft.phrase = String(reading.draft.phrase[..<gap])
        return named
    }

    private func prevails(
        _ reading: FoodReading, over marked: [FoodReading], of all: [FoodReading],
        among grammar: [FoodReading]
    ) -> Bool {
        guard let only = marked.first, marked.count == 1 else { return isOneDish(reading, marked) }
        // "142 an hour after the rice bowl": what stands before is no amount.
        if only.start > reading.start, spans.contains(where: { isMeasured($0, between: reading.start, only.start) }) {
            return false
        }
        if all.contains(where: { $0.start != only.start && isAnothers($0.amount, only, in: reading) }) {
            return false
        }
        // "a bowl of soup, about 4 spoons": how much is told where grammar does not look any more.
        if let amount = only.amount, only.row == reading.row, only.fit == .whole,
            isBeside(amount.lowerBound, reading.end)
        {
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
        // "150 g of cottage cheese on 2 oatcakes": of the words around a name that is whole, few tell of any food.
        if only.row != reading.row || only.isCounted, only.fit == .whole, only.found >= Share.nearlyAll,
            reading.found < Share.most, !reading.isMeasured,
            reading.start < only.start || only.end < reading.end
        {
            return false
        }
        // "two squares of dark chocolate in the quiet room": words behind the name change how much of it there was.
        if only.row == reading.row, only.isMeasured, only.fit == .whole, only.end < reading.end,
            reading.found < only.found
        {
            return false
        }
        // The models find how much where grammar does not look: "weetabix x 3", "rice cakes, had two of them".
        if only.isCounted, !reading.isCounted, only.fit == .whole, !isCutByGrammar || only.found >= Share.most,
            only.row == reading.row || only.found >= reading.found
        {
            return false
        }
        return reading.fit == .whole || only.draft.confidence <= reading.draft.confidence + Self.margin
    }

    /// Whether nothing but marks and words like "about" stand between a food and what is told behind it.
    private func isBeside(_ amount: Int, _ end: Int) -> Bool {
        amount >= end
            && tokens.allSatisfy { token in
                token.token.range.lowerBound < end || token.token.range.upperBound > amount || !token.isWord
                    || AmountRemarks.estimating.contains(token.text)
            }
    }

    private func isMeasured(_ span: TaggedSpan, between start: Int, _ end: Int) -> Bool {
        [.glucose, .pressure, .temperature, .movement, .contraction].contains(span.role)
            && start <= Self.start(of: span, tokens) && Self.end(of: span, tokens) <= end
    }

    /// Whether a word stands there that is in no food's record: "samosa from my neighbour, bless her".
    private func isBesideThePoint(_ start: Int, _ end: Int) -> Bool {
        // "squash by the bed".
        let isPlace = tokens.first { $0.token.range.lowerBound >= start }.map { $0.is("by") || $0.is("at") } == true
        return tokens.contains { token in
            start <= token.token.range.lowerBound && token.token.range.upperBound <= end && token.isWord
                && !token.has(.linking) && !token.has(.determiner) && !token.has(.filler)
                && (isPlace || !FoodWords.ignored.contains(token.form))
                && matcher.index.term(token.form) == nil
        }
    }

    /// Whether an amount of another food stands in what grammar reads as this one, parted from it: "akara, five balls, with ogi".
    private func isAnothers(_ amount: Range<Int>?, _ only: FoodReading, in reading: FoodReading) -> Bool {
        guard let amount else { return false }
        // "porridge with honey 200 g": of all of it.
        if only.end <= amount.lowerBound, amount.upperBound <= reading.end { return true }
        guard reading.start <= amount.lowerBound, amount.upperBound <= only.start else { return false }
        return tokens.contains { token in
            amount.upperBound <= token.token.range.lowerBound && token.token.range.upperBound <= only.start
                && (token.mark == .comma || token.has(.linking))
        }
    }

    /// A marked food this certain is one of its own.
    static let leastOwn = 0.65

    func isTime(_ token: ReadToken) -> Bool {
        isMarked(token, as: { $0.role == .time || $0.role == .meal })
    }

    /// By how much more certain the models' words must be. This and the bounds below were set by trying values on
    /// marked sentences, measured meals and blind sets that had been read.
    private static let margin = 0.03

    /// Beside foods that grammar found: words of praise and of how a dish is made are marked as foods now and then, and of
    /// what was weighed with scales nothing is left without a weight.
    private func isSure(_ reading: FoodReading, beside told: [FoodReading]) -> Bool {
        reading.isMeasured
            || reading.fit == .whole && !told.contains { $0.draft.portion == "g" }
                && reading.draft.confidence >= Self.leastBeside
    }

    /// Whether a token stands within a stretch that was marked as told.
    func isMarked(_ token: ReadToken, as isWanted: (TaggedSpan) -> Bool) -> Bool {
        spans.contains { span in
            isWanted(span) && Self.start(of: span, tokens) <= token.token.range.lowerBound
                && token.token.range.upperBound <= Self.end(of: span, tokens)
        }
    }

    private static let leastBeside = 0.5

    static func start(of span: TaggedSpan, _ tokens: [ReadToken]) -> Int {
        tokens[span.tokens.lowerBound].token.range.lowerBound
    }

    static func end(of span: TaggedSpan, _ tokens: [ReadToken]) -> Int {
        tokens[span.tokens.upperBound - 1].token.range.upperBound
    }

    /// What grammar does not find is food where most of its words name one.
    private func isKnown(_ reading: FoodReading) -> Bool {
        reading.fit != .partial && reading.draft.confidence >= Self.leastMarked
    }

    private static let leastMarked = 0.45
}
