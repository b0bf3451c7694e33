extension SymptomKind {
    /// The rows of `symptoms.csv`, each named as there.
    public enum ID: String, CaseIterable, Sendable {
        case nausea
        case vomiting
        case foodAversion = "food_aversion"
        case craving
        case heartburn
        case constipation
        case diarrhea
        case bloating
        case haemorrhoids
        case fatigue
        case insomnia
        case headache
        case visionChange = "vision_change"
        case dizziness
        case fainting
        case breathlessness
        case chestPain = "chest_pain"
        case palpitations
        case vaginalBleeding = "vaginal_bleeding"
        case spotting
        case cramps
        case abdominalPain = "abdominal_pain"
        case roundLigament = "round_ligament"
        case backPain = "back_pain"
        case pelvicPain = "pelvic_pain"
        case legCramp = "leg_cramp"
        case swelling
        case varicose
        case itching
        case rash
        case skinDarkening = "skin_darkening"
        case fever
        case urineBurning = "urine_burning"
        case frequentUrination = "frequent_urination"
        case leakUrine = "leak_urine"
        case fluidLeak = "fluid_leak"
        case discharge
        case contractions
        case braxtonHicks = "braxton_hicks"
        case pelvicPressure = "pelvic_pressure"
        case fetalMovement = "fetal_movement"
        case breast
        case nosebleed
        case congestion
        case moodLow = "mood_low"
        case anxiety
        case selfHarm = "self_harm"
        case weightChange = "weight_change"
        case bloodPressure = "blood_pressure"
        case glucose
        case metallicTaste = "metallic_taste"
        case injury
        case seizure
    }
}
