import CorginaCore
import CorginaFoods

/// Every portion of every food, read; each description once.
///
/// A class, because half a dozen arrays are dearer to pass along with every question than one reference.
final class PortionTable: Sendable {
    private let starts: [Int32]
    private let readings: [Int32]
    private let grams: [Double]
    private let unique: [PortionWords]
    private let descriptions: [String]
    /// By row: whether it is a dish of Corgina's own table.
    private let composed: [Bool]

    init(_ catalogue: FoodCatalogue) {
        var starts: [Int32] = [0]
        var readings: [Int32] = []
        var grams: [Double] = []
        var unique: [PortionWords] = []
        var descriptions: [String] = []
        var composed: [Bool] = []
        for measure in catalogue.measures {
            unique.append(PortionWords(measure))
            descriptions.append(measure)
        }
        var makes: [Int: Int32] = [:]
        for food in catalogue.foods {
            for portion in food.numberedPortions {
                grams.append(portion.grams.value)
                guard let variety = portion.variety else {
                    readings.append(Int32(portion.measure))
                    continue
                }
                let kind = portion.measure << 16 | variety
                if let known = makes[kind] {
                    readings.append(known)
                } else {
                    makes[kind] = Int32(unique.count)
                    readings.append(Int32(unique.count))
                    unique.append(
                        PortionWords("\(catalogue.measures[portion.measure]), \(catalogue.varieties[variety])"))
                    descriptions.append(catalogue.measures[portion.measure])
                }
            }
            starts.append(Int32(readings.count))
            composed.append(food.code.isComposed)
        }
        self.starts = starts
        self.readings = readings
        self.grams = grams
        self.unique = unique
        self.descriptions = descriptions
        self.composed = composed
    }

    /// Positions of a food's portions, for ``words(at:)`` and the rest.
    func positions(of food: Int) -> Range<Int> { Int(starts[food])..<Int(starts[food + 1]) }
    func isComposed(_ food: Int) -> Bool { composed[food] }
    func words(at position: Int) -> PortionWords { unique[Int(readings[position])] }
    func description(at position: Int) -> String { descriptions[Int(readings[position])] }
    func grams(at position: Int) -> Double { grams[position] }

    /// Whether the food is drunk: USDA tells of it in fluid ounces.
    func isDrink(_ index: Int) -> Bool {
        positions(of: index).contains { words(at: $0).kind == .fluidOunce }
    }

    /// The amount USDA takes for usual where none was said.
    func usual(_ index: Int) -> Grams? {
        positions(of: index).first { words(at: $0).kind == .unspecified }.map { Grams(grams(at: $0)) }
    }

    /// Grams of one millilitre, from the portion nearest to the measure she used.
    func density(
        _ phrase: FoodPhrase, _ index: Int, preferring measure: Measure
    ) -> (gramsPerMilliliter: Double, fit: Float) {
        var best: (density: Double, score: Float)?
        for position in positions(of: index) {
            let words = words(at: position)
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
            if words.isAnySize { score += 0.2 }
            if best == nil || score > (best?.score ?? 0) {
                best = (grams(at: position) / (milliliters * words.count), score)
            }
        }
        // Nothing measured by volume: as water.
        return best.map { ($0.density, $0.score - 1) } ?? (1, -1)
    }
}
