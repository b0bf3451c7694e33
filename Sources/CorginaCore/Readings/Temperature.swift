/// Body temperature in degrees Celsius.
public struct Temperature: Hashable, Comparable, Sendable {
    public var celsius: Double

    public init(celsius: Double) { self.celsius = celsius }

    /// - Parameter fahrenheit: 100.4 °F are 38 °C.
    public init(fahrenheit: Double) { celsius = ((fahrenheit - 32) * 50 / 9).rounded() / 10 }

    /// 38 °C are 100.4 °F.
    public var fahrenheit: Double { celsius * 9 / 5 + 32 }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.celsius < rhs.celsius }

    /// From here on it is a fever. Source: rule FEVER (HEARHER).
    public static let fever = ClinicalRule.ID.fever.figure(.temperature).map { Temperature(celsius: $0) }
    /// From here on it is an emergency. Source: rule FEVER_HIGH.
    public static let highFever = ClinicalRule.ID.feverHigh.figure(.temperature).map { Temperature(celsius: $0) }

    public var isFever: Bool { ClinicalRule.ID.fever.holds(for: measured) }

    /// What it sets off. Source: rules FEVER (HEARHER) and FEVER_HIGH.
    public var findings: CareFindings {
        CareFindings(.feverHigh, .fever, for: measured)
    }

    private var measured: ClinicalRule.Facts { ClinicalRule.Facts(numbers: [.temperature: celsius]) }
}

extension Temperature: Reading {
    public static let range = Temperature(celsius: 34)...Temperature(celsius: 43)

    public static let description = ReadingDescription(
        name: "Temperature",
        fields: [ReadingField("celsius", .amount(range.lowerBound.celsius...range.upperBound.celsius))],
        implausible: "That temperature cannot be right: an entry takes 34 to 43 °C, or 93.2 to 109.4 °F.")

    public init?(_ values: ReadingValues) {
        guard let celsius = values.amount("celsius") else { return nil }
        self.init(celsius: celsius)
    }

    public var values: ReadingValues { ReadingValues(["celsius": .amount(celsius)]) }
}
