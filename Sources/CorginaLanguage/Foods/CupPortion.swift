import CorginaCore
import CorginaFoods

/// How much of a food goes into a cup of coffee or tea.
struct CupPortion: Sendable {
    let table: PortionTable

    /// What of this food goes into a drink of that size, by USDA's guideline; `nil` when the food has none.
    func addition(of food: Int, isMilk: Bool, to drink: Int, _ amount: Grams) -> PortionChoice? {
        guard
            let guideline = table.positions(of: food).first(where: { table.words(at: $0).kind == .guidelinePerOunce }),
            let ounce = table.positions(of: drink).first(where: { table.words(at: $0).kind == .fluidOunce })
        else { return isMilk || table.isDrink(food) ? little(of: amount) : nil }
        let ounces = amount.value / table.grams(at: ounce)
        guard ounces > 0, ounces.isFinite else { return nil }
        let grams = table.grams(at: guideline) * ounces
        return PortionChoice(
            quantity: grams, portion: "g", grams: Grams(grams),
            reason:
                "not said; \(Figure.decimal(table.grams(at: guideline))) g for each fl oz of the drink, USDA's guideline",
            isEstimated: true, fit: 0)
    }

    /// "Two sugars": so many teaspoons; `nil` where the food has none. Source: kitchen usage.
    func spoons(of food: Int, count: Double) -> PortionChoice? {
        guard let position = table.positions(of: food).first(where: { table.words(at: $0).kind == .teaspoon }) else {
            return nil
        }
        var spoons = table.choice(
            position, table.words(at: position), count: count, reason: "as said", isEstimated: true, fit: 0)
        spoons.reason = "you counted sugar, so this is in teaspoons"
        return spoons
    }

    /// What goes into a cup of a drink that USDA has no guideline for, oat milk for one: an eighth of the cup, two tablespoons of half a
    /// pint. An assumption.
    private func little(of amount: Grams) -> PortionChoice {
        let grams = amount * (1.0 / 8)
        return PortionChoice(
            quantity: grams.value, portion: "g", grams: grams,
            reason: "you didn’t give an amount, so this is an eighth of the drink",
            isEstimated: true,
            fit: 0)
    }
}
