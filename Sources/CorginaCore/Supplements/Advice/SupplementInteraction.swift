/// Two things that are better taken apart, not together, or together.
public struct SupplementInteraction: Hashable, Sendable, Identifiable {
    public let id: ID
    /// In the reference's words: "iron", "tea or coffee".
    public let itemA: String
    public let itemB: String
    /// What each side is.
    let a: Set<Substance>
    let b: Set<Substance>
    /// How many hours to leave between them; 0 where time does not help.
    public let gapHours: Int
    public let order: Order
    public let action: Action
    /// One sentence.
    public let reason: String
    public let sources: [ClinicalSource]

    /// What to do about it.
    public enum Action: String, CaseIterable, Sendable {
        case separate, helps, ask, avoid
    }

    /// How the two are taken.
    public enum Order: String, CaseIterable, Sendable {
        case either = "either order"
        case together
        case tabletFirst = "tablet first"
        /// An antibiotic 2 hours before a mineral, or 4 to 6 hours after it.
        case antibioticApart = "antibiotic 2 h before or 4–6 h after"
        case spread = "spread the doses"
        case askProvider = "ask provider"
        case askProviderNow = "ask provider now"
        case apart = "do not combine"
    }

    /// Every interaction of the reference, in its order.
    public static let all = loadAll()

    /// Those that are told.
    static let told = all.told

    /// Whether the first thing is its one side and the second its other, in this order.
    func connects(_ first: Set<Substance>, _ second: Set<Substance>) -> Bool {
        !a.isDisjoint(with: first) && !b.isDisjoint(with: second)
    }

    /// The pairs of things, by their places and in their order, of which one is its first side and the other its second; a pair that is
    /// both ways counts as it stands. Each thing is looked at once, not each pair: fifty make over a thousand pairs.
    func pairs(in things: [Set<Substance>]) -> [(first: Int, second: Int)] {
        let firsts = things.indices.filter { !a.isDisjoint(with: things[$0]) }
        guard !firsts.isEmpty else { return [] }
        let seconds = things.indices.filter { !b.isDisjoint(with: things[$0]) }
        let (isFirst, isSecond) = (Set(firsts), Set(seconds))
        return firsts.flatMap { first in
            seconds.compactMap { second in
                let isCounted = first < second || !(isFirst.contains(second) && isSecond.contains(first))
                return first != second && isCounted ? (first, second) : nil
            }
        }.sorted { (min($0.0, $0.1), max($0.0, $0.1)) < (min($1.0, $1.1), max($1.0, $1.1)) }
    }
}

/// What each side is is this app's own encoding.
extension SupplementInteraction: ReferenceRecord {
    static var table: ReferenceTable { .interactions }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        id = try row.choice("id", "an interaction of SupplementInteraction.ID")
        itemA = try row.text("item_a")
        itemB = try row.text("item_b")
        a = Set(try row.choices("substances_a", "a substance of Substance"))
        b = Set(try row.choices("substances_b", "a substance of Substance"))
        gapHours = try row.whole("gap_hours")
        order = try row.choice("order", "an order of SupplementInteraction.Order")
        action = try row.choice("action", "an action")
        reason = try row.text("reason")
        sources = try row.seenSources()
    }
}
