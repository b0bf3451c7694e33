/// A threshold of the clinical reference: what is measured or felt, from where on, and how soon to call.
public struct ClinicalRule: Hashable, Sendable, Identifiable {
    public let id: ID
    /// "blood pressure"
    public let topic: String
    /// In the reference's words: "sys>=160 OR dia>=110".
    public let condition: String
    /// The figures: "160/110", "38.0", "10 in 120 min".
    public let value: String
    public let unit: String
    /// The gestational ages it holds in: "any", ">=20w0d", "24w0d-28w6d".
    public let gestationalAges: String
    public let result: String
    public let level: CareLevel
    /// What the rule rests on, for her: its figures with their units, and what to do beside calling.
    public let reason: String
    public let sources: [ClinicalSource]

    /// Every rule of the reference, in its order.
    public static let all = loadAll()

    static let byID = all.keyed { $0.id }
}

/// Levels are this app's encoding; no clinician has reviewed them.
extension ClinicalRule: ReferenceRecord {
    static var table: ReferenceTable { .clinicalRules }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        id = try row.choice("id", "a rule of ClinicalRule.ID")
        topic = try row.text("topic")
        condition = try row.text("condition")
        value = try row.text("value")
        unit = try row.text("unit")
        gestationalAges = try row.text("gestational_ages")
        result = try row.text("result")
        level = try row.choice("level", "a level of care")
        reason = try row.text("reason")
        sources = try row.seenSources()
    }
}
