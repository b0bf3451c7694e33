/// What is known of a symptom: how strong, how long, how often, and what came with it.
public struct SymptomFacts: Hashable, Sendable {
    /// What she told in numbers; what she did not tell is absent, and no condition on it holds.
    public var quantities: [Quantity: Double]
    /// What she said comes with it, or what it is like.
    public var signs: Set<Sign>
    /// How far along she is; `nil` when not known, and then every condition on the weeks counts as met: better one call too many.
    public var gestationalAge: GestationalAge?

    public init(_ quantities: [Quantity: Double] = [:], _ signs: Set<Sign> = [], at age: GestationalAge? = nil) {
        self.quantities = quantities
        self.signs = signs
        gestationalAge = age
    }

    /// A number a rule asks for, named as the reference names it.
    public enum Quantity: String, CaseIterable, Sendable {
        /// 0 none, 1 mild, 2 moderate, 3 severe.
        case severity
        case minutes = "duration_min"
        case hours = "duration_h"
        case days = "duration_d"
        /// Times in the last 24 hours.
        case timesADay = "count_24h"
        case timesAnHour = "count_1h"
        /// Hours since fluids last stayed down.
        case hoursWithoutFluids = "no_fluids_h"
        /// Hours without urine, or with very dark urine alone; named here, for rule NVP_DEHYD.
        case hoursWithoutUrine = "no_urine_h"
        /// Degrees Celsius.
        case temperature = "temp_c"
        /// Kilograms gained in seven days.
        case gainInAWeek = "gain_kg_7d"
    }

    /// A sign a rule asks for, named as the reference names it.
    public enum Sign: String, CaseIterable, Sendable {
        case present, blood, fever, breathless, sudden, rhythmic, burning, persistent, regular, spreading, blisters,
            red, hot
        case hard, lump, itch, smell, night, face, yellow, green, bloody, watery
        case nonfoodCraving = "nonfood_craving"
        case heavyBleeding = "bleeding_heavy"
        case chestPain = "chest_pain"
        case faint
        case lowMood = "mood_low"
        case visionChange = "vision_change"
        case oneSided = "one_sided"
        case withBleeding = "with_bleeding"
        case withFever = "with_fever"
        case cannotWalk = "cannot_walk"
        case oneLegSwollen = "one_leg_swollen"
        case oneLeg = "one_leg"
        case handsSevere = "hands_severe"
        case palmsAndSoles = "palms_soles"
        case noRash = "no_rash"
        case flankPain = "flank_pain"
        case wateryLeak = "watery_leak"
        // Signs the other table's rules ask for, named here: NVP_DEHYD, NVP_LATE and BLEED_HEAVY.
        case dizzy
        case lateOnset = "late_onset"
        case severePain = "severe_pain"
    }

    /// The severity the diary keeps, 1 (mild) to 5 (severe), on the reference's scale: 4 and 5 are severe.
    public static func severity(ofFive severity: Int) -> Double {
        switch severity {
        case ..<1: 0
        case 1, 2: 1
        case 3: 2
        default: 3
        }
    }
}
