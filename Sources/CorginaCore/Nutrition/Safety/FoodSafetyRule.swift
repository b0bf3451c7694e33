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
    public var reason: String { ReferenceText.forHer(reasonCell) }
    public var advice: String { ReferenceText.forHer(adviceCell) }
    let reasonCell: String
    let adviceCell: String
    public let sources: [ClinicalSource]
    /// The sources as the reference names them, for tests and the curious.
    let sourceText: String
    let confidence: String
    let keywords: [FoodPhrase]
    let exclusions: [FoodPhrase]
    let downgrades: [FoodPhrase]

    /// Whether the two countries' agencies say different things.
    public var isDisputed: Bool { levelUS != levelUK }

    /// Every rule, in the reference's order.
    public static let all: [FoodSafetyRule] = TableText(table).rows(width: 14).compactMap(FoodSafetyRule.init)

    private init?(_ cells: [String]) {
        guard let level = SafetyLevel(rawValue: cells[6]), let us = SafetyLevel(rawValue: cells[7]),
            let uk = SafetyLevel(rawValue: cells[8])
        else { return nil }
        id = cells[0]
        name = cells[1]
        category = cells[2]
        keywords = FoodPhrase.list(cells[3])
        exclusions = FoodPhrase.list(cells[4])
        downgrades = FoodPhrase.list(cells[5])
        self.level = level
        levelUS = us
        levelUK = uk
        hazard = cells[9]
        reasonCell = cells[10]
        adviceCell = cells[11]
        sourceText = cells[12]
        sources = ClinicalSource.mentioned(in: cells[12])
        confidence = cells[13]
    }
}

extension ClinicalSource {
    /// The sources a cell of the safety tables names, among whatever else it says.
    static func mentioned(in cell: String) -> [ClinicalSource] {
        named(String(cell.map { $0 == ";" || $0 == "(" || $0 == ")" ? " " : $0 })).filter { $0.origin != .memory }
    }
}
