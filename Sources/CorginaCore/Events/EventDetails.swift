/// Water or another drink that counts towards the day's fluid.
public struct Drink: Hashable, Sendable {
    public var name: String
    public var volume: Milliliters

    public init(name: String, volume: Milliliters) {
        self.name = name
        self.volume = volume
    }
}

/// A supplement or medicine taken.
public struct SupplementIntake: Hashable, Sendable {
    public var name: String
    /// The strength as said, such as "27 mg"; `nil` when not said.
    public var dose: String?
    /// How many tablets, capsules or drops; at least 1.
    public var count: Int
    /// What on her list it was taken for; `nil` for what was said without being on the list.
    public var purpose: Purpose?
    /// What all of it together contained, as her list told when it was taken; `nil` when only ``name`` and ``dose`` tell.
    public var contents: SupplementContents?

    /// What an intake was for.
    public enum Purpose: Hashable, Sendable {
        /// One scheduled dose.
        case dose(DoseSlot)
        /// A supplement of hers, beside its schedule.
        case extra(of: RecordID)
    }

    public init(
        name: String, dose: String?, count: Int, purpose: Purpose? = nil, contents: SupplementContents? = nil
    ) {
        self.name = name
        self.dose = dose
        self.count = count
        self.purpose = purpose
        self.contents = contents
    }
}

/// A symptom she felt.
public struct SymptomReport: Hashable, Sendable {
    public var name: String
    /// 1 (mild) to 5 (severe); `nil` when not said.
    public var severity: Int?
    /// Whether the sentence says it has gone.
    public var hasResolved: Bool
    /// How long it lasted, in minutes; `nil` when not told.
    public var minutes: Int?
    /// What came with it, or what it was like.
    public var signs: Set<SymptomFacts.Sign>
    /// The score of nausea and vomiting, when she took it.
    public var puqe: PUQE?
    /// What she told in numbers besides: how many times, how warm.
    public var amounts: [SymptomFacts.Quantity: Double]
    /// The questions about mood, when she answered them.
    public var moodCheck: MoodCheck?

    public init(
        name: String, severity: Int?, hasResolved: Bool = false, minutes: Int? = nil,
        signs: Set<SymptomFacts.Sign> = [], puqe: PUQE? = nil, amounts: [SymptomFacts.Quantity: Double] = [:],
        moodCheck: MoodCheck? = nil
    ) {
        self.name = name
        self.severity = severity
        self.hasResolved = hasResolved
        self.minutes = minutes
        self.signs = signs
        self.puqe = puqe
        self.amounts = amounts
        self.moodCheck = moodCheck
    }
}

/// Body weight.
public struct Weight: Hashable, Sendable {
    public var kilograms: Double

    public init(kilograms: Double) { self.kilograms = kilograms }
}

/// One blood pressure reading in mmHg.
public struct BloodPressure: Hashable, Sendable {
    public var systolic: Int
    public var diastolic: Int
    /// What she felt beside it.
    public var signs: Set<Sign>
    /// Whether she was dizzy or fainted.
    public var isFaint: Bool

    public init(systolic: Int, diastolic: Int, signs: Set<Sign> = [], isFaint: Bool = false) {
        self.systolic = systolic
        self.diastolic = diastolic
        self.signs = signs
        self.isFaint = isFaint
    }
}

/// One blood glucose reading, stored in mg/dL.
public struct BloodGlucose: Hashable, Sendable {
    public var milligramsPerDeciliter: Double
    /// When it was taken, which decides its target; `nil` when not told.
    public var timing: Timing?
    /// The meal it came after; `nil` when not told, and for one that came after none.
    public var meal: MealType?

    /// 1 mmol/L of glucose in mg/dL (molar mass 180.16 g/mol).
    public static let milligramsPerDeciliterPerMillimole = 18.016

    public init(milligramsPerDeciliter: Double, timing: Timing? = nil, meal: MealType? = nil) {
        self.milligramsPerDeciliter = milligramsPerDeciliter
        self.timing = timing
        self.meal = meal
    }
}

/// Movements felt in a sitting.
public struct KickCount: Hashable, Sendable {
    public var count: Int
    /// How long she counted, in minutes; `nil` when not said.
    public var minutes: Int?

    public init(count: Int, minutes: Int?) {
        self.count = count
        self.minutes = minutes
    }
}

/// One contraction.
public struct Contraction: Hashable, Sendable {
    /// How long it lasted, in seconds; `nil` when not said.
    public var seconds: Int?

    public init(seconds: Int?) { self.seconds = seconds }
}
