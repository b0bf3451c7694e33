/// A third of pregnancy by completed weeks: 0w0d–13w6d, 14w0d–27w6d, 28w0d to birth (CDC, ACOG).
///
/// The third has no end: an overdue pregnancy stays in it.
public enum Trimester: Int, CaseIterable, Comparable, Sendable {
    case first = 1, second, third

    public init(_ age: GestationalAge) {
        switch age.completedWeeks {
        case ..<14: self = .first
        case 14..<28: self = .second
        default: self = .third
        }
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// "1st", "2nd", "3rd".
    public var ordinal: String {
        switch self {
        case .first: "1st"
        case .second: "2nd"
        case .third: "3rd"
        }
    }

    /// The completed weeks the trimester is shown with.
    public var weeks: ClosedRange<Int> {
        switch self {
        case .first: 1...13
        case .second: 14...27
        case .third: 28...40
        }
    }
}
