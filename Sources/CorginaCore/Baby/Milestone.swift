/// Something that happens to the baby, or to its parent, in a completed week.
public struct Milestone: Hashable, Sendable {
    /// Completed weeks, 4...42.
    public let week: Int
    public let topic: Topic
    /// One sentence.
    public let fact: String
    public let sources: [ClinicalSource]

    /// What a fact is about.
    public enum Topic: String, CaseIterable, Sendable {
        case milestone, growth, body, embryo, implantation, placenta, support
        case nervous, senses, face, heart, blood, lungs, kidneys, digestive, swallowing, feeding, immune, reproductive
        case skeleton, limbs, teeth, nails, hair, skin, fat
        case movement, position, sleep, reflexes
        case parent, check
    }

    /// The facts of that completed week that name a source somebody can look up; none before week 4. After week 42 they stay at week 42.
    public static func ofWeek(_ week: Int) -> [Milestone] { byWeek[Swift.min(week, BabySize.weeks.upperBound)] ?? [] }

    private static let byWeek = Dictionary(grouping: loadAll().told) { $0.week }
}

/// Timing varies by one to two weeks between sources.
extension Milestone: ReferenceRecord {
    static var table: ReferenceTable { .milestones }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        week = try row.whole("week")
        topic = try row.choice("topic", "a topic")
        fact = try row.text("fact")
        sources = try row.sources()
    }
}
