/// A threshold of the clinical reference: what is measured or felt, from where on, and how soon to call.
public struct ClinicalRule: Hashable, Sendable, Identifiable {
    /// "BP_SEVERE"
    public let id: String
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
    /// What to add.
    public let text: String
    public let sources: [ClinicalSource]
    /// The cells as the reference has them, for tests.
    let cells: [String]

    /// Every rule of the reference, in its order.
    public static let all: [ClinicalRule] = TableText(table).rows(width: 11).compactMap(ClinicalRule.init)

    static let byID = Dictionary(all.map { ($0.id, $0) }, combining: { first, _ in first })

    private init?(_ cells: [String]) {
        guard let level = CareLevel(rawValue: cells[7]) else { return nil }
        self.cells = cells
        id = cells[0]
        topic = cells[1]
        condition = cells[2]
        value = cells[3]
        unit = cells[4]
        gestationalAges = cells[5]
        result = cells[6]
        self.level = level
        text = cells[8]
        sources = ClinicalSource.mentioned(in: cells[9])
    }
}
