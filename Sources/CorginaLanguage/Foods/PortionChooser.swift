import CorginaCore
import CorginaFoods

/// Chooses how much of a food she means, from that food's own portions.
struct PortionChooser: Sendable {
    let table: PortionTable
    private let measured: MeasuredPortion
    private let household: HouseholdPortion

    init(table: PortionTable) {
        self.table = table
        measured = MeasuredPortion(table: table)
        household = HouseholdPortion(table: table)
    }

    func choice(for phrase: FoodPhrase, food index: Int) -> PortionChoice {
        let choice = plausible(
            measured.choice(for: phrase, food: index) ?? contained(phrase, index) ?? counted(phrase, index), phrase,
            index)
        guard phrase.share < 1 else { return choice }
        var eaten = choice
        eaten.quantity *= phrase.share
        eaten.grams = choice.grams * phrase.share
        eaten.reason += "; you didn’t eat all of it"
        eaten.isEstimated = true
        return eaten
    }

    /// "rice 150", "milk 200": of what nobody has so many of, a bare figure is grams or millilitres.
    private func plausible(_ choice: PortionChoice, _ phrase: FoodPhrase, _ index: Int) -> PortionChoice {
        guard phrase.measured == nil, phrase.countIsStated, phrase.containers.isEmpty, phrase.count >= Self.leastWeight,
            choice.grams.value > Self.mostAtOnce
        else { return choice }
        let isDrink = table.isDrink(index)
        let amount = MeasuredAmount(
            value: phrase.count, measure: isDrink ? .milliliters : .grams, unit: isDrink ? "ml" : "g")
        var weighed = phrase
        (weighed.measured, weighed.count) = (amount, 1)
        return measured.choice(for: weighed, food: index) ?? choice
    }

    /// From so many on a figure without a unit may be grams. Our own choice, without a source.
    private static let leastWeight = 20.0
    /// In grams: more than that of one food nobody has at once. Our own choice, without a source.
    private static let mostAtOnce = 3_000.0

    /// "a pack of two tarts" of a food that comes in no pack: two tarts.
    private func contained(_ phrase: FoodPhrase, _ index: Int) -> PortionChoice? {
        guard let contained = phrase.contained else { return nil }
        let comesSo = table.positions(of: index).contains { position in
            let words = table.words(at: position)
            return phrase.containers.contains { words.words.contains($0) || PortionFit.alike($0, words.words) }
        }
        guard !comesSo else { return nil }
        var single = phrase
        single.contained = nil
        single.containers = []
        single.size = nil
        single.count *= contained
        single.countIsStated = true
        return counted(single, index)
    }

    private func counted(_ phrase: FoodPhrase, _ index: Int) -> PortionChoice {
        var best: (position: Int, score: Float)?
        let usual = table.usual(index)?.value
        let isShare = phrase.countIsStated && phrase.count < 1 && phrase.containers.isEmpty
        for position in table.positions(of: index) {
            var score = PortionFit.score(table.words(at: position), phrase)
            // "a quarter of a melon" is a share of the whole one, and not of a slice or a helping.
            if isShare, table.words(at: position).kind == .unspecified || table.words(at: position).isCut { score -= 2 }
            // "a rich tea" is one biscuit: what dishes of Corgina's own table are counted in.
            if phrase.countIsStated, phrase.containers.isEmpty, phrase.size == nil, table.isComposed(index),
                table.words(at: position).words == ["piece"]
            {
                score += 0.8
            }
            // "A coffee" without a size is the usual one.
            if phrase.countIsStated, phrase.count <= 1, phrase.size == nil, phrase.containers.isEmpty,
                table.words(at: position).kind == .unspecified, table.isDrink(index)
            {
                score += 0.9
            }
            // Of several cans and bottles the one USDA takes for usual, where it is one of them.
            if let usual, table.words(at: position).fluidOunces != nil, !phrase.containers.isEmpty,
                abs(table.grams(at: position) - usual) < 0.5
            {
                score += 0.2
            }
            // A piece of pineapple is no whole one.
            if let usual, phrase.containers == ["piece"], table.words(at: position).isWhole,
                table.grams(at: position) > 4 * usual,
                !phrase.allWords.contains("whole")
            {
                score -= 0.8
            }
            // Nobody means the whole cake who does not say so.
            if let usual, phrase.size == nil, phrase.containers.isEmpty, !isShare {
                let words = table.words(at: position)
                let most: Double = words.isWhole ? 2 : 4
                if table.grams(at: position) > most * usual, !words.words.isEmpty, !phrase.allWords.contains("whole") {
                    score -= 0.8
                }
                // Nor the one crumb.
                if table.grams(at: position) < usual / 6, phrase.count <= 1, !phrase.isOne { score -= 0.6 }
            } else if let usual, table.words(at: position).isCut, table.grams(at: position) > 4 * usual,
                phrase.count >= 1
            {
                // "a square of cornbread" is not the square tin.
                score -= 2
            } else if let usual, table.grams(at: position) < usual / 6, phrase.count <= 1,
                isUnnamed(table.words(at: position), phrase)
            {
                // "a snack size of chips" is not one chip.
                score -= 1.2
            }
            if score > (best?.score ?? -.infinity) { best = (position, score) }
        }
        guard let best else {
            return PortionChoice(
                quantity: 100 * phrase.count, portion: "g", grams: Grams(100 * phrase.count),
                reason: "you didn’t give an amount, so this is 100 g",
                isEstimated: true, fit: -2)
        }
        let words = table.words(at: best.position)
        if let household = household.choice(phrase, index, bestScore: best.score, words) {
            return SizedPortion.sized(household, phrase)
        }
        let said = !phrase.containers.isEmpty || phrase.size != nil
        // "half a sandwich on one slice of bread": the slice is the half.
        let isHalf = phrase.count == 0.5 && words.asides.contains("slice") && words.words.contains("sandwich")
        let choice = table.choice(
            best.position, words, count: isHalf ? 1 : phrase.count, reason: reason(words, phrase),
            isEstimated: !(phrase.countIsStated && (said || words.kind == .piece && words.sizes.isEmpty)),
            fit: best.score)
        // A large banana is not half as much again as another, nor a small bag of USDA's: what is a piece or a pack keeps its weight.
        return words.kind == .unspecified ? SizedPortion.sized(choice, phrase) : choice
    }

    /// Whether none of the containers and sizes she named is this portion's.
    private func isUnnamed(_ portion: PortionWords, _ phrase: FoodPhrase) -> Bool {
        return !phrase.containers.contains {
            portion.words.contains($0) || portion.asides.contains($0) || PortionFit.alike($0, portion.words)
        }
    }

    private func reason(_ words: PortionWords, _ phrase: FoodPhrase) -> String {
        let count = Figure.decimal(phrase.count, places: 2)
        if words.kind == .unspecified {
            return phrase.countIsStated
                ? "\(count) of a typical size" : "you didn’t give an amount, so this is a typical one"
        }
        if let size = words.sizes.first {
            return phrase.size == nil
                ? "you didn’t give a size, so this is \(count) \(size)" : "\(count) \(size), as you said"
        }
        return phrase.countIsStated ? "\(count), as you said" : "you didn’t give an amount, so this is a typical one"
    }
}
