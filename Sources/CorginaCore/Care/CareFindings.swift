/// The rules that something measured or felt has set off, the most pressing first.
///
/// Empty says only that no rule was set off, never that all is well.
public struct CareFindings: Hashable, Sendable {
    public let rules: [ClinicalRule]

    /// Those of the rules that hold, without what is only to be mentioned.
    init(_ ids: ClinicalRule.ID..., for facts: ClinicalRule.Facts) {
        let found = ids.compactMap { $0.rule }.filter { $0.level > .routine && $0.holds(for: facts) }
        rules = found.enumerated().sorted { ($1.element.level, $0.offset) < ($0.element.level, $1.offset) }.map {
            $0.element
        }
    }

    private init(rules: [ClinicalRule]) { self.rules = rules }

    static let empty = Self(rules: [])

    /// The highest level set off; `nil` when none was.
    public var level: CareLevel? { rules.first?.level }

    public static func + (lhs: Self, rhs: Self) -> Self {
        let rules = lhs.rules + rhs.rules.filter { !lhs.rules.contains($0) }
        return Self(
            rules: rules.enumerated().sorted { ($1.element.level, $0.offset) < ($0.element.level, $1.offset) }.map {
                $0.element
            })
    }
}
