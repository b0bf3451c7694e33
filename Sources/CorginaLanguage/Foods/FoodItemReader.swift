import CorginaCore
import CorginaFoods

/// From the words of one item to its food and how much of it.
final class FoodItemReader: Sendable {
    let known: KnownFoods
    private let chooser: PortionChooser
    private let cups: CupPortion
    private let choices: FoodChoices

    init(_ known: KnownFoods, _ catalogue: FoodCatalogue) {
        self.known = known
        chooser = PortionChooser(table: PortionTable(catalogue))
        cups = CupPortion(table: chooser.table)
        choices = FoodChoices(known)
    }

    /// The words of one item with what the rest of the sentence says about them.
    private struct ItemWords {
        var tokens: [ReadToken]
        /// The share that was eaten.
        var share: Double
        /// The drink it went into.
        var cup: FoodReading?

        func with(_ tokens: [ReadToken]) -> ItemWords {
            var heard = self
            heard.tokens = tokens
            return heard
        }
    }

    /// What the catalogue makes of the words of one item.
    func reading(
        _ words: [ReadToken], share: Double, cup: FoodReading?, _ sentence: [UInt8], _ taught: TaughtFoods,
        _ scratch: inout FoodMatcher.Scratch
    ) -> FoodReading? {
        let heard = ItemWords(tokens: words, share: share, cup: cup)
        return reading(heard, sentence, taught, &scratch)
            ?? reading(heard.with(kernel(words)), sentence, taught, &scratch)
            ?? withoutDish(words).flatMap { reading(heard.with($0), sentence, taught, &scratch) }
            ?? undescribed(words).flatMap { reading(heard.with($0), sentence, taught, &scratch) }
    }

    /// Whether a food of the catalogue is drunk.
    func isDrink(_ row: Int) -> Bool { chooser.table.isDrink(row) }

    /// Both readings of a sentence ask for much the same words: what was found once is kept.
    private func reading(
        _ heard: ItemWords, _ sentence: [UInt8], _ taught: TaughtFoods, _ scratch: inout FoodMatcher.Scratch
    ) -> FoodReading? {
        guard heard.cup == nil else { return found(heard, sentence, taught, &scratch) }
        let words = WordsHeard(tokens: heard.tokens, share: heard.share)
        if let read = scratch.readings[words] { return read }
        let reading = found(heard, sentence, taught, &scratch)
        scratch.readings[words] = .some(reading)
        return reading
    }

    /// The words of an item, by which its reading is kept.
    struct WordsHeard: Hashable {
        var tokens: [ReadToken]
        var share: Double
    }

    private static let considered = 12
    /// What a portion that fits well is worth beside the share of the phrase that was found, which is worth 1: it settles
    /// what is nearly equal ("a bowl of" finds the cereal that comes in bowls) and outweighs no word. Half or twice as
    /// much makes no difference worth telling; nothing at all does.
    private static let portionWeight: Float = 0.02
    /// A fit beyond this is no better evidence, a misfit no worse.
    private static let bestFit: Float = 2.5

