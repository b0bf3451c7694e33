extension BloodGlucose {
    /// When a reading was taken, which decides its target.
    public enum Timing: String, CaseIterable, Sendable {
        case fasting
        case oneHourAfterMeal = "1h"
        case twoHoursAfterMeal = "2h"
        case other

        /// The amount to stay under, in mg/dL; `nil` where no target is set. Source: rules GLU_TGT_* (GDM).
        public var target: Double? {
            switch self {
            case .fasting: ClinicalRule.ID.glucoseTargetFasting.figure(.fastingGlucose)
            case .oneHourAfterMeal: ClinicalRule.ID.glucoseTarget1Hour.figure(.glucoseAfter1Hour)
            case .twoHoursAfterMeal: ClinicalRule.ID.glucoseTarget2Hours.figure(.glucoseAfter2Hours)
            case .other: nil
            }
        }

        /// "Fasting", "1 hour after a meal", "2 hours after a meal", "Other".
        public var displayName: String {
            switch self {
            case .fasting: "Fasting"
            case .oneHourAfterMeal: "1 hour after a meal"
            case .twoHoursAfterMeal: "2 hours after a meal"
            case .other: "Other"
            }
        }
    }

    /// Whether it reached the usual target to stay under; `nil` where there is none. Before her it counts only where she follows the
    /// usual targets: ``Profile/isAboveTarget(_:)``.
    public func isAboveTarget(_ timing: Timing) -> Bool? { timing.target.map { milligramsPerDeciliter >= $0 } }

    /// What one reading sets off: low sugar. One reading above its target sets off nothing; several are to be shown to her provider.
    /// Source: rule GLU_LOW.
    public var findings: CareFindings {
        CareFindings(.glucoseLow, for: ClinicalRule.Facts(numbers: [.glucose: milligramsPerDeciliter]))
    }

    /// Below this sugar is low. Source: rule GLU_LOW.
    public static let low = ClinicalRule.ID.glucoseLow.figure(.glucose).map { BloodGlucose(milligramsPerDeciliter: $0) }

    /// In mmol/L, as shown outside the US: 95 mg/dL are 5.3. Source: rule GLU_UNIT, which asks for 18.0 on screens.
    public var millimolesPerLiter: Double { milligramsPerDeciliter / 18 }
}

/// A glucose test of the clinic, with its values in mg/dL. Source: rules GLU_GCT_*, GLU_CC_*, GLU_NDDG_* and GLU_75_* (GDM).
public enum GlucoseTest: Hashable, Sendable {
    /// One hour after 50 g, against the cut-off of her clinic.
    case screen(Double, cutOff: CutOff)
    /// Fasting and 1, 2 and 3 hours after 100 g; two values at or above theirs.
    case hundredGrams([Double], Criteria)
    /// Fasting and 1 and 2 hours after 75 g; one value at or above its.
    case seventyFiveGrams([Double])

    public enum CutOff: CaseIterable, Sendable { case low, middle, high }

    public enum Criteria: CaseIterable, Sendable { case carpenterCoustan, nddg }

    /// How many values lie at or above theirs.
    public var valuesAbove: Int {
        switch self {
        case .screen(let value, _): count([.glucoseAfter1Hour: value])
        case .hundredGrams(let values, _), .seventyFiveGrams(let values):
            count(Dictionary(Array(zip(Self.times, values)), combining: max))
        }
    }

    private static let times: [ClinicalRule.Measure] = [
        .fastingGlucose, .glucoseAfter1Hour, .glucoseAfter2Hours, .glucoseAfter3Hours,
    ]

    private func count(_ values: [ClinicalRule.Measure: Double]) -> Int {
        rules.count { $0.holds(for: ClinicalRule.Facts(numbers: values)) }
    }

    /// The rules its values are held against, in the order of their times.
    var rules: [ClinicalRule.ID] {
        switch self {
        case .screen(_, .low): [.glucoseScreen130]
        case .screen(_, .middle): [.glucoseScreen135]
        case .screen(_, .high): [.glucoseScreen140]
        case .hundredGrams(_, .carpenterCoustan):
            [.carpenterCoustanFasting, .carpenterCoustan1Hour, .carpenterCoustan2Hours, .carpenterCoustan3Hours]
        case .hundredGrams(_, .nddg): [.nddgFasting, .nddg1Hour, .nddg2Hours, .nddg3Hours]
        case .seventyFiveGrams: [.oneStepFasting, .oneStep1Hour, .oneStep2Hours]
        }
    }

    /// Whether the result is one to talk about with her provider; it is never a diagnosis here.
    public var isPositive: Bool {
        if case .hundredGrams = self { return valuesAbove >= 2 }
        return valuesAbove >= 1
    }
}

extension Profile {
    /// Whether a reading reached a target that she said she follows. Others are between her and her team, so nothing is marked by them.
    public func isAboveTarget(_ glucose: BloodGlucose) -> Bool {
        followsGlucoseTargets && glucose.timing.flatMap { glucose.isAboveTarget($0) } == true
    }
}
