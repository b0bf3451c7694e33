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
    /// - Parameter region: where she lives; `nil` when nobody knows.
    public func advice(in region: FoodRegion?) -> String? {
        switch self {
        case .routine: nil
        case .callSameDay: "Call your provider today."
        case .callNow: "Call your provider now, at any hour."
        case .emergency: "Call \(EmergencyNumber.words(in: region)) now, or go to the nearest emergency department."
        }
    }
}
