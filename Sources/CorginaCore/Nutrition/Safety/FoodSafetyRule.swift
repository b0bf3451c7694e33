/// A food or habit that pregnancy advice speaks of: why, and what to do instead.
public struct FoodSafetyRule: Hashable, Sendable, Identifiable {
    public let id: String
    public let name: String
    public let category: String
    /// The stricter of the two countries' levels.
    public let level: SafetyLevel
    public let levelUS: SafetyLevel
    public let levelUK: SafetyLevel
    public let hazard: String
    /// One sentence.
    public let reason: String
    public let advice: String
    public let sources: [ClinicalSource]
    let keywords: [FoodPhrase]
    let exclusions: [FoodPhrase]
    let downgrades: [FoodPhrase]

    /// Whether the two countries' agencies say different things.
    public var isDisputed: Bool { levelUS != levelUK }

    /// Every rule, in the reference's order.
    public static let all = loadAll()
}

/// The words and levels are this app's encoding; no clinician has reviewed them.
extension FoodSafetyRule: ReferenceRecord {
    static var table: ReferenceTable { .foodSafety }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        id = try row.text("id")
        name = try row.text("name")
        category = try row.text("category")
        keywords = try row.list("keywords").map { FoodPhrase($0) }
        exclusions = try row.list("exclude_keywords").map { FoodPhrase($0) }
        downgrades = try row.list("downgrade_keywords").map { FoodPhrase($0) }
        level = try row.choice("level", "a level of safety")
        levelUS = try row.choice("level_us", "a level of safety")
        levelUK = try row.choice("level_uk", "a level of safety")
        hazard = try row.text("hazard")
        reason = try row.text("reason")
        advice = try row.text("advice")
        sources = try row.seenSources()
    }
}
