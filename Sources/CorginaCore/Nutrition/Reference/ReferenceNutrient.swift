/// A nutrient with reference intakes, whether or not the catalogue carries it.
public struct ReferenceNutrient: Hashable, Sendable, Identifiable {
    /// The nutrient's name in the clinical reference: "folate", "iodine".
    public let id: String
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
    public static let all: [ReferenceNutrient] = TableText(table).rows(width: 8).compactMap(ReferenceNutrient.init)

    static let byID = Dictionary(all.map { ($0.id, $0) }, combining: { first, _ in first })

    private init?(_ cells: [String]) {
        guard let kind = Kind(rawValue: cells[3]), let direction = Direction(rawValue: cells[6]) else { return nil }
        id = cells[0]
        name = cells[1]
        unit = cells[2]
        self.kind = kind
        limitUnit = cells[4] == "NA" ? nil : cells[4]
        limitScope = cells[5]
        self.direction = direction
        isCore = cells[7] == "core"
    }
}
