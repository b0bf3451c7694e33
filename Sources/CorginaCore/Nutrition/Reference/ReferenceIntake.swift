/// How much of a nutrient is meant for a day at an age and stage, and from where on it may be too much.
public struct ReferenceIntake: Hashable, Sendable {
    public let nutrient: ReferenceNutrient
    /// In the nutrient's ``ReferenceNutrient/unit``.
    public let amount: Double
    /// The tolerable upper level, in ``ReferenceNutrient/limitUnit``; `nil` where none is set.
    public let upperLimit: Double?
    /// Whether the main figure was seen in a source.
    public let isConfirmed: Bool
    public let sources: [ClinicalSource]

    /// The reference of a nutrient; `nil` for one the reference does not have.
    public static func of(_ nutrient: String, at stage: LifeStage, _ group: AgeGroup) -> ReferenceIntake? {
        guard let row = all[Key(nutrient: nutrient, stage: stage.referenceName)],
            let place = AgeGroup.allCases.firstIndex(of: group)
        else { return nil }
        return ReferenceIntake(
            nutrient: row.nutrient, amount: row.amounts[place], upperLimit: row.limits[place],
            isConfirmed: row.isConfirmed,
            sources: row.sources)
    }

    private struct Key: Hashable {
        let nutrient: String
        let stage: String
    }

    /// One line of the table: three ages at once.
    private struct Row {
        let key: Key
        let nutrient: ReferenceNutrient
        let amounts: [Double]
        let limits: [Double?]
        let isConfirmed: Bool
        let sources: [ClinicalSource]

        init?(_ cells: [String]) {
            let amounts = TableText.words(cells[2]).compactMap(Double.init)
            let limits = TableText.words(cells[3]).map(Double.init)
            guard let nutrient = ReferenceNutrient.byID[cells[0]], amounts.count == 3, limits.count == 3 else {
                return nil
            }
            key = Key(nutrient: cells[0], stage: cells[1])
            self.nutrient = nutrient
            self.amounts = amounts
            self.limits = limits
            isConfirmed = cells[4] == "confirmed"
            sources = ClinicalSource.named(cells[5])
        }
    }

    private static let all: [Key: Row] = Dictionary(
        TableText(table).rows(width: 6).compactMap(Row.init).map { ($0.key, $0) },
        combining: { first, _ in first })
}

extension LifeStage {
    /// The stage as the reference names it.
    fileprivate var referenceName: String {
        switch self {
        case .notPregnant: "nonpregnant"
        case .pregnant: "pregnancy"
        case .lactating: "lactation"
        }
    }
}
