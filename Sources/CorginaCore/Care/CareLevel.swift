/// How soon to be in touch with care. The highest level that fires wins.
///
/// Raw values are the clinical reference's.
public enum CareLevel: String, CaseIterable, Comparable, Sendable {
    case routine
    case callSameDay = "call_same_day"
    case callNow = "call_now"
    case emergency

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

    /// What to do: shown at once, never behind a tap. `nil` for what is only to be mentioned at the next visit.
    ///
    /// Source of the numbers to call: docs/clinical/README.md, rule 2.
    public var advice: String? {
        switch self {
        case .routine: nil
        case .callSameDay: "Call your provider today."
        case .callNow: "Call your provider now, at any hour."
        case .emergency: "Call 911 (US), 112 (EU) or 999 (UK) now, or go to the nearest emergency department."
        }
    }
}
