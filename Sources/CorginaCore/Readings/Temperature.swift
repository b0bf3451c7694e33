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
    public static let fever = Temperature(celsius: 38)
    /// From here on it is an emergency. Source: rule FEVER_HIGH.
    public static let highFever = Temperature(celsius: 39.4)

    /// What it sets off. Source: rules FEVER (38.0 °C, HEARHER) and FEVER_HIGH (39.4 °C).
    public var findings: CareFindings {
        CareFindings([self >= Self.highFever ? .feverHigh : nil, self >= Self.fever ? .fever : nil])
    }
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
