import CorginaCore
import CorginaFoods

/// Chooses how much of a food she means, from that food's own portions.
struct PortionChooser: Sendable {
    struct Choice: Hashable, Sendable {
        var quantity: Double
        /// What the quantity counts.
        var portion: String
        var grams: Grams
        var reason: String
        /// Whether the amount was chosen for her rather than said.
        var isEstimated: Bool
        /// How well the words fit the portion; higher is better, 0 is "no evidence".
        var fit: Float
    }

    let table: PortionTable

    func choice(for phrase: FoodPhrase, food index: Int) -> Choice {
        let choice = measured(phrase, index) ?? contained(phrase, index) ?? counted(phrase, index)
        guard phrase.share < 1 else { return choice }
        var eaten = choice
        eaten.quantity *= phrase.share
        eaten.grams = choice.grams * phrase.share
        eaten.reason += "; you didn’t eat all of it"
        eaten.isEstimated = true
        return eaten
    }

    // MARK: Stated mass or volume

    private func measured(_ phrase: FoodPhrase, _ index: Int) -> Choice? {
        guard let amount = phrase.measured, amount.value > 0 else { return nil }
        if let prepared = prepared(amount, phrase, index) { return prepared }
        if let weighed = weighedContainer(amount, phrase, index) { return weighed }
        if let grams = amount.grams, !(amount.measure == .ounces && isDrink(index)) {
            return mass(grams * phrase.count, amount, phrase)
        }
        let volume =
            amount.measure == .ounces
            ? MeasuredAmount(value: amount.value, measure: .fluidOunces, unit: "fl oz") : amount
        return container(volume, phrase, index) ?? soldCup(volume, phrase, index) ?? self.volume(volume, phrase, index)
    }

    /// "an ounce of dry oats", "4 oz of bone-in chop": what a weight before cooking or with the bone comes to on the plate,
    /// where the table knows.
    private func prepared(_ amount: MeasuredAmount, _ phrase: FoodPhrase, _ index: Int) -> Choice? {
        guard let grams = amount.grams else { return nil }
        var best: (position: Int, told: Int)?
        for position in table.positions(of: index) where table.words(at: position).kind == .ounce {
            let words = table.words(at: position)
            guard words.isIndirect, words.states.contains(where: phrase.allWords.contains) else { continue }
            let told = words.asides.count(where: phrase.allWords.contains)
            if told > best?.told ?? 0 { best = (position, told) }
        }
        guard let best else { return nil }
        let eaten = table.grams(at: best.position) * grams / 28.35 * phrase.count
        return Choice(
            quantity: eaten, portion: "g", grams: Grams(eaten),
            reason: "\(Figure.decimal(amount.value)) \(amount.unit) before cooking or with what is left",
            isEstimated: false,
            fit: 1)
    }

    /// "a 5.3 oz container", "a 10.75 oz can" when the food comes in one: what is eaten out of it.
    private func weighedContainer(_ amount: MeasuredAmount, _ phrase: FoodPhrase, _ index: Int) -> Choice? {
        guard amount.measure == .ounces, !phrase.containers.isEmpty else { return nil }
        for position in table.positions(of: index) {
            let words = table.words(at: position)
            guard let held = words.ounces, abs(held - amount.value) < 0.03,
                phrase.containers.contains(where: { words.words.contains($0) || Self.alike($0, words.words) })
            else { continue }
            return choice(position, words, count: phrase.count, reason: "as said", isEstimated: false, fit: 2)
        }
        return nil
    }

    /// A cup of what is sold in a cup, such as instant noodles, is that cup.
    private func soldCup(_ amount: MeasuredAmount, _ phrase: FoodPhrase, _ index: Int) -> Choice? {
        guard amount.unit == "cup", amount.value == 1 else { return nil }
        // "a medium cup of ice cream" is the medium cup it is served in: a measure has no sizes.
        let served = table.positions(of: index).first { position in
            let words = table.words(at: position)
            return phrase.size.map(words.sizes.contains) == true
                && (words.words.contains("cup") || words.words.contains("container"))
        }
        guard let position = served ?? table.positions(of: index).first(where: { table.words(at: $0).isSoldCup }) else {
            return nil
        }
        return choice(
            position, table.words(at: position), count: phrase.count, reason: "as said", isEstimated: true, fit: 1)
    }

    private func mass(_ grams: Double, _ amount: MeasuredAmount, _ phrase: FoodPhrase) -> Choice {
        let isGrams = amount.unit == "g"
        let unit = isGrams ? "g" : amount.measure == .ounces ? "oz" : "g"
        let quantity = unit == "g" ? grams : grams / 28.35
        return Choice(
            quantity: quantity, portion: unit, grams: Grams(grams),
            reason: "\(Figure.decimal(quantity)) \(unit), as you said",
            isEstimated: false, fit: 0)
    }

    func isDrink(_ index: Int) -> Bool {
        table.positions(of: index).contains { table.words(at: $0).kind == .fluidOunce }
    }

    /// "a 12 fl oz can" when the food comes in one.
    private func container(_ amount: MeasuredAmount, _ phrase: FoodPhrase, _ index: Int) -> Choice? {
        guard let ounces = amount.fluidOunces, !phrase.containers.isEmpty else { return nil }
        for position in table.positions(of: index) {
            let words = table.words(at: position)
            guard let held = words.fluidOunces, abs(held - ounces) < 0.05 else { continue }
            return choice(position, words, count: phrase.count, reason: "as said", isEstimated: false, fit: 2)
        }
        return nil
    }

