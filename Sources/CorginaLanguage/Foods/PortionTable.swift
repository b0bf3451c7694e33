import CorginaCore
import CorginaFoods

/// Every portion of every food, read; each description once.
struct PortionTable: Sendable {
    private var starts: [Int32] = [0]
    private var readings: [Int32] = []
    private var grams: [Double] = []
    private var unique: [PortionWords] = []
    private var descriptions: [String] = []
    /// By row: whether it is a dish of Corgina's own table.
    private var composed: [Bool] = []

    init(_ catalogue: FoodCatalogue) {
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
    }

    /// Positions of a food's portions, for ``words(at:)`` and the rest.
    func positions(of food: Int) -> Range<Int> { Int(starts[food])..<Int(starts[food + 1]) }
    func isComposed(_ food: Int) -> Bool { composed[food] }
    func words(at position: Int) -> PortionWords { unique[Int(readings[position])] }
    func description(at position: Int) -> String { descriptions[Int(readings[position])] }
    func grams(at position: Int) -> Double { grams[position] }
}
