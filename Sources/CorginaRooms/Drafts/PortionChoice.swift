import CorginaCore
import CorginaLanguage

/// One way to count a food: a portion of its own, a unit of the kitchen, or what she said.
public struct PortionChoice: Hashable, Sendable {
    /// What the form sends in field `portion`: a portion's sequence number, a unit such as "g", or "counted".
    public var value: String
    /// "medium chop (113 g)"
    public var words: String
    /// Grams of one; 0 if nobody knows.
    public var grams: Double

    public init(value: String, words: String, grams: Double = 0) {
        self.value = value
        self.words = words
        self.grams = grams
    }

    init(_ unit: AmountUnit) {
        self.init(value: unit.id.field, words: Self.words(for: unit), grams: unit.grams.value)
    }

    /// A volume is told apart by its volume, all else by what it weighs.
    private static func words(for unit: AmountUnit) -> String {
        let name = PortionText.name(unit.name)
        if case .measured(let measure) = unit.id {
            if measure == .grams || measure == .milliliters { return name }
            if let milliliters = measure.milliliters { return "\(name) (\(Figure.whole(milliliters)) mL)" }
        }
        return unit.grams.value > 0 ? "\(name) (\(Figure.whole(unit.grams.value)) g)" : name
    }
}

extension CountedPortion {
    private static let counted = "counted"

    /// What field `portion` holds.
    var field: String {
        switch self {
        case .listed(let sequence): String(sequence)
        case .measured(let unit): unit.rawValue
        case .asCounted: Self.counted
        }
    }

    init?(_ field: String?) {
        guard let field else { return nil }
        if field == Self.counted {
            self = .asCounted
        } else if let unit = KitchenUnit(rawValue: field) {
            self = .measured(unit)
        } else if let sequence = WholeText.read(field, in: 0...Int(UInt16.max)) {
            self = .listed(sequence)
        } else {
            return nil
        }
    }
}
