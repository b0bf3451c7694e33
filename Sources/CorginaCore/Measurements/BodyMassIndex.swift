/// Weight before the pregnancy over the square of height, in kg/m².
public struct BodyMassIndex: Hashable, Comparable, Sendable {
    public let value: Double

    public init(_ value: Double) { self.value = value }

    /// - Returns: `nil` when weight or height are not positive.
    public init?(weight: Weight, height: Centimeters) {
        guard weight.kilograms > 0, height.value > 0 else { return nil }
        value = weight.kilograms / (height.value * height.value / 10_000)
    }

    /// From what she told of herself; `nil` until she gave weight and height.
    public init?(_ body: BodyFacts) {
        guard let weight = body.weight, let height = body.height else { return nil }
        self.init(weight: weight, height: height)
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }

    /// The classes the guideline is set by. Raw values are the reference's.
    public enum Class: String, CaseIterable, Sendable {
        case underweight, normal, overweight, obese
    }

    /// Source: `weight-gain.csv` (IOM2009): below 18.5, 25 and 30.
    public var bmiClass: Class {
        switch value {
        case ..<18.5: .underweight
        case ..<25: .normal
        case ..<30: .overweight
        default: .obese
        }
    }
}
