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

    /// Three to five facts of that completed week; none before week 4. After week 42 they stay at week 42.
    public static func ofWeek(_ week: Int) -> [Milestone] { all[Swift.min(week, BabySize.weeks.upperBound)] ?? [] }

    private init?(_ cells: [String]) {
        guard let week = Int(cells[0]), let topic = Topic(rawValue: cells[1]) else { return nil }
        self.week = week
        self.topic = topic
        fact = cells[2]
        sources = ClinicalSource.named(cells[3])
    }

    private static let all: [Int: [Milestone]] = Dictionary(
        grouping: TableText(table).rows(width: 4).compactMap(Milestone.init)
    ) { $0.week }
}
