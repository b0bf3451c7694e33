/// A salt of iron as tablets name it. A tablet of 325 mg of ferrous sulfate is 65 mg of iron: only that counts.
public struct IronSalt: Hashable, Sendable, Identifiable {
    public let name: String
    /// The share of its weight that is iron, in percent.
    public let elementalPercent: Double
    /// A tablet as it is sold, in mg of the salt, and the mg of iron in it.
    public let exampleTablet: Double
    public let exampleElemental: Double
    public let sources: [ClinicalSource]

    public var id: String { name }

    /// The iron in that much of the salt, both in mg.
    public func elemental(of milligrams: Double) -> Double { milligrams * elementalPercent / 100 }

    /// Every salt of the reference.
    public static let all: [IronSalt] = TableText(table).rows(width: 5).compactMap { cells in
        guard let percent = Double(cells[1]), let tablet = Double(cells[2]), let elemental = Double(cells[3]) else {
            return nil
        }
        return IronSalt(
            name: cells[0], elementalPercent: percent, exampleTablet: tablet, exampleElemental: elemental,
            sources: ClinicalSource.named(cells[4]))
    }

    /// Salt | percent of iron | a tablet in mg | the iron in it in mg | sources. All four were confirmed.
    private static let table = """
        ferrous sulfate (hydrated) | 20 | 325 | 65.0 | SUPP_IX
        ferrous sulfate (dried) | 30 | 200 | 60.0 | SUPP_IX
        ferrous gluconate | 12 | 325 | 39.0 | SUPP_IX
        ferrous fumarate | 33 | 325 | 107.2 | SUPP_IX
        """
}
