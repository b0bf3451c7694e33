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
    public static let all = loadAll()
}

extension IronSalt: ReferenceRecord {
    static var table: ReferenceTable { .ironSalts }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        name = try row.text("name")
        elementalPercent = try row.number("elemental_percent")
        exampleTablet = try row.number("example_tablet_mg")
        exampleElemental = try row.number("elemental_mg")
        sources = try row.sources()
    }
}