    private func volume(_ amount: MeasuredAmount, _ phrase: FoodPhrase, _ index: Int) -> Choice {
        let milliliters = (amount.milliliters ?? 0) * phrase.count
        let density = density(phrase, index, preferring: amount.measure)
        let unitMilliliters = (amount.measure.milliliters ?? 1) * (amount.unit == "l" ? 1_000 : 1)
        let quantity = amount.unit == "l" ? milliliters / 1_000 : milliliters / unitMilliliters
        return Choice(
            quantity: quantity, portion: amount.unit, grams: Grams(milliliters * density.gramsPerMilliliter),
            reason: "\(Figure.decimal(quantity, places: 2)) \(amount.unit), as you said", isEstimated: false,
            fit: density.fit)
    }

    /// Grams of one millilitre, from the portion nearest to the measure she used.
    func density(
        _ phrase: FoodPhrase, _ index: Int, preferring measure: Measure
    ) -> (gramsPerMilliliter: Double, fit: Float) {
        var best: (density: Double, score: Float)?
        for position in table.positions(of: index) {
            let words = table.words(at: position)
            let (milliliters, base): (Double, Float)
            switch words.kind {
            case .cup: (milliliters, base) = (236.588, measure == .cups ? 2 : 1)
            case .tablespoon:
                (milliliters, base) = (14.7868, measure == .tablespoons ? 2 : measure == .teaspoons ? 1.5 : 0.6)
            case .teaspoon:
                (milliliters, base) = (4.92892, measure == .teaspoons ? 2 : measure == .tablespoons ? 1.5 : 0.5)
            case .fluidOunce:
                (milliliters, base) = (
                    29.5735, measure == .fluidOunces || measure == .milliliters ? 2 : measure == .cups ? 1.9 : 0.8
                )
            default: continue
            }
            var score = base
            for aside in words.asides { score += phrase.allWords.contains(aside) ? 0.3 : -0.05 }
            if words.isIndirect, !words.states.contains(where: phrase.allWords.contains) { score -= 0.5 }
            if words.isAnySize { score += 0.2 }
            if best == nil || score > (best?.score ?? 0) {
                best = (table.grams(at: position) / (milliliters * words.count), score)
            }
        }
        // Nothing measured by volume: as water.
        return best.map { ($0.density, $0.score - 1) } ?? (1, -1)
    }

    // MARK: Counted

    /// "a pack of two tarts" of a food that comes in no pack: two tarts.
    private func contained(_ phrase: FoodPhrase, _ index: Int) -> Choice? {
        guard let contained = phrase.contained else { return nil }
        let comesSo = table.positions(of: index).contains { position in
            let words = table.words(at: position)
            return phrase.containers.contains { words.words.contains($0) || Self.alike($0, words.words) }
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

    private func counted(_ phrase: FoodPhrase, _ index: Int) -> Choice {
        var best: (position: Int, score: Float)?
        let usual = usual(index)?.value
        let isShare = phrase.countIsStated && phrase.count < 1 && phrase.containers.isEmpty
        for position in table.positions(of: index) {
            var score = score(table.words(at: position), phrase)
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
                table.words(at: position).kind == .unspecified, isDrink(index)
            {
                score += 0.9
            }
            // Of several cans and bottles the one USDA takes for usual, where it is one of them.
            if let usual, table.words(at: position).fluidOunces != nil, !phrase.containers.isEmpty,
                abs(table.grams(at: position) - usual) < 0.5
            {
                score += 0.2
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
            return Choice(
                quantity: 100 * phrase.count, portion: "g", grams: Grams(100 * phrase.count),
                reason: "you didn’t give an amount, so this is 100 g",
                isEstimated: true, fit: -2)
        }
        let words = table.words(at: best.position)
        if let household = household(phrase, index, bestScore: best.score, words) { return household }
        let said = !phrase.containers.isEmpty || phrase.size != nil
        // "half a sandwich on one slice of bread": the slice is the half.
        let isHalf = phrase.count == 0.5 && words.asides.contains("slice") && words.words.contains("sandwich")
        return choice(
            best.position, words, count: isHalf ? 1 : phrase.count, reason: reason(words, phrase),
            isEstimated: !(phrase.countIsStated && (said || words.kind == .piece && words.sizes.isEmpty)),
            fit: best.score)
    }

    /// Whether none of the containers and sizes she named is this portion's.
    private func isUnnamed(_ portion: PortionWords, _ phrase: FoodPhrase) -> Bool {
        if let size = phrase.size, portion.sizes.contains(size) || portion.asideSizes.contains(size) { return false }
        return !phrase.containers.contains {
            portion.words.contains($0) || portion.asides.contains($0) || Self.alike($0, portion.words)
        }
    }

    private func choice(
        _ position: Int, _ words: PortionWords, count: Double, reason: String, isEstimated: Bool, fit: Float
    ) -> Choice {
        let name = Self.unitName(table.description(at: position))
        return Choice(
            quantity: count, portion: name, grams: Grams(table.grams(at: position) * (count / words.count)),
            reason: reason == "as said" ? "\(Figure.decimal(count, places: 2)) \(name), as you said" : reason,
            isEstimated: isEstimated, fit: fit)
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

    /// "1 medium (5.5 oz, with bone, raw)" → "medium".
    static func unitName(_ description: String) -> String {
        if description == "Quantity not specified" { return "usual amount" }
        var text = Substring(description)
        if text.hasPrefix("1 ") { text = text.dropFirst(2) }
        if let parenthesis = text.firstIndex(of: "("), parenthesis != text.startIndex {
            text = text[..<parenthesis]
            while text.last == " " { text = text.dropLast() }
        }
        for ending in [", NFS", ", NS as to size"] where text.hasSuffix(ending) { text = text.dropLast(ending.count) }
        return String(text)
    }
}
