import CorginaCore

extension HealthEvent.Details.Kind {
    /// What a list of them is called, in the room's words (`EntryLook.plural`), which are not public yet.
    var filterName: String {
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
        case .sleep: "Sleep"
        case .appointment: "Appointments"
        case .note: "Notes"
        }
    }
}
