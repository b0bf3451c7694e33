import CorginaCore
import CorginaFoods

/// From the words about food to the foods: segmenting, matching and portions together.
struct FoodReader: Sendable {
    private let catalogue: FoodCatalogue
    private let foods: [Food]
    private let matcher: FoodMatcher
    private let chooser: PortionChooser
    private let families: FoodFamilies

    init(catalogue: FoodCatalogue) {
        self.catalogue = catalogue
        foods = Array(catalogue.foods)
        let words = FoodWords()
        let index = FoodIndex(catalogue, words: words, lexicon: .shared)
        matcher = FoodMatcher(index: index, words: words, lexicon: .shared)
        chooser = PortionChooser(table: PortionTable(catalogue))
        families = FoodFamilies(matcher)
    }

    /// One food as read, with what the classifier needs besides the draft.
    struct Reading {
        var draft: FoodDraft
        /// Set when it is plain water, which counts as fluid and not as food.
        var water: Drink?
        /// Where it stands in the sentence's UTF-8.
        var position: Int
        /// The closest other reading, when it would change the energy much.
        var rival: Rival?
    }

    /// Another food the words fit nearly as well.
    struct Rival {
        var names: (String, String)
        /// Share by which the energies differ.
        var difference: Double
    }

    struct Result {
        var readings: [Reading] = []
        var question: String?
        var notUnderstood: [String] = []
    }

    /// Foods in these tokens, in order.
    func read(_ tokens: [ReadToken], sentence: [UInt8], preferences: Preferences) -> Result {
        var scratch = FoodMatcher.Scratch()
        let taught = taught(preferences)
        let kept = FrameStripper.stripped(tokens)
        var result = Result()
        for item in FoodSegmenter.items(kept) {
            for part in parts(Self.withFries(Array(kept[item])), &scratch) {
                if part.allSatisfy(isFrame) || namesOccasion(part) { continue }
                if let reading = reading(part, sentence, taught, &scratch) ?? reading(kernel(part), sentence, taught, &scratch) {
                    result.readings.append(reading)
                } else if let phrase = FoodPhraseReader.phrase(part) {
                    result.notUnderstood.append(text(phrase.nameRange, sentence))
                }
            }
        }
        if let rival = result.readings.compactMap(\.rival).max(by: { $0.difference < $1.difference }) {
            result.question = "Did you mean \(rival.names.0) or \(rival.names.1)?"
        }
        return result
    }

    /// Her corrections, by the words they are asked with.
    private func taught(_ preferences: Preferences) -> [[String]: Int] {
        var taught: [[String]: Int] = [:]
        for (phrase, code) in preferences.foods {
            guard let row = foods.firstIndex(where: { $0.code == code }) else { continue }
            taught[Tokenizer.tokens(of: phrase).filter(\.isWord).map { WordForm.of($0.text) }] = row
        }
        return taught
    }

    /// In "fish and chips" the chips are fries.
    private static func withFries(_ tokens: [ReadToken]) -> [ReadToken] {
        var tokens = tokens
        for index in tokens.indices.dropFirst(2) where tokens[index].form == "chip" && tokens[index - 2].form == "fish" {
            tokens[index].form = "fry"
        }
        return tokens
    }

    /// What stands before the first link: when the whole says nothing, its beginning may.
    private func kernel(_ tokens: [ReadToken]) -> [ReadToken] {
        Array(tokens.prefix { $0.mark != .comma && !$0.has(.linking) && !$0.is("in") && !$0.is("on") })
    }

    /// "a sweet snack": the last word is the occasion, and little stands before it.
    private func namesOccasion(_ tokens: [ReadToken]) -> Bool {
        guard tokens.count <= 4, tokens[0].has(.determiner), let last = tokens.last else { return false }
        return ["snack", "treat", "meal", "breakfast", "lunch", "dinner", "supper", "brunch", "dessert", "indulgence"].contains(last.text)
    }

    /// "my day", "a delicious breakfast": talk about the occasion, not a food.
    private func isFrame(_ token: ReadToken) -> Bool {
        guard token.isWord else { return token.number == nil }
        return token.has(.occasion) || token.has(.size) || token.is("light") || token.has(.timeWord) || token.has(.filler) || token.has(.empty) || token.has(.determiner) || token.has(.pronoun)
            || Self.places.contains(token.form) || token.has(.glue) || token.has(.linking) || token.text.hasSuffix("ly") && !token.is("jelly") || token.has(.eating) && !token.has(.container)
    }

    /// Where it was eaten or bought.
    private static let places: Set<String> = ["restaurant", "place", "school", "home", "store", "cafe", "cafeteria", "work", "office", "joint", "shop", "diner"]

    private func text(_ range: Range<Int>, _ sentence: [UInt8]) -> String {
        String(decoding: sentence[range.clamped(to: 0..<sentence.count)], as: UTF8.self)
    }

    // MARK: Lists without amounts

