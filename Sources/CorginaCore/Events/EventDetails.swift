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
    /// What a questionnaire came to that she filled in elsewhere.
    public var edinburgh: EdinburghScore?

    public init(
        name: String, severity: Int?, hasResolved: Bool = false, minutes: Int? = nil,
        signs: Set<SymptomFacts.Sign> = [], puqe: PUQE? = nil, amounts: [SymptomFacts.Quantity: Double] = [:],
        moodCheck: MoodCheck? = nil, edinburgh: EdinburghScore? = nil
    ) {
        self.name = name
        self.severity = severity
        self.hasResolved = hasResolved
        self.minutes = minutes
        self.signs = signs
        self.puqe = puqe
        self.amounts = amounts
        self.moodCheck = moodCheck
        self.edinburgh = edinburgh
    }
}
