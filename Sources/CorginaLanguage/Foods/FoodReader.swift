import CorginaCore
import CorginaFoods

/// From the words about food to the foods: segmenting, matching and portions together.
struct FoodReader: Sendable {
    private let catalogue: FoodCatalogue
    private let foods: [Food]
    private let matcher: FoodMatcher
    private let chooser: PortionChooser

    init(catalogue: FoodCatalogue) {
        self.catalogue = catalogue
        foods = Array(catalogue.foods)
        let words = FoodWords()
        let index = FoodIndex(catalogue, words: words, lexicon: .shared)
        matcher = FoodMatcher(index: index, words: words, lexicon: .shared)
        var table = PortionTable()
        for food in foods { table.add(food.portions.lazy.map(\.description)) }
        table.finish()
        chooser = PortionChooser(table: table)
    }

    /// One food as read, with what the classifier needs besides the draft.
    struct Reading {
        var draft: FoodDraft
        var isPlainWater: Bool
        var match: FoodMatcher.Match
        var alternates: [Int]
        var countIsStated: Bool
    }

    struct Result {
        var readings: [Reading] = []
        var notUnderstood: [String] = []
    }

    /// Foods in these tokens, in order.
    func read(_ tokens: [ReadToken], sentence: [UInt8], scratch: inout FoodMatcher.Scratch) -> Result {
        let kept = FrameStripper.stripped(tokens)
        var result = Result()
        for item in FoodSegmenter.items(kept) {
            for part in parts(Array(kept[item]), &scratch) {
                if let reading = reading(part, sentence, &scratch) {
                    result.readings.append(reading)
                } else if let phrase = FoodPhraseReader.phrase(part) {
                    result.notUnderstood.append(text(phrase.range, sentence))
                }
            }
        }
        return result
    }

    private func text(_ range: Range<Int>, _ sentence: [UInt8]) -> String {
        String(decoding: sentence[range.clamped(to: 0..<sentence.count)], as: UTF8.self)
    }

    // MARK: Lists without amounts

    /// "porkchop and potatoes" are two foods, "mac and cheese" is one: whichever the catalogue knows better.
    private func parts(_ tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        let cuts = tokens.indices.filter { isBareSeparator(tokens, $0) }
        guard !cuts.isEmpty, cuts.count <= 24, let whole = FoodPhraseReader.phrase(tokens) else { return [tokens] }
        var pieces: [[ReadToken]] = []
        var start = 0
        for cut in cuts + [tokens.count] {
            let piece = Array(tokens[start..<cut])
            if piece.contains(where: { $0.isWord && !$0.has(.linking) && !$0.has(.empty) }) { pieces.append(piece) }
            start = cut + 1
        }
        guard pieces.count > 1 else { return [tokens] }
        return joined(pieces, whole, &scratch) ?? [tokens]
    }

    private func isBareSeparator(_ tokens: [ReadToken], _ index: Int) -> Bool {
        let token = tokens[index]
        return token.mark == .comma || token.mark == .slash || token.is("and") || token.is("with") || token.is("n") || token.is("w")
    }

    /// Greedy from the left: a piece joins the one before it when together they name one food better than apart.
    private func joined(_ pieces: [[ReadToken]], _ whole: FoodPhrase, _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]]? {
        let wholeFit = fit(whole.words, &scratch)
        if wholeFit >= (whole.countIsStated ? 0.55 : 0.86) { return nil }
        var groups: [[ReadToken]] = []
        for piece in pieces {
            guard let last = groups.last, let together = FoodPhraseReader.phrase(last + piece), let alone = FoodPhraseReader.phrase(piece) else {
                groups.append(piece)
                continue
            }
            let joint = fit(together.words, &scratch)
            let single = fit(alone.words, &scratch)
            let before = FoodPhraseReader.phrase(last).map { fit($0.words, &scratch) } ?? 0
            if joint >= 0.86 || joint > (single + before) / 2 || single < 0.3 {
                groups[groups.count - 1] = last + piece
            } else {
                groups.append(piece)
            }
        }
        return groups.count > 1 ? groups : nil
    }

    /// How completely one food accounts for the words and the words for its name.
    private func fit(_ words: [String], _ scratch: inout FoodMatcher.Scratch) -> Float {
        let query = matcher.query(words)
        guard let best = matcher.matches(query, limit: 1, scratch: &scratch).first else { return 0 }
        return best.found * 0.6 + best.said * 0.4
    }

    // MARK: One item

    private static let considered = 12

    private func reading(_ tokens: [ReadToken], _ sentence: [UInt8], _ scratch: inout FoodMatcher.Scratch) -> Reading? {
        guard let phrase = FoodPhraseReader.phrase(tokens) else { return nil }
        let query = matcher.query(phrase.words)
        let matches = matcher.matches(query, limit: Self.considered, scratch: &scratch)
        guard let first = matches.first, first.found >= 0.4 else { return nil }
        var best: (match: FoodMatcher.Match, choice: PortionChooser.Choice, score: Float)?
        for match in matches where match.score > first.score - 0.2 {
            let choice = chooser.choice(for: phrase, food: foods[match.food], at: match.food)
            let score = match.score + 0.04 * max(-2.5, min(choice.fit, 2.5))
            if score > (best?.score ?? -.infinity) { best = (match, choice, score) }
        }
        guard let best else { return nil }
        let food = foods[best.match.food]
        let others = matches.filter { $0.food != best.match.food }
        let draft = FoodDraft(
            phrase: text(phrase.range, sentence), food: food.code, name: food.name, quantity: best.choice.quantity,
            portion: best.choice.portion, grams: best.choice.grams, confidence: Double(confidence(best.match, best.choice, others, phrase)),
            portionReason: best.choice.reason, isEstimated: best.choice.isEstimated,
            alternates: others.prefix(4).map { foods[$0.food].code })
        return Reading(
            draft: draft, isPlainWater: matcher.index.traits[best.match.food].contains(.plainWater), match: best.match,
            alternates: others.prefix(4).map(\.food), countIsStated: phrase.countIsStated)
    }

    private func confidence(
        _ match: FoodMatcher.Match, _ choice: PortionChooser.Choice, _ others: [FoodMatcher.Match], _ phrase: FoodPhrase
    ) -> Float {
        let food = 0.35 * match.found + 0.5 * min(match.said + 0.2, 1)
        let portion: Float = choice.isEstimated ? 0.05 : 0.13
        return max(0.05, min(0.99, food + portion))
    }
}
