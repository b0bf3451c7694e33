import CorginaCore
import CorginaFoods

/// How much a mass or a volume that was said comes to: "57 g of", "a cup of", "a 12 fl oz can".
struct MeasuredPortion: Sendable {
    let table: PortionTable

    func choice(for phrase: FoodPhrase, food index: Int) -> PortionChoice? {
        guard let amount = phrase.measured, amount.value > 0 else { return nil }
        if let prepared = prepared(amount, phrase, index) { return prepared }
        if let weighed = weighedContainer(amount, phrase, index) { return weighed }
        if let grams = amount.grams, !(amount.measure == .ounces && table.isDrink(index)) {
            return mass(grams * phrase.count, amount, phrase)
        }
        let volume =
            amount.measure == .ounces
            ? MeasuredAmount(value: amount.value, measure: .fluidOunces, unit: "fl oz") : amount
        return container(volume, phrase, index) ?? soldCup(volume, phrase, index) ?? self.volume(volume, phrase, index)
    }

    /// "an ounce of dry oats", "4 oz of bone-in chop": what a weight before cooking or with the bone comes to on the plate,
    /// where the table knows.
    private func prepared(_ amount: MeasuredAmount, _ phrase: FoodPhrase, _ index: Int) -> PortionChoice? {
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
        return PortionChoice(
            quantity: eaten, portion: "g", grams: Grams(eaten),
            reason: "\(Figure.decimal(amount.value)) \(amount.unit) before cooking or with what is left",
            isEstimated: false,
            fit: 1)
    }

    /// "a 5.3 oz container", "a 10.75 oz can" when the food comes in one: what is eaten out of it.
    private func weighedContainer(_ amount: MeasuredAmount, _ phrase: FoodPhrase, _ index: Int) -> PortionChoice? {
        guard amount.measure == .ounces, !phrase.containers.isEmpty else { return nil }
        for position in table.positions(of: index) {
            let words = table.words(at: position)
            guard let held = words.ounces, abs(held - amount.value) < 0.03,
                phrase.containers.contains(where: { words.words.contains($0) || PortionFit.alike($0, words.words) })
            else { continue }
            return table.choice(position, words, count: phrase.count, reason: "as said", isEstimated: false, fit: 2)
        }
        return nil
    }

    /// A cup of what is sold in a cup, such as instant noodles, is that cup.
    private func soldCup(_ amount: MeasuredAmount, _ phrase: FoodPhrase, _ index: Int) -> PortionChoice? {
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
        return table.choice(
            position, table.words(at: position), count: phrase.count, reason: "as said", isEstimated: true, fit: 1)
    }

    private func mass(_ grams: Double, _ amount: MeasuredAmount, _ phrase: FoodPhrase) -> PortionChoice {
        let isGrams = amount.unit == "g"
        let unit = isGrams ? "g" : amount.measure == .ounces ? "oz" : "g"
        let quantity = unit == "g" ? grams : grams / 28.35
        return PortionChoice(
            quantity: quantity, portion: unit, grams: Grams(grams),
            reason: "\(Figure.decimal(quantity)) \(unit), as you said",
            isEstimated: false, fit: 0)
    }

    /// "a 12 fl oz can" when the food comes in one.
    private func container(_ amount: MeasuredAmount, _ phrase: FoodPhrase, _ index: Int) -> PortionChoice? {
        guard let ounces = amount.fluidOunces, !phrase.containers.isEmpty else { return nil }
        for position in table.positions(of: index) {
            let words = table.words(at: position)
            guard let held = words.fluidOunces, abs(held - ounces) < 0.05 else { continue }
            return table.choice(position, words, count: phrase.count, reason: "as said", isEstimated: false, fit: 2)
        }
        return nil
    }

    private func volume(_ amount: MeasuredAmount, _ phrase: FoodPhrase, _ index: Int) -> PortionChoice {
        let milliliters = (amount.milliliters ?? 0) * phrase.count
        let density = table.density(phrase, index, preferring: amount.measure)
        let unitMilliliters = (amount.measure.milliliters ?? 1) * (amount.unit == "l" ? 1_000 : 1)
        let quantity = amount.unit == "l" ? milliliters / 1_000 : milliliters / unitMilliliters
        return PortionChoice(
            quantity: quantity, portion: amount.unit, grams: Grams(milliliters * density.gramsPerMilliliter),
            reason: "\(Figure.decimal(quantity, places: 2)) \(amount.unit), as you said", isEstimated: false,
            fit: density.fit)
    }
}
