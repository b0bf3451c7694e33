/// A nutrient with reference intakes, whether or not the catalogue carries it.
public struct ReferenceNutrient: Hashable, Sendable, Identifiable {
    public let id: ID
    public let name: String
    /// The reference's unit: "g", "mg", "ug", "ug DFE", "L".
    public let unit: String
    public let kind: Kind
    /// The upper limits' unit; `nil` where there is none.
    public let limitUnit: String?
    /// What counts towards the upper limit, in the reference's words.
    public let limitScope: String
    public let direction: Direction
    /// Whether it is among the nutrients to show first.
    public let isCore: Bool

    /// What a reference amount is.
    public enum Kind: String, Sendable {
        /// Recommended dietary allowance: enough for nearly everybody.
        case recommended = "RDA"
        /// Adequate intake: observed to be enough; less is not known to be too little.
        case adequate = "AI"
    }

    /// Whether the amount is one to reach, and whether there is a figure to stay under too.
    public enum Direction: String, Sendable {
        case reach
        case reachAndLimit = "reach_and_limit"
    }

    /// Every nutrient of the reference, in its order.
    public static let all = loadAll()

    static let byID = all.keyed { $0.id }
}

extension ReferenceNutrient: ReferenceRecord {
    static var table: ReferenceTable { .nutrients }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        id = try row.choice("id", "a nutrient of ReferenceNutrient.ID")
        name = try row.text("name")
        unit = try row.text("unit")
        kind = try row.choice("kind", "a kind of reference amount")
        limitUnit = try row.optionalText("limit_unit")
        limitScope = try row.text("limit_scope")
        direction = try row.choice("direction", "a direction")
        let display: ReferenceDisplay = try row.choice("display", "\"core\" or \"extended\"")
        isCore = display == .core
    }
}
