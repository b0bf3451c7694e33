/// A symptom of pregnancy as the reference knows it: what helps, and when it should not wait.
public struct SymptomKind: Hashable, Sendable, Identifiable {
    public let id: ID
    public let name: String
    public let category: Category
    public let scale: Scale
    /// The scale's values: "0 none", "1 mild", "2 moderate", "3 severe".
    public let scaleValues: [String]
    /// The trimesters it is usual in: "1", "2".
    let typicalTrimesters: [String]
    /// The weeks it is usual in: "6-16", "4-14;28-42".
    public let typicalWeeks: String
    public let selfCare: String
    /// How soon to call when ``isRedFlag(_:)`` says so.
    public let level: CareLevel
    public let callWhen: String
    public let sources: [ClinicalSource]
    /// The rule's condition; `nil` where the reference has none, or another table has it.
    let redFlag: RedFlagCondition?

    /// Every symptom of the reference, in its order.
    public static let all = loadAll()

    private static let byID = all.keyed { $0.id }

    public static func of(_ id: ID) -> SymptomKind? { byID[id] }

    /// The symptom of that name, in any case, or of two or more words its name begins with: "Vision change". `nil` for one of her own.
    public static func named(_ name: String) -> SymptomKind? {
        let words = FoodText.words(name)
        if let exact = names.first(where: { $0.words == words })
            ?? names.first(where: { words.count > 1 && $0.words.starts(with: words) })
        {
            return of(exact.id)
        }
        return aliases[words].flatMap(of)
    }

    private static let names = all.map { (id: $0.id, words: FoodText.words($0.name)) }

    /// What the one input calls some of them.
    private static let aliases: [[String]: ID] = [
        ["anxiety"]: .anxiety, ["fall", "or", "injury"]: .injury, ["reduced", "movement"]: .fetalMovement,
        ["sore", "breasts"]: .breast,
    ]

    /// ``callWhen`` as a sentence that stands by itself: a list of signs is not taken for what she has.
    public var reasonsToCall: String {
        callWhen.contains(text: "call") || callWhen.contains(text: "Call") ? callWhen : "Reasons to call: \(callWhen)"
    }

    /// Whether what is known of it should not wait. Then ``level`` says how soon to call and ``callWhen`` what else to watch for.
    public func isRedFlag(_ facts: SymptomFacts) -> Bool { redFlag?.holds { $0.holds(facts) } ?? false }
}

/// Weeks, self-care, rule and level are this app's encoding; no clinician has reviewed them.
extension SymptomKind: ReferenceRecord {
    static var table: ReferenceTable { .symptoms }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        id = try row.choice("id", "a symptom of SymptomKind.ID")
        name = try row.text("name")
        category = try row.choice("category", "a category of SymptomKind.Category")
        scale = try row.choice("scale", "a scale of SymptomKind.Scale")
        scaleValues = try row.list("scale_values")
        typicalTrimesters = try row.list("typical_trimesters")
        typicalWeeks = try row.text("typical_weeks")
        selfCare = try row.text("self_care")
        redFlag = try row.optionalValue("red_flag_rule", "a rule") {
            RedFlagCondition($0) { RedFlagTerm($0) }
        }
        level = try row.choice("level", "a level of care")
        callWhen = try row.text("call_when")
        sources = try row.seenSources()
    }
}
