/// What the Edinburgh Postnatal Depression Scale (EPDS) came to, filled in elsewhere: its questions are under copyright and are no part of
/// this app.
///
/// Source: rules EPDS_RANGE and EPDS_Q10 in `clinical-rules.csv`.
public struct EdinburghScore: Hashable, Sendable {
    /// 0...30 points
    public let total: Int
    /// The points of its last question, about thoughts of harming oneself: 0...3. They are part of the total.
    public let selfHarm: Int

    /// How many points all ten questions can give.
    public static let totals = 0...30
    /// How many points one question can give.
    public static let points = 0...3

    /// Each is clamped to what it can be.
    public init(total: Int, selfHarm: Int) {
        self.selfHarm = Swift.min(Swift.max(selfHarm, Self.points.lowerBound), Self.points.upperBound)
        self.total = Swift.min(Swift.max(total, Self.totals.lowerBound), Self.totals.upperBound)
    }

    /// What an entry of it is called.
    public static let name = "Edinburgh scale (EPDS)"
}
