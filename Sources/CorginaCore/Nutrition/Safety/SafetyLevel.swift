/// How a food on the list is to be taken, mildest first.
public enum SafetyLevel: String, CaseIterable, Comparable, Sendable {
    /// Fine when something is seen to.
    case caution
    /// Fine in a stated amount.
    case limit
    /// Better left out in pregnancy.
    case avoid

    /// "Take care", "Limit", "Better avoided".
    public var displayName: String {
        switch self {
        case .caution: "Take care"
        case .limit: "Limit"
        case .avoid: "Better avoided"
        }
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
