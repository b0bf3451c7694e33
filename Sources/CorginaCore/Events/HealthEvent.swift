/// Something that happened to her, at a moment, as it stands in the diary.
public struct HealthEvent: Hashable, Sendable, Identifiable {
    public var id: RecordID
    public var moment: Moment
    public var details: Details
    /// Her own words about it; empty when she wrote none.
    public var notes: String
    public var tags: [String]
    /// The id of the photo that shows it; `nil` without one.
    public var photo: RecordID?
    /// Whether she marked the photo as one of her bump, for the film of the weeks.
    public var isOfBump: Bool

    public init(
        id: RecordID, moment: Moment, details: Details, notes: String = "", tags: [String] = [],
        photo: RecordID? = nil, isOfBump: Bool = false
    ) {
        self.id = id
        self.moment = moment
        self.details = details
        self.notes = notes
        self.tags = tags
        self.photo = photo
        self.isOfBump = isOfBump
    }

    /// Whether it has a photo that she marked so.
    public var showsBump: Bool { isOfBump && photo != nil }

    /// What happened.
    public enum Details: Hashable, Sendable {
        case meal(Meal)
        case hydration(Drink)
        case supplement(SupplementIntake)
        case symptom(SymptomReport)
        case weight(Weight)
        case bloodPressure(BloodPressure)
        case glucose(BloodGlucose)
        case temperature(Temperature)
        case kicks(KickCount)
        case contraction(Contraction)
        case sleep(Sleep)
        case appointment(Appointment)
        case note
    }
}

extension HealthEvent.Details {
    /// The kind of an event, named as the interface and the journal name it.
    public enum Kind: String, CaseIterable, Sendable {
        case meal, hydration
        case supplement = "vitamin"
        case symptom, weight
        case bloodPressure = "blood_pressure"
        case glucose, temperature, kicks, contraction, sleep, appointment, note
    }

    public var kind: Kind {
        switch self {
        case .meal: .meal
        case .hydration: .hydration
        case .supplement: .supplement
        case .symptom: .symptom
        case .weight: .weight
        case .bloodPressure: .bloodPressure
        case .glucose: .glucose
        case .temperature: .temperature
        case .kicks: .kicks
        case .contraction: .contraction
        case .sleep: .sleep
        case .appointment: .appointment
        case .note: .note
        }
    }
}
