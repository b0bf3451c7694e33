import CorginaCore

extension MeasuredKind {
    /// "Blood pressure"
    public var displayName: String {
        switch self {
        case .weight: "Weight"
        case .bloodPressure: "Blood pressure"
        case .glucose: "Blood glucose"
        case .temperature: "Temperature"
        case .kicks: "Kick counter"
        case .contractions: "Contraction timer"
        }
    }

    var symbol: Icon {
        switch self {
        case .weight: .scale
        case .bloodPressure: .pulse
        case .glucose: .drop
        case .temperature: .thermometer
        case .kicks: .foot
        case .contractions: .timer
        }
    }

    var hue: Hue {
        switch self {
        case .weight: .evening
        case .bloodPressure: .symptom
        case .glucose: .protein
        case .temperature: .calories
        case .kicks: .appointment
        case .contractions: .rose
        }
    }

    var place: Route { .measurements(.kind(self)) }

    /// "Add a weight": the heading of its form.
    var addWords: String {
        switch self {
        case .weight: "Add a weight"
        case .bloodPressure: "Add a reading"
        case .glucose: "Add a reading"
        case .temperature: "Add a reading"
        case .kicks: "Add a count by hand"
        case .contractions: "Add one by hand"
        }
    }
}

extension BloodPressure.Sign {
    /// As she would say it: "Headache".
    var displayName: String {
        switch self {
        case .headache: "Headache"
        case .visionChange: "Blurred vision or spots"
        case .bellyPain: "Pain in the upper belly"
        case .breathless: "Short of breath"
        case .swelling: "Sudden swelling"
        }
    }
}
