import CorginaCore
import CorginaFoods

/// From the words about food to the foods: segmenting, matching and portions together.
struct FoodReader: Sendable {
    private let catalogue: FoodCatalogue
    let foods: [Food]
    let matcher: FoodMatcher
    private let chooser: PortionChooser
    private let families: FoodFamilies
    let dishes: DishNames
    let open: OpenFoods

    init(catalogue: FoodCatalogue, dishes: DishNames, openWords: OpenWords) {
        self.catalogue = catalogue
        foods = Array(catalogue.foods)
        let words = FoodWords()
        let index = FoodIndex(catalogue, words: words, lexicon: .shared)
        matcher = FoodMatcher(index: index, words: words, lexicon: .shared)
        chooser = PortionChooser(table: PortionTable(catalogue))
        families = FoodFamilies(matcher)
        self.dishes = dishes
        open = OpenFoods(openWords, catalogue)
    }

    /// The words of one item with what the rest of the sentence says about them.
    private struct ItemWords {
        var tokens: [ReadToken]
        /// The share that was eaten.
        var share: Double
        /// The drink it went into.
        var cup: Reading?

        func with(_ tokens: [ReadToken]) -> ItemWords {
            var heard = self
            heard.tokens = tokens
            return heard
        }
    }

    /// Foods in these tokens, in order.
    func read(
        _ tokens: [ReadToken], sentence: [UInt8], preferences: Preferences, _ scratch: inout FoodMatcher.Scratch
    ) -> Result {
        let taught = taught(preferences)
        let shares = ShareReader(CupAddition.withHalfAndHalf(NameWords.folded(tokens)))
        let kept = FrameStripper.stripped(AmountRemarks.folded(shares.tokens))
        var result = Result()
        var eaten: [[ReadToken]] = []
        // By where an addition to a cup stands, where its cup does.
        var cups: [Int: Int] = [:]
        for item in FoodSegmenter.items(kept) {
            let tokens = Blend.named(Self.withFries(Array(kept[item])))
            if let (drink, additions) = CupAddition.split(tokens) {
                for addition in additions { cups[addition[0].token.range.lowerBound] = drink[0].token.range.lowerBound }
                eaten += [drink] + additions
            } else if let last = eaten.last, isApposed(item, in: kept), restates(tokens, last, &scratch) {
                eaten[eaten.count - 1] = last + tokens
            } else {
                eaten += parts(withoutStandIn(tokens, after: eaten.last), &scratch).filter {
                    !$0.allSatisfy(isFrame) && !namesOccasion($0)
                }
            }
        }
        eaten = withAccompaniments(withLateHelpings(eaten), &scratch)
        let eatenShares = shares.values(of: eaten.map { $0[0].token.range.lowerBound })
        for part in eaten {
            let start = part[0].token.range.lowerBound
            let cup = cups[start].flatMap { cup in result.readings.last { $0.start == cup } }
            let heard = ItemWords(tokens: part, share: eatenShares[start] ?? 1, cup: cup)
            if let reading = reading(heard, sentence, taught, &scratch)
                ?? reading(heard.with(kernel(part)), sentence, taught, &scratch)
            {
                result.readings.append(reading)
            } else if let phrase = FoodPhraseReader.phrase(part), mayName(phrase) {
                result.notUnderstood.append(text(phrase.nameRange, sentence))
            }
        }
        if !cups.isEmpty { result.readings.sort { $0.start < $1.start } }
        return result
    }

    /// Whether what was found nowhere may be a food all the same: "qwortle" and "another can" may, "a short break" may not.
    private func mayName(_ phrase: FoodPhrase) -> Bool {
        let query = matcher.query(phrase.words)
        return query.namesSomething || !query.unknown.isEmpty
            || phrase.words.contains(where: FoodQueryReader.vague.contains)
    }

    /// In "fish and chips" the chips are fries.
    private static func withFries(_ tokens: [ReadToken]) -> [ReadToken] {
        var tokens = tokens
        for index in tokens.indices.dropFirst(2) where tokens[index].form == "chip" && tokens[index - 2].form == "fish"
        {
            tokens[index].form = "fry"
        }
        return tokens
    }

    /// What stands before the first link: when the whole says nothing, its beginning may.
    private func kernel(_ tokens: [ReadToken]) -> [ReadToken] {
        Array(
            tokens.prefix {
                $0.mark != .comma && !$0.has(.linking)
                    && !["in", "on", "made", "that", "which", "from"].contains($0.text)
            })
    }

    /// "a sweet snack": the last word is the occasion, and little stands before it.
    private func namesOccasion(_ tokens: [ReadToken]) -> Bool {
        guard tokens.count <= 4, tokens[0].has(.determiner), let last = tokens.last else { return false }
        return ["snack", "treat", "meal", "breakfast", "lunch", "dinner", "supper", "brunch", "dessert", "indulgence"]
            .contains(last.text)
    }