    /// "porkchop and potatoes" are two foods, "mac and cheese" is one: whichever the catalogue knows better.
    private func parts(_ tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        // "loaded with sauce and cheese": what follows is in it, as long as one food accounts for it.
        let composing = tokens.indices.first { $0 > 0 && Self.composing.contains(tokens[$0].text) } ?? tokens.endIndex
        if composing < tokens.endIndex, let whole = FoodPhraseReader.phrase(tokens), let entire = best(whole.words, &scratch), entire.found >= 0.5 {
            return composing == tokens.startIndex ? [tokens] : partsBefore(composing, of: tokens, &scratch)
        }
        return listed(tokens, &scratch)
    }

    /// The list before "loaded with", its last part with all that follows.
    private func partsBefore(_ end: Int, of tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        var parts = listed(Array(tokens[..<end]), &scratch)
        guard let last = parts.popLast() else { return [tokens] }
        return parts + [last + tokens[end...]]
    }

    private static let composing: Set<String> = [
        "loaded", "filled", "stuffed", "topped", "smothered", "layered", "enriched", "made", "covered", "coated", "drizzled", "sprinkled",
        "containing", "sweetened", "flavored", "seasoned",
    ]

    private func listed(_ tokens: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]] {
        // "one and a half bananas": an amount is never cut inside.
        let amountEnd = NumberReader.read(tokens, at: 0)?.end ?? 0
        let cuts = tokens.indices.filter { $0 >= amountEnd && isBareSeparator(tokens, $0) }
        guard !cuts.isEmpty, cuts.count <= 24, let whole = FoodPhraseReader.phrase(tokens), whole.measured?.grams == nil else { return [tokens] }
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

    /// From the left: a piece joins the one before it when one food accounts for both.
    private func joined(_ pieces: [[ReadToken]], _ whole: FoodPhrase, _ scratch: inout FoodMatcher.Scratch) -> [[ReadToken]]? {
        guard let entire = best(whole.words, &scratch), !matcher.queries.words.namesLinkedDish(whole.words) else { return nil }
        // "a sandwich with ham and cheese" is one thing described; "two eggs and toast" and "eggs and toast" are lists.
        let isOneThing = whole.countIsStated && whole.count <= 1
        let enough: Float = whole.containers.isEmpty ? 0.55 : 0.7
        if isOneThing ? entire.found >= enough && entire.said >= 0.4 : entire.found >= 0.93 && entire.said >= 0.82 && isComposite(entire) { return nil }
        var groups: [[ReadToken]] = []
        for piece in pieces {
            if let last = groups.last, belongTogether(last, piece, &scratch) {
                groups[groups.count - 1] = last + piece
            } else {
                groups.append(piece)
            }
        }
        return groups.count > 1 ? groups : nil
    }

    private func belongTogether(_ last: [ReadToken], _ piece: [ReadToken], _ scratch: inout FoodMatcher.Scratch) -> Bool {
        let named = piece.drop { !$0.isWord || $0.has(.determiner) || $0.has(.filler) }
        let first = named.first?.text ?? ""
        // "a sprinkle of onions", "a blend of herbs".
        if named.count > 1, named.first?.has(.part) == true, named.dropFirst().first?.is("of") == true { return true }
        if Self.describing.contains(first) || first.hasSuffix("ed") && piece.filter(\.isWord).count == 1 { return true }
        guard let together = FoodPhraseReader.phrase(last + piece), let alone = FoodPhraseReader.phrase(piece),
            let joint = best(together.words, &scratch)
        else { return false }
        guard let single = best(alone.words, &scratch), single.found >= 0.5 else { return true }
        guard joint.found >= 0.93 else { return false }
        // "ham and cheese sandwich" names one dish; "bacon and eggs" does not name the sandwich they may be in.
        let namesDish = piece.last(where: \.isWord).map { Self.dishes.contains($0.form) } ?? false
        return joint.said >= 0.82 && isComposite(joint) || namesDish && piece.filter(\.isWord).count > 1
    }

    /// Whether the food's own names link parts: "Rice with beans" does, "Pancake syrup" does not.
    private func isComposite(_ match: FoodMatcher.Match) -> Bool { matcher.index.traits[match.food].contains(.composite) }

    private static let dishes: Set<String> = [
        "sandwich", "salad", "soup", "burrito", "taco", "omelet", "pizza", "casserole", "stew", "wrap", "bagel", "submarine", "sub", "pie",
        "cake", "cooky", "muffin", "bar", "dip", "sauce", "dressing", "smoothy", "shake", "curry", "quesadilla", "biscuit", "bun", "roll", "chip", "pasta",
    ]

    /// A piece that opens so tells about the food before it.
    private static let describing: Set<String> = [
        "without", "no", "not", "served", "made", "topped", "seasoned", "sweetened", "lightened", "enjoyed", "cooked", "already", "skin",
        "prepared", "drizzled", "sprinkled", "added", "plain", "unsweetened", "fat", "lean", "diced", "sliced", "both", "either", "filled", "coated",
    ]

    private func best(_ words: [String], _ scratch: inout FoodMatcher.Scratch) -> FoodMatcher.Match? {
        matcher.matches(matcher.query(words), limit: 1, scratch: &scratch).first
    }

    // MARK: One item

    private static let considered = 12

    private func reading(
        _ tokens: [ReadToken], _ sentence: [UInt8], _ taught: [[String]: Int], _ scratch: inout FoodMatcher.Scratch
    ) -> Reading? {
        guard let phrase = FoodPhraseReader.phrase(tokens) else { return nil }
        let query = matcher.query(phrase.words, containers: phrase.containers)
        let matches = matcher.matches(query, limit: Self.considered, scratch: &scratch)
        guard let first = matches.first, first.found >= 0.4 || taught[phrase.words] != nil else { return nil }
        guard isPlausible(first, query) else { return nil }
        var best: (match: FoodMatcher.Match, choice: PortionChooser.Choice, score: Float)?
        for match in matches where match.score > first.score - 0.2 {
            let choice = chooser.choice(for: phrase, food: match.food)
            var score = match.score + 0.04 * max(-2.5, min(choice.fit, 2.5))
            if taught[phrase.words] == match.food { score += 10 }
            if score > (best?.score ?? -.infinity) { best = (match, choice, score) }
        }
        // Of what she had none there is nothing to log.
        guard let best, best.choice.quantity > 0 else { return nil }
        let food = foods[best.match.food]
        let others = matches.filter { $0.food != best.match.food }
        let draft = FoodDraft(
            phrase: text(phrase.nameRange, sentence), food: food.code, name: food.name, quantity: best.choice.quantity,
            portion: best.choice.portion, grams: best.choice.grams, confidence: Double(confidence(best.match, best.choice, others, phrase)),
            portionReason: best.choice.reason, isEstimated: best.choice.isEstimated, alternates: alternates(to: best.match, others, query, &scratch))
        return Reading(
            draft: draft, water: water(best.match, best.choice, phrase), position: phrase.range.lowerBound,
            rival: rival(best.match, others))
    }

    /// A food is only heard where its own naming word was said, not where some word of talk stands in its record.
    private func isPlausible(_ match: FoodMatcher.Match, _ query: FoodQuery) -> Bool {
        match.found >= 0.55 || match.said >= 0.3
    }

    /// Energy in 100 g, in kilocalories.
    private func energy(_ food: Int) -> Double { foods[food].amountPer100g(of: .energy) }

    /// The likeliest others that are worth choosing between: each differs from those before it.
    private func alternates(
        to match: FoodMatcher.Match, _ others: [FoodMatcher.Match], _ query: FoodQuery, _ scratch: inout FoodMatcher.Scratch
    ) -> [FoodCode] {
        var chosen = [match.food]
        for food in families.alternates(for: query, matcher, &scratch) + others.map(\.food) where chosen.count < 5 {
            let energy = energy(food)
            let differs = chosen.allSatisfy { abs(self.energy($0) - energy) > 0.06 * max(energy, self.energy($0)) }
            if differs, !chosen.contains(food) { chosen.append(food) }
        }
        return chosen.dropFirst().map { foods[$0].code }
    }

    private func rival(_ match: FoodMatcher.Match, _ others: [FoodMatcher.Match]) -> Rival? {
        // A name that says "not further specified" is the honest middle of its readings.
        let traits = matcher.index.traits[match.food]
        guard !traits.contains(.notFurtherSpecified), !traits.contains(.standsForUnspecified), let other = others.first,
            match.score - other.score < 0.03, match.said < 0.75, other.said >= match.said - 0.03
        else { return nil }
        let (one, two) = (energy(match.food), energy(other.food))
        guard max(one, two) > 20, abs(one - two) > 0.3 * max(one, two) else { return nil }
        return Rival(names: (foods[match.food].name, foods[other.food].name), difference: abs(one - two) / max(one, two))
    }

    private func water(_ match: FoodMatcher.Match, _ choice: PortionChooser.Choice, _ phrase: FoodPhrase) -> Drink? {
        guard matcher.index.traits[match.food].contains(.plainWater), energy(match.food) == 0 else { return nil }
        let isSparkling = foods[match.food].name.hasPrefix("Carbonated")
        // Nothing said: one glass of the hydration goal.
        let isUnsaid = phrase.count == 1 && phrase.measured == nil && phrase.containers.isEmpty
        let volume = isUnsaid ? Milliliters.cup : phrase.measured?.milliliters.map { Milliliters($0 * phrase.count) } ?? Milliliters(choice.grams.value)
        return Drink(name: isSparkling ? "Sparkling water" : "Water", volume: volume)
    }

    private func confidence(
        _ match: FoodMatcher.Match, _ choice: PortionChooser.Choice, _ others: [FoodMatcher.Match], _ phrase: FoodPhrase
    ) -> Float {
        let food = 0.35 * match.found + 0.5 * min(match.said + 0.2, 1)
        let portion: Float = choice.isEstimated ? 0.05 : 0.13
        return max(0.05, min(0.99, food + portion))
    }
}
