/// What the amount on a supplement's label is counted in.
///
/// Raw values are stable: they name units in journals and exports.
public enum DoseUnit: String, CaseIterable, Sendable {
    case milligrams = "mg"
    case micrograms = "µg"
    case grams = "g"
    /// International units, which say how much something does rather than how much it weighs.
    case internationalUnits = "IU"
    case milliliters = "mL"
    case tablets = "tablet"
    case capsules = "capsule"
    case gummies = "gummy"
    case drops = "drop"
    case sachets = "sachet"
    case sprays = "spray"

    /// The unit after an amount: "27 mg", "1 tablet", "2 gummies".
    public func words(for amount: Double) -> String {
        switch self {
        case .milligrams, .micrograms, .grams, .internationalUnits, .milliliters: rawValue
        case .gummies: amount == 1 ? rawValue : "gummies"
        case .tablets, .capsules, .drops, .sachets, .sprays: amount == 1 ? rawValue : rawValue + "s"
        }
    }
}

/// How much of a supplement one dose is, as its label says it.
public struct DoseAmount: Hashable, Sendable {
    /// More than 0, at most ``range``'s end.
    public var value: Double
    public var unit: DoseUnit

    /// The amounts a dose can have, in any unit: up to 50,000 IU of vitamin D come as one capsule on prescription.
    public static let range = 0.01...100_000.0

    public init(_ value: Double, _ unit: DoseUnit) {
        self.value = value
        self.unit = unit
    }

    /// "27 mg", "1 tablet", "1,000 IU".
    public var words: String { "\(Figure.decimal(value, places: 2)) \(unit.words(for: value))" }
}
