/// What a day of one nutrient is measured against, in the nutrient's own unit.
public struct NutrientTarget: Hashable, Sendable {
    public let nutrient: Nutrient
    /// The amount to reach.
    public let goal: Double
    public let kind: Kind
    public let limit: Limit?
    public let sources: [ClinicalSource]

    /// What the goal is.
    public enum Kind: Hashable, Sendable {
        case recommended, adequate, advice
    }

    /// An amount to stay under.
    public struct Limit: Hashable, Sendable {
        public let amount: Double
        /// What is counted against it: for folate the folic acid alone, for vitamin A the retinol alone.
        public let counted: Nutrient
        /// Whether it is the tolerable upper level, or an amount better not exceeded day by day.
        public let isUpperLevel: Bool
    }

    /// Whether the amounts are too little, enough or too much.
    public func classify(_ amounts: NutrientAmounts) -> Guardrail {
        if let limit, amounts[limit.counted] > limit.amount { return limit.isUpperLevel ? .aboveLimit : .high }
        return amounts[nutrient] < goal ? .low : .enough
    }
}

extension NutrientTarget {
    /// The target of a nutrient.
    ///
    /// - Parameter group: her age; without it only a nutrient whose target is the same at every age has one.
    /// - Returns: `nil` when the reference has none.
    public init?(_ nutrient: Nutrient, at stage: LifeStage, _ group: AgeGroup?) {
        let groups = group.map { [$0] } ?? AgeGroup.allCases
        let targets = groups.map { Self.target(nutrient, stage, $0) }
        guard let first = targets.first, let target = first, targets.allSatisfy({ $0 == target }) else { return nil }
        self = target
    }

    private static func target(_ nutrient: Nutrient, _ stage: LifeStage, _ group: AgeGroup) -> NutrientTarget? {
        if nutrient == .dha { return docosahexaenoicAcid(stage) }
        guard let reference = nutrient.reference, let intake = ReferenceIntake.of(reference.id, at: stage, group) else {
            return nil
        }
        return NutrientTarget(
            nutrient: nutrient, goal: intake.amount * reference.factor,
            kind: intake.nutrient.kind == .recommended ? .recommended : .adequate,
            limit: limit(nutrient, intake, reference.factor), sources: intake.sources)
    }

    /// At least 200 mg on average while pregnant or breastfeeding; not a reference intake. Source: `dha` in `intake-advice.csv`.
    private static func docosahexaenoicAcid(_ stage: LifeStage) -> NutrientTarget? {
        guard stage != .notPregnant, let milligrams = ReferenceAdvice.figure(.dha) else { return nil }
        return NutrientTarget(
            nutrient: .dha, goal: milligrams / 1_000, kind: .advice, limit: nil, sources: ClinicalSource.named("DHA"))
    }

    private static func limit(_ nutrient: Nutrient, _ intake: ReferenceIntake, _ factor: Double) -> Limit? {
        if nutrient == .sodium {
            return ReferenceAdvice.figure(.sodiumLimit, stage: .all).map {
                Limit(amount: $0, counted: .sodium, isUpperLevel: false)
            }
        }
        guard let counted = nutrient.countedAgainstLimit, let upper = intake.upperLimit else { return nil }
        // Folic acid's and retinol's limits are in micrograms, as are their nutrients.
        return Limit(amount: counted == nutrient ? upper * factor : upper, counted: counted, isUpperLevel: true)
    }
}

extension Nutrient {
    /// Its name in the reference and what turns the reference's unit into this nutrient's; `nil` where the reference has none
    /// or means something else (its alpha-linolenic acid is not all of 18:3).
    var reference: (id: ReferenceNutrient.ID, factor: Double)? {
        switch self {
        case .protein: (.protein, 1)
        case .carbohydrate: (.carbohydrate, 1)
        case .fiber: (.fiber, 1)
        case .thiamin: (.thiamin, 1)
        case .riboflavin: (.riboflavin, 1)
        case .niacin: (.niacin, 1)
        case .choline: (.choline, 1)
        case .calcium: (.calcium, 1)
        case .phosphorus: (.phosphorus, 1)
        case .magnesium: (.magnesium, 1)
        case .iron: (.iron, 1)
        case .zinc: (.zinc, 1)
        case .selenium: (.selenium, 1)
        case .potassium: (.potassium, 1)
        case .sodium: (.sodium, 1)
        case .vitaminA: (.vitaminA, 1)
        case .vitaminB6: (.vitaminB6, 1)
        case .vitaminB12: (.vitaminB12, 1)
        case .vitaminC: (.vitaminC, 1)
        case .vitaminD: (.vitaminD, 1)
        case .vitaminE: (.vitaminE, 1)
        case .vitaminK: (.vitaminK, 1)
        case .folate: (.folate, 1)
        case .copper: (.copper, 0.001)
        default: nil
        }
    }

    /// What counts towards its upper limit; `nil` where food does not (magnesium, niacin, vitamin E) or nothing is set.
    fileprivate var countedAgainstLimit: Nutrient? {
        switch self {
        case .folate: .folicAcid
        case .vitaminA: .retinol
        case .magnesium, .niacin, .vitaminE: nil
        default: self
        }
    }
}
