/// Body weight.
public struct Weight: Hashable, Sendable {
    public var kilograms: Double

    public init(kilograms: Double) { self.kilograms = kilograms }

    /// One avoirdupois pound. Source: NIST Handbook 44, appendix C.
    public static let pound = Weight(kilograms: 0.453_592_37)
    /// One stone, 14 pounds.
    public static let stone = Weight(kilograms: 14 * pound.kilograms)

    /// What a difference of two weights may be off by, as figures with decimals are: 72.3 - 70 is a little less than 2.3.
    static let rounding = 1e-9

    /// In kilograms. ``BodyFacts/weights``, what the formula for energy was made for, are fewer.
    public static let range = 30.0...300.0
}

extension Weight: Reading {
    public static let description = ReadingDescription(
        name: "Weight", fields: [ReadingField("kilograms", .amount(range))],
        implausible: "That weight cannot be right: an entry takes 30 to 300 kg, or 66 to 661 lb.")

    public init?(_ values: ReadingValues) {
        guard let kilograms = values.amount("kilograms") else { return nil }
        self.init(kilograms: kilograms)
    }

    public var values: ReadingValues { ReadingValues(["kilograms": .amount(kilograms)]) }
}