    /// "my day", "a delicious breakfast": talk about the occasion, not a food.
    private func isFrame(_ token: ReadToken) -> Bool {
        guard token.isWord else { return token.number == nil }
        // What is left of "for tea" is no tea any more; "tea with a spoonful of honey" is.
        if token.is("tea") { return false }
        return token.has(.occasion) && !token.is("pudding") || token.has(.size) || token.is("light")
            || token.has(.timeWord)
            || token.has(.filler) || token.has(.empty) || token.has(.determiner) || token.has(.pronoun)
            || Self.places.contains(token.form) || Self.states.contains(token.form) || token.has(.glue)
            || token.has(.linking) || token.text.hasSuffix("ly") && !token.is("jelly")
            // "my dinner was a light one".
            || token.is("one") || token.is("whole")
            || token.has(.eating) && !token.has(.container)
    }

    /// How it was kept or made: "a frozen meal of pancakes" names the pancakes.
    private static let states: Set<String> = ["frozen", "canned", "cooked", "homemade", "cold", "leftover"]

    /// Where it was eaten or bought.
    private static let places: Set<String> = [
        "restaurant", "place", "school", "home", "store", "cafe", "cafeteria", "work", "office", "joint", "shop",
        "diner",
    ]

    func text(_ range: Range<Int>, _ sentence: [UInt8]) -> String {
        String(decoding: sentence[range.clamped(to: 0..<sentence.count)], as: UTF8.self)
    }

    // MARK: One item

    private static let considered = 12
    /// What a portion that fits well is worth beside the share of the phrase that was found, which is worth 1: it settles
    /// what is nearly equal ("a bowl of" finds the cereal that comes in bowls) and outweighs no word. Half or twice as
    /// much makes no difference worth telling; nothing at all does.
    private static let portionWeight: Float = 0.02
    /// A fit beyond this is no better evidence, a misfit no worse.
    private static let bestFit: Float = 2.5

    /// What the catalogue makes of the words of one item.
    func reading(
        _ words: [ReadToken], share: Double, cup: Reading?, _ sentence: [UInt8], _ taught: TaughtFoods,
        _ scratch: inout FoodMatcher.Scratch
    ) -> Reading? {
        let heard = ItemWords(tokens: words, share: share, cup: cup)
        return reading(heard, sentence, taught, &scratch)
            ?? reading(heard.with(kernel(words)), sentence, taught, &scratch)
    }

    /// Both readings of a sentence ask for much the same words: what was found once is kept.
    private func reading(
        _ heard: ItemWords, _ sentence: [UInt8], _ taught: TaughtFoods, _ scratch: inout FoodMatcher.Scratch
    ) -> Reading? {
        guard heard.cup == nil else { return found(heard, sentence, taught, &scratch) }
        let words = WordsHeard(tokens: heard.tokens, share: heard.share)
        if let known = scratch.readings[words] { return known }
        let reading = found(heard, sentence, taught, &scratch)
        scratch.readings[words] = .some(reading)
        return reading
    }

    /// The words of an item, by which its reading is kept.
    struct WordsHeard: Hashable {
        var tokens: [ReadToken]
        var share: Double
    }

