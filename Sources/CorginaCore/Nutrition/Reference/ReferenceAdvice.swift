/// A figure that is advice or a limit rather than a reference intake: DHA, sodium's limit, caffeine, …
public struct ReferenceAdvice: Hashable, Sendable {
    public let id: ID
    public let name: String
    public let stage: ReferenceStage
    /// Years: "14-50".
    public let ages: String
    /// "all", a trimester or the months after a birth.
    public let period: String
    /// A number, or a range such as "8-12".
    public let value: String
    public let unit: String
    public let kind: String
    public let limit: String
    public let limitUnit: String
    public let limitScope: String
    public let direction: String
    public let display: ReferenceDisplay
    public let sources: [ClinicalSource]

    /// Every row of the reference.
    public static let all = loadAll()

    /// The figure, where it is one number.
    public static func figure(_ id: ID, stage: ReferenceStage = .pregnancy) -> Double? {
        all.first { $0.id == id && ($0.stage == stage || $0.stage == .all) }.flatMap { Double($0.value) }
    }
}

extension ReferenceAdvice: ReferenceRecord {
    static var table: ReferenceTable { .intakeAdvice }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        id = try row.choice("id", "a piece of advice of ReferenceAdvice.ID")
        name = try row.text("name")
        stage = try row.choice("stage", "a stage")
        ages = try row.text("ages")
        period = try row.text("period")
        value = try row.text("value")
        unit = try row.text("unit")
        kind = try row.text("kind")
        limit = try row.text("limit")
        limitUnit = try row.text("limit_unit")
        limitScope = try row.text("limit_scope")
        direction = try row.text("direction")
        display = try row.choice("display", "\"core\" or \"extended\"")
        sources = try row.seenSources()
    }
}
