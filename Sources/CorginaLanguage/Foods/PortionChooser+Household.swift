import CorginaCore
import CorginaFoods

extension PortionChooser {
    /// Volumes of what stands on a table, in millilitres, for foods without such a portion.
    /// A glass is the 8 fl oz glass of the hydration goal; a bowl a cup and a half; the rest kitchen usage.
    private static let volumes: [String: Double] = [
        "glass": 236.588, "mug": 236.588, "cup": 236.588, "bowl": 354.9, "handful": 118.3, "scoop": 118.3,
        "splash": 14.8,
        "dollop": 29.6, "drizzle": 4.9, "dash": 4.9, "spoonful": 14.8, "sip": 14.8, "shot": 44.4, "pat": 4.9,
        "knob": 14.8,
        "can": 354.9, "tin": 354.9, "bottle": 354.9, "carton": 236.588, "pint": 473.2, "tumbler": 236.588,
        "goblet": 148,
        "squirt": 4.9, "squeeze": 4.9, "ramekin": 118.3, "flask": 473.2, "thermos": 473.2, "pinch": 0.3, "smear": 4.9,
        "spread": 14.8, "bite": 14.8,
    ]

    private static let bite = 15.0

    func household(
        _ phrase: FoodPhrase, _ index: Int, bestScore: Float, _ words: PortionWords
    ) -> Choice? {
        guard let container = phrase.containers.last(where: { Self.volumes[$0] != nil }), bestScore < 0.5,
            let milliliters = Self.volumes[container]
        else { return nil }
        // "a large glass of root beer" is the large drink.
        if let size = phrase.size, words.sizes.contains(size), words.words.contains("drink") { return nil }
        // A bowl or a plate of something is its usual amount.
        if container == "bowl", !isDrink(index), let usual = usual(index) {
            return Choice(
                quantity: phrase.count, portion: "bowl", grams: usual * phrase.count,
                reason: "one bowl counts as a typical serving", isEstimated: true,
                fit: 0)
        }
        let density = density(phrase, index, preferring: .cups)
        // A bite of what is not measured by volume is a tablespoon's weight.
        if container == "bite", density.fit <= -0.9 {
            return Choice(
                quantity: phrase.count, portion: "bite", grams: Grams(Self.bite * phrase.count),
                reason: "one bite counts as \(Figure.whole(Self.bite)) g",
                isEstimated: true, fit: 0.2)
        }
        guard density.fit > -0.9 || isDrink(index) else { return nil }
        let held = milliliters * density.gramsPerMilliliter
        // Half a cup of nuts is no handful: people who eat nuts by the hand eat their usual amount.
        if container == "handful", let usual = usual(index), usual.value < held {
            return Choice(
                quantity: phrase.count, portion: container, grams: usual * phrase.count,
                reason: "one handful counts as a typical serving",
                isEstimated: true, fit: 0.2)
        }
        return Choice(
            quantity: phrase.count, portion: container, grams: Grams(held * phrase.count),
            reason: "one \(container) counts as \(Figure.whole(milliliters)) mL",
            isEstimated: true, fit: 0.2)
    }

    func usual(_ index: Int) -> Grams? {
        table.positions(of: index).first { table.words(at: $0).kind == .unspecified }.map { Grams(table.grams(at: $0)) }
    }
}