    private func found(
        _ heard: ItemWords, _ sentence: [UInt8], _ taught: TaughtFoods, _ scratch: inout FoodMatcher.Scratch
    ) -> Reading? {
        guard var phrase = FoodPhraseReader.phrase(heard.tokens) else { return nil }
        phrase.share = heard.share
        let query = matcher.query(phrase.words, containers: phrase.containers, size: phrase.size)
        let matches = matcher.matches(query, limit: Self.considered, scratch: &scratch)
        let dish = dish(heard.tokens, phrase, matches.first, query)
        let hers = taught.food(for: phrase)
        let open = hers == nil ? openFood(phrase, dish != nil ? nil : matches.first, taught) : nil
        let known = hers ?? open ?? dish?.row
        guard query.namesSomething || known != nil else { return nil }
        guard let first = matches.first ?? known.map({ FoodMatcher.Match(food: $0, found: 1, said: 1, score: 0) }),
            known != nil || isPlausible(first)
        else { return nil }
        let saysOne = phrase.isOne
        var best: (match: FoodMatcher.Match, choice: PortionChooser.Choice, score: Float)?
        for match in matches {
            // They come best first: from here on no portion could fit well enough.
            if let best, match.score + Self.portionWeight * Self.bestFit <= best.score { break }
            phrase.unnamed = unnamed(query, match.food)
            phrase.isOne = !chooser.isDrink(match.food) && (saysOne || isPieceOfMany(phrase, match.food))
            let choice = chooser.choice(for: phrase, food: match.food)
            let score = match.score + Self.portionWeight * max(-Self.bestFit, min(choice.fit, Self.bestFit))
            if score > (best?.score ?? -.infinity) { best = (match, choice, score) }
        }
        if let known {
            // What her habit says is sure; an open word is found as well as it was before, a dish by as much as names it.
            let match =
                if known == open {
                    FoodMatcher.Match(food: known, found: first.found, said: first.said, score: first.score)
                } else {
                    FoodMatcher.Match(
                        food: known, found: known == dish?.row ? dish?.share ?? 1 : 1, said: 1, score: first.score)
                }
            best = (
                match, taught.amount(for: phrase, of: known) ?? chooser.choice(for: phrase, food: known), first.score
            )
        }
        let hasHerAmount = known.flatMap { taught.amount(for: phrase, of: $0) } != nil
        if let cup = heard.cup, !hasHerAmount, phrase.measured == nil, phrase.containers.isEmpty, phrase.count == 1,
            let found = best,
            let little = chooser.addition(of: found.match.food, to: cup.row, cup.draft.grams)
        {
            best = (found.match, little, found.score)
        }
        // Of what she had none there is nothing to log.
        guard let best, best.choice.quantity > 0 else { return nil }
        let food = foods[best.match.food]
        let others = matches.filter { $0.food != best.match.food }
        var draft = FoodDraft(
            phrase: text(name(phrase, dish?.row == best.match.food ? dish?.start : nil), sentence), food: food.code, name: food.name, quantity: best.choice.quantity,
            portion: best.choice.portion, grams: best.choice.grams,
            confidence: Double(confidence(best.match, best.choice, others, phrase)),
            portionReason: best.choice.reason, isEstimated: best.choice.isEstimated,
            alternates: alternates(to: best.match, others, query, &scratch),
            heard: phrase.heard(as: food.code, best.choice))
        draft.meanings = meanings(taught.meanings(of: phrase), known == nil ? rival(best.match, others) : nil, food)
        draft.heard?.isAsked = !draft.meanings.isEmpty
        return Reading(
            draft: draft, water: water(best.match, best.choice, phrase), position: phrase.range.lowerBound,
            start: heard.tokens[0].token.range.lowerBound,
            end: heard.tokens[heard.tokens.count - 1].token.range.upperBound,
            row: best.match.food, fit: known != nil && known != open ? .whole : fit(best.match, query),
            isMeasured: phrase.measured != nil || phrase.countIsStated && !phrase.containers.isEmpty,
            isCounted: phrase.measured != nil || phrase.countIsStated || phrase.share < 1, found: best.match.found)
    }

    /// A food is only heard where its own naming word was said, not where some word of talk stands in its record.
    private func isPlausible(_ match: FoodMatcher.Match) -> Bool {
        match.found >= Share.little && (match.found >= Share.half || match.said >= Share.little)
    }

    /// The words of the category a food is listed in, each in its one form.
    func kindWords(of food: Int) -> [String] {
        Tokenizer.tokens(of: foods[food].category.name).filter { $0.isWord }.map { WordForm.of($0.text) }
    }

    private func energy(_ food: Int) -> Double { foods[food].amountPer100g(of: .energy) }

    /// The likeliest others that are worth choosing between: each differs from those before it.
    private func alternates(
        to match: FoodMatcher.Match, _ others: [FoodMatcher.Match], _ query: FoodQuery,
        _ scratch: inout FoodMatcher.Scratch
    ) -> [FoodCode] {
        var chosen = [match.food]
        for food in families.alternates(for: query, matcher, &scratch) + others.map({ $0.food }) where chosen.count < 5 {
            let energy = energy(food)
            let differs = chosen.allSatisfy { abs(self.energy($0) - energy) > 0.06 * max(energy, self.energy($0)) }
            if differs, !chosen.contains(food) { chosen.append(food) }
        }
        return chosen.dropFirst().map { foods[$0].code }
    }

    /// Another food so close that asking beats guessing: of nearly the same score, of a name said no less, and of an energy
    /// that differs by more than 30 %. How close was set by hand, so that questions stay rare.
    private func rival(_ match: FoodMatcher.Match, _ others: [FoodMatcher.Match]) -> Food? {
        // A name that says "not further specified" is the honest middle of its readings.
        let traits = matcher.index.traits[match.food]
        guard !traits.contains(.notFurtherSpecified), !traits.contains(.standsForUnspecified), let other = others.first,
            match.score - other.score < 0.03, match.said < 0.75, other.said >= match.said - 0.03
        else { return nil }
        let (one, two) = (energy(match.food), energy(other.food))
        guard max(one, two) > 20, abs(one - two) > 0.3 * max(one, two) else { return nil }
        return foods[other.food]
    }

    private func water(_ match: FoodMatcher.Match, _ choice: PortionChooser.Choice, _ phrase: FoodPhrase) -> Drink? {
        guard matcher.index.traits[match.food].contains(.plainWater), energy(match.food) == 0 else { return nil }
        let isSparkling = foods[match.food].name.hasPrefix("Carbonated")
        // Nothing said: one glass of the hydration goal.
        let isUnsaid = phrase.count == 1 && phrase.measured == nil && phrase.containers.isEmpty
        let volume =
            isUnsaid
            ? Milliliters.cup
            : phrase.measured?.milliliters.map { Milliliters($0 * phrase.count) } ?? Milliliters(choice.grams.value)
        return Drink(name: isSparkling ? "Sparkling water" : "Water", volume: volume)
    }
}
