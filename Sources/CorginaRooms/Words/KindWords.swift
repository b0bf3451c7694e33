import CorginaCore

extension HealthEvent.Details.Kind {
    /// "Meals", "Drinks", …: what a list of them is called.
    var pluralName: String {
        switch self {
        case .meal: "Meals"
        case .hydration: "Drinks"
        case .supplement: "Supplements"
        case .symptom: "Symptoms"
        case .weight: "Weight"
        case .bloodPressure: "Blood pressure"
        case .glucose: "Glucose"
        case .temperature: "Temperature"
        case .kicks: "Kicks"
        case .contraction: "Contractions"
        case .appointment: "Appointments"
        case .note: "Notes"
        }
    }

    /// The sign ``EventWords`` gives entries of the kind.
    var symbol: Icon {
        switch self {
        case .meal: .meal
        case .hydration, .glucose: .drop
        case .supplement: .pill
        case .symptom: .heart
        case .weight: .scale
        case .bloodPressure: .pulse
        case .temperature: .thermometer
        case .kicks: .foot
        case .contraction: .wave
        case .appointment: .stethoscope
        case .note: .note
        }
    }
}
