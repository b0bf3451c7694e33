import CorginaCore
import CorginaFoods

/// How much a container comes to that stands on a table, for a food that has no such portion: "a mug of", "a handful of".
struct HouseholdPortion: Sendable {
    let table: PortionTable

    func choice(
        _ phrase: FoodPhrase, _ index: Int, bestScore: Float, _ words: PortionWords
    ) -> PortionChoice? {
        if let piece = piece(phrase) { return piece }
        if bestScore < 0.5, let served = served(phrase, index) ?? packed(phrase, index) { return served }
        guard let container = phrase.containers.last(where: { Self.volumes[$0] != nil }), bestScore < 0.5,
            let milliliters = Self.volumes[container]
        else { return nil }
        // "a large glass of root beer" is the large drink.
        if let size = phrase.size, words.sizes.contains(size), words.words.contains("drink") { return nil }
        let density = table.density(phrase, index, preferring: .cups)
        guard density.fit > -0.9 || table.isDrink(index) else { return nil }
        let held = milliliters * density.gramsPerMilliliter
        // Half a cup of nuts is no handful: people who eat nuts by the hand eat their usual amount.
        if container == "handful", let usual = table.usual(index), usual.value < held {
            return PortionChoice(
                quantity: phrase.count, portion: container, grams: usual * phrase.count,
                reason: "one handful counts as a typical serving",
                isEstimated: true, fit: 0.2)
        }
        return PortionChoice(
            quantity: phrase.count, portion: container, grams: Grams(held * phrase.count),
            reason: "one \(container) counts as \(Figure.whole(milliliters)) mL",
            isEstimated: true, fit: 0.2)
    }

    /// A bowl is a cup of it and at least the usual amount; a plate twice that, to 300 g, as more than one of most foods makes a plate;
    /// a bit half of it. Kitchen usage.
    private func served(_ phrase: FoodPhrase, _ index: Int) -> PortionChoice? {
        guard let container = phrase.containers.last(where: Self.servings.contains), !table.isDrink(index),
            let usual = table.usual(index)?.value
        else { return nil }
        let (one, reason): (Double, String)
        switch container {
        case "bowl":
            let density = table.density(phrase, index, preferring: .cups)
            one = density.fit > -0.9 ? max(usual, density.gramsPerMilliliter * Self.cup) : usual
            reason = "one bowl counts as a cup, or a typical serving"
        case "bit":
            one = usual / 2
            reason = "a bit counts as half a typical serving"
        default:
            one = max(usual, min(2 * usual, Self.plateful))
            reason = "one plate counts as two typical servings, up to \(Figure.whole(Self.plateful)) g"
        }
        return PortionChoice(
            quantity: phrase.count, portion: container, grams: Grams(one * phrase.count), reason: reason,
            isEstimated: true, fit: 0)
    }

    /// A square of a chocolate bar, and a piece of chicken or fish as it comes on a plate. Kitchen usage.
    private func piece(_ phrase: FoodPhrase) -> PortionChoice? {
        guard let container = phrase.containers.last, phrase.size == nil, let name = phrase.words.last,
            let one = Self.pieces["\(container) \(name)"]
        else { return nil }
        return PortionChoice(
            quantity: phrase.count, portion: container, grams: Grams(one * phrase.count),
            reason: "one \(container) counts as \(Figure.whole(one)) g", isEstimated: true, fit: 0)
    }

    /// In grams.
    private static let pieces: [String: Double] = [
        "square chocolate": 8, "piece fish": 95, "piece catfish": 95, "piece turkey": 95,
        "piece tilapia": 110,
    ]

    /// A pack of what USDA lists no pack of is a typical serving: "a bag of plantain chips" is no single chip.
    private func packed(_ phrase: FoodPhrase, _ index: Int) -> PortionChoice? {
        guard let container = phrase.containers.last(where: Self.packs.contains), !table.isDrink(index),
            let usual = table.usual(index)
        else { return nil }
        return PortionChoice(
            quantity: phrase.count, portion: container, grams: usual * phrase.count,
            reason: "one \(container) counts as a typical serving", isEstimated: true, fit: 0)
    }

    private static let packs: Set<String> = [
        "bag", "packet", "pack", "package", "pouch", "box", "sleeve", "sachet", "minibag",
    ]
    private static let servings: Set<String> = ["bowl", "plate", "platter", "bit"]
    /// In millilitres.
    private static let cup = 236.588
    /// In grams.
    private static let plateful = 300.0

    /// Volumes of what stands on a table, in millilitres, for foods without such a portion.
    /// A glass is the 8 fl oz glass of the hydration goal; a bowl a cup and a half; the rest kitchen usage.
    private static let volumes: [String: Double] = [
        "glass": 236.588, "mug": 236.588, "cup": 236.588, "bowl": 354.9, "handful": 78.9, "tub": 354.9, "punnet": 414,
        "scoop": 118.3,
        "splash": 14.8, "drop": 14.8,
        "dollop": 29.6, "drizzle": 4.9, "dash": 4.9, "spoonful": 14.8, "sip": 14.8, "shot": 44.4, "pat": 4.9,
        "knob": 14.8,
        "can": 354.9, "tin": 354.9, "bottle": 354.9, "carton": 236.588, "pint": 473.2, "tumbler": 236.588,
        "goblet": 148, "jar": 473.2, "jug": 946, "beaker": 236.588, "teacup": 180,
        "squirt": 4.9, "squeeze": 4.9, "ramekin": 118.3, "flask": 473.2, "thermos": 473.2, "pinch": 0.3, "smear": 4.9,
        "spread": 14.8, "bite": 14.8,
    ]

    private static let bite = 15.0
}
