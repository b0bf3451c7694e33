extension ClinicalRule {
    /// What a rule asks for, one thing at a time, as its row writes it.
    public enum Term: Hashable, Sendable {
        /// `systolic_mmhg>=140`
        case measured(Measure, Comparison, Double)
        /// Something she is asked, or tells unasked: `headache`.
        case asked(Sign)
        /// `always`: the weeks of the row alone say when the rule holds.
        case always

        /// Reads a word of a condition; `nil` where it is not known.
        init?(_ token: String) {
            if let sign = Sign(rawValue: token) {
                self = .asked(sign)
            } else if let sides = Comparison.sides(of: token), let measure = Measure(rawValue: sides.name) {
                self = .measured(measure, sides.comparison, sides.figure)
            } else if token == "always" {
                self = .always
            } else {
                return nil
            }
        }
    }

    /// A number that a rule compares, in the unit that its name in the table ends with.
    public enum Measure: String, CaseIterable, Sendable {
        case systolic = "systolic_mmhg"
        case diastolic = "diastolic_mmhg"
        /// The means of readings at home.
        case meanSystolic = "mean_systolic_mmhg"
        case meanDiastolic = "mean_diastolic_mmhg"
        case temperature = "temp_c"

        /// Whenever it was taken.
        case glucose = "glucose_mg_dl"
        case fastingGlucose = "fasting_mg_dl"
        /// After a meal, or after the glucose that the row's topic names.
        case glucoseAfter1Hour = "after_1h_mg_dl"
        case glucoseAfter2Hours = "after_2h_mg_dl"
        case glucoseAfter3Hours = "after_3h_mg_dl"
        case glucoseFactor = "mg_dl_per_mmol_l"

        case movements
        case minutes = "duration_min"
        /// The mean from start to start in the last hour.
        case contractionGap = "gap_min"
        /// The mean in the last hour.
        case contractionLength = "length_min"
        case contractionRun = "run_h"
        case contractionsAnHour = "count_1h"
        /// Of three in a row, the last under way.
        case longestContractionGap = "longest_gap_min"

        case hoursWithoutFluids = "no_fluids_h"
        /// Hours without urine, or with very dark urine alone.
        case hoursWithoutUrine = "no_urine_h"
        /// Of her weight before the pregnancy.
        case weightLoss = "loss_percent"
        /// How far along she was when nausea first came.
        case nauseaFirstCame = "first_came_weeks"
        case weightGainInAWeek = "gain_kg_7d"

        /// The total of the questionnaire that the row's topic names.
        case points
        /// The points of its item about self-harm.
        case selfHarmPoints = "item_points"

        // What a laboratory measures; no entry of the diary holds it.
        case protein = "protein_mg_24h"
        case proteinCreatinineRatio = "protein_creatinine_ratio"
        case dipstick = "dipstick_plus"
        case platelets
        case creatinine
        case creatinineTimes = "creatinine_times"
        case liverEnzymesTimes = "liver_enzymes_times"
        case hemoglobin = "hemoglobin_g_dl"
        case ferritin = "ferritin_ng_ml"
        case bileAcids = "bile_acids_umol_l"
    }

    /// Something she feels or tells that a rule asks for.
    public enum Sign: String, CaseIterable, Sendable {
        case headache
        case visionChange = "vision_change"
        case bellyPain = "belly_pain"
        case breathless, swelling, dizzy, faint
        case fluidLeak = "fluid_leak"
        case bleeding
        /// Soaks a pad in an hour, or passes clots.
        case heavyBleeding = "bleeding_heavy"
        case severePain = "severe_pain"
        case lessMovement = "less_movement"
        /// A clear change from what is usual, or none.
        case changedMovement = "movements_changed"
        case noMovementEver = "no_movement_ever"
        case fever
        case previousBirth = "previous_birth"
        case longTravel = "long_travel"
        case pulmonaryEdema = "pulmonary_edema"
    }
}
