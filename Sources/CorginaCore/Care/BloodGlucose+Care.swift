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
            case .fasting: 95
            case .oneHourAfterMeal: 140
            case .twoHoursAfterMeal: 120
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

    /// Whether it reached the target it is to stay under; `nil` where there is none.
    public func isAboveTarget(_ timing: Timing) -> Bool? { timing.target.map { milligramsPerDeciliter >= $0 } }

    /// What one reading sets off: low sugar. One reading above its target sets off nothing; several are to be shown to her provider.
    /// Source: rule GLU_LOW.
    public var findings: CareFindings { CareFindings([milligramsPerDeciliter < Self.low ? .glucoseLow : nil]) }

    /// Below this, in mg/dL, sugar is low. Source: rule GLU_LOW.
    public static let low = 70.0

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

    public enum CutOff: Int, CaseIterable, Sendable { case low = 130, middle = 135, high = 140 }

    public enum Criteria: String, CaseIterable, Sendable {
        case carpenterCoustan = "CC"
        case nddg = "NDDG"

        var thresholds: [Double] {
            switch self {
            case .carpenterCoustan: [95, 180, 155, 140]
            case .nddg: [105, 190, 165, 145]
            }
        }
    }

    /// How many values lie at or above theirs.
    public var valuesAbove: Int {
        switch self {
        case .screen(let value, let cutOff): value >= Double(cutOff.rawValue) ? 1 : 0
        case .hundredGrams(let values, let criteria): zip(values, criteria.thresholds).count { $0 >= $1 }
        case .seventyFiveGrams(let values): zip(values, [92, 180, 153]).count { $0 >= $1 }
        }
    }

    /// Whether the result is one to talk about with her provider; it is never a diagnosis here.
    public var isPositive: Bool {
        if case .hundredGrams = self { return valuesAbove >= 2 }
        return valuesAbove >= 1
    }
}