    private func found(
        _ heard: ItemWords, _ sentence: [UInt8], _ taught: TaughtFoods, _ scratch: inout FoodMatcher.Scratch
    ) -> FoodReading? {
        guard var phrase = FoodPhraseReader.phrase(heard.tokens) else { return nil }
        phrase.share = heard.share
        let query = known.matcher.query(phrase.words, containers: phrase.containers, size: phrase.size)
        let matches = named(by: query, known.matcher.matches(query, limit: Self.considered, scratch: &scratch))
        let dish = known.dish(heard.tokens, phrase, matches.first, query)
        let hers = taught.food(for: phrase)
        // "a freezer pop" is no pop: the dish's name has more of her words.
        let isLonger = dish.map { extendsName($0.start, phrase, heard.tokens) } ?? false
        let open = hers == nil && !isLonger ? known.openFood(phrase, dish != nil ? nil : matches.first, taught) : nil
        let named = hers ?? open ?? dish?.row
        guard query.namesSomething || named != nil else { return nil }
        guard let first = matches.first ?? named.map({ FoodMatcher.Match(food: $0, found: 1, said: 1, score: 0) }),
            named != nil || isPlausible(first)
        else { return nil }
        let saysOne = phrase.isOne
        var best: (match: FoodMatcher.Match, choice: PortionChoice, score: Float)?
        for match in matches {
            // They come best first: from here on no portion could fit well enough.
            if let best, match.score + Self.portionWeight * Self.bestFit <= best.score { break }
            phrase.unnamed = unnamed(query, match.food)
            phrase.isOne = !chooser.table.isDrink(match.food) && (saysOne || isPieceOfMany(phrase, match.food))
            let choice = chooser.choice(for: phrase, food: match.food)
            let score = match.score + Self.portionWeight * max(-Self.bestFit, min(choice.fit, Self.bestFit))
            if score > (best?.score ?? -.infinity) { best = (match, choice, score) }
        }
        if let named {
            // What her habit says is sure; an open word is found as well as it was before, a dish by as much as names it.
            let match =
                if named == open {
                    FoodMatcher.Match(food: named, found: first.found, said: first.said, score: first.score)
                } else {
                    FoodMatcher.Match(
                        food: named, found: named == dish?.row ? dish?.share ?? 1 : 1, said: 1, score: first.score)
                }
            best = (
                match, taught.amount(for: phrase, of: named) ?? chooser.choice(for: phrase, food: named), first.score
            )
        }
        if let found = best, phrase.measured == nil, phrase.containers.isEmpty, phrase.size == nil, phrase.share == 1,
            let mug = HotDrink.usual(known.foods[found.match.food].name, found.choice, count: phrase.count)
        {
            best = (found.match, mug, found.score)
        }
        if let found = best,
            let few = AFew.amount(heard.tokens, phrase, found.choice, usual: chooser.table.usual(found.match.food))
        {
            best = (found.match, few, found.score)
        }
        let hasHerAmount = named.flatMap { taught.amount(for: phrase, of: $0) } != nil
        if !hasHerAmount, phrase.measured == nil, phrase.containers.isEmpty, phrase.countIsStated,
            phrase.words == ["sugar"], let found = best,
            let spoons = cups.spoons(of: found.match.food, count: phrase.count)
        {
            best = (found.match, spoons, found.score)
        }
        if let cup = heard.cup, !hasHerAmount, phrase.measured == nil, phrase.containers.isEmpty, phrase.count == 1,
            let found = best,
            let little = cups.addition(
                of: found.match.food, isMilk: phrase.words.last == "milk", to: cup.row, cup.draft.grams)
        {
            best = (found.match, little, found.score)
        }
        // Of what she had none there is nothing to log.
        guard let best, best.choice.quantity > 0 else { return nil }
        let food = known.foods[best.match.food]
        let others = matches.filter { $0.food != best.match.food }
        var draft = FoodDraft(
            phrase: Self.text(name(phrase, dish?.row == best.match.food ? dish?.start : nil), sentence),
            food: food.code, name: food.name, quantity: best.choice.quantity,
            portion: best.choice.portion, grams: best.choice.grams,
            confidence: Double(confidence(best.match, best.choice)),
            portionReason: best.choice.reason, isEstimated: best.choice.isEstimated,
            alternates: choices.alternates(to: best.match, others, query, &scratch),
            heard: phrase.heard(as: food.code, best.choice))
        draft.meanings = choices.meanings(
            taught.meanings(of: phrase), named == nil ? choices.rival(best.match, others) : nil, food)
        draft.heard?.isAsked = !draft.meanings.isEmpty
        return FoodReading(
            draft: draft, water: water(best.match, best.choice, phrase), position: phrase.range.lowerBound,
            start: heard.tokens[0].token.range.lowerBound,
            end: heard.tokens[heard.tokens.count - 1].token.range.upperBound,
            row: best.match.food,
            fit: named != nil && named != open ? .whole : FoodFit.of(best.match, query, known.matcher),
            isMeasured: phrase.measured != nil || phrase.countIsStated && !phrase.containers.isEmpty,
            isCounted: phrase.measured != nil || phrase.countIsStated || phrase.share < 1, found: best.match.found,
            name: phrase.words)
    }

