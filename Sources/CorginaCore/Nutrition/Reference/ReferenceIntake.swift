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
    public static func of(_ nutrient: ReferenceNutrient.ID, at stage: LifeStage, _ group: AgeGroup) -> ReferenceIntake?
    {
        guard let row = byKey[Key(nutrient: nutrient, stage: stage.referenceName)],
            let place = AgeGroup.allCases.firstIndex(of: group)
        else { return nil }
        return ReferenceIntake(
            nutrient: row.nutrient, amount: row.amounts[place], upperLimit: row.limits[place],
            isConfirmed: row.isConfirmed,
            sources: row.sources)
    }

    struct Key: Hashable {
        let nutrient: ReferenceNutrient.ID
        let stage: ReferenceStage
    }

    /// A row of the table: the ages of ``AgeGroup`` at once, in their order.
    struct Row {
        let key: Key
        let nutrient: ReferenceNutrient
        let amounts: [Double]
        let limits: [Double?]
        let isConfirmed: Bool
        let sources: [ClinicalSource]
    }

    private static let byKey = Row.loadAll().keyed { $0.key }
}

extension ReferenceIntake.Row: ReferenceRecord {
    static var table: ReferenceTable { .intakes }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        nutrient = try row.value("nutrient", "an id in nutrients.csv") {
            ReferenceNutrient.ID(rawValue: $0).flatMap { ReferenceNutrient.byID[$0] }
        }
        key = ReferenceIntake.Key(nutrient: nutrient.id, stage: try row.choice("stage", "a stage"))
        amounts = [
            try row.number("amount_14_18"), try row.number("amount_19_30"), try row.number("amount_31_50"),
        ]
        limits = [
            try row.optionalNumber("limit_14_18"), try row.optionalNumber("limit_19_30"),
            try row.optionalNumber("limit_31_50"),
        ]
        isConfirmed = try row.text("confidence") == "confirmed"
        sources = try row.sources()
    }
}

extension LifeStage {
    /// The stage as the reference names it.
    fileprivate var referenceName: ReferenceStage {
        switch self {
        case .notPregnant: .nonpregnant
        case .pregnant: .pregnancy
        case .lactating: .lactation
        }
    }
}