    /// Whether words of a dish's name stand before the food's, and are no amount: "a bag of chips" is one.
    private func extendsName(_ start: Int, _ phrase: FoodPhrase, _ tokens: [ReadToken]) -> Bool {
        let before = tokens.filter {
            (start..<max(start, phrase.nameRange.lowerBound)).contains($0.token.range.lowerBound)
        }
        return !before.isEmpty && !before.contains { $0.has(.container) || $0.has(.size) || $0.is("of") }
    }

    /// A food is only heard where its own naming word was said, not where some word of talk stands in its record.
    private func isPlausible(_ match: FoodMatcher.Match) -> Bool {
        match.found >= Share.little && (match.found >= Share.half || match.said >= Share.little)
    }

    /// "an almond": one of what the catalogue lists in the plural.
    private func isPieceOfMany(_ phrase: FoodPhrase, _ food: Int) -> Bool {
        phrase.countIsStated && phrase.count == 1 && !phrase.isPlural && phrase.containers.isEmpty
            && phrase.size == nil && phrase.measured == nil
            && known.matcher.index.traits[food].contains(.listedInPlural)
    }

    /// Words of a query that the food's name does not have: a portion that has them is the one she means.
    private func unnamed(_ query: FoodQuery, _ food: Int) -> [String] {
        query.terms.filter { !known.matcher.index.names($0.term, food: food) }.map {
            known.matcher.index.word(of: $0.term)
        }
    }

    /// Where her words for the food stand. A dish's own name may begin with a word that only praises others: "hot dog".
    private func name(_ phrase: FoodPhrase, _ start: Int?) -> Range<Int> {
        min(start ?? phrase.nameRange.lowerBound, phrase.nameRange.lowerBound)..<phrase.nameRange.upperBound
    }

    /// How likely food and portion are what she meant. Half hangs on how much of the food's name she said, a fifth of a
    /// name being what nobody says; a third on how much of what she said stands in its record; the rest on whether she
    /// said the amount. The shares were set by hand, not fitted: `docs/accuracy.md` tells what each range turned out worth.
    private func confidence(_ match: FoodMatcher.Match, _ choice: PortionChoice) -> Float {
        let food = 0.35 * match.found + 0.5 * min(match.said + 0.2, 1)
        let portion: Float = choice.isEstimated ? 0.05 : 0.13
        return max(0.05, min(0.99, food + portion))
    }

    private func water(_ match: FoodMatcher.Match, _ choice: PortionChoice, _ phrase: FoodPhrase) -> Drink? {
        guard known.matcher.index.traits[match.food].contains(.plainWater), known.energy(match.food) == 0 else {
            return nil
        }
        let isSparkling = known.foods[match.food].name.hasPrefix("Carbonated")
        // Nothing said: one glass of the hydration goal.
        let isUnsaid = phrase.count == 1 && phrase.measured == nil && phrase.containers.isEmpty
        let volume =
            isUnsaid
            ? Milliliters.cup
            : phrase.measured?.milliliters.map { Milliliters($0 * phrase.count) } ?? Milliliters(choice.grams.value)
        // "Two sachets of pure water": half a litre each, as they are sold in Nigeria and Ghana.
        if phrase.containers == ["sachet"] {
            return Drink(name: "Water", volume: Milliliters(Self.sachet * phrase.count))
        }
        return Drink(name: isSparkling ? "Sparkling water" : "Water", volume: volume)
    }

    /// In millilitres.
    private static let sachet = 500.0

    /// What stands in the sentence there.
    static func text(_ range: Range<Int>, _ sentence: [UInt8]) -> String {
        String(decoding: sentence[range.clamped(to: 0..<sentence.count)], as: UTF8.self)
    }
}
