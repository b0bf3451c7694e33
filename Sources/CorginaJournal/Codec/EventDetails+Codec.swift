import CorginaCore

extension HealthEvent.Details {
    /// - Parameter fields: what the kind carries; a note carries nothing.
    init(kind: Kind, _ fields: Fields?) throws(CodecFault) {
        guard kind != .note else {
            self = .note
            return
        }
        guard let fields else { throw .malformed(field: "details") }
        switch kind {
        case .meal: self = .meal(try Meal(fields))
        case .hydration: self = .hydration(try Drink(fields))
        case .supplement: self = .supplement(try SupplementIntake(fields))
        case .symptom: self = .symptom(try SymptomReport(fields))
        case .appointment: self = .appointment(try Appointment(fields))
        case .note: self = .note
        default:
            guard let reading = kind.reading else { throw .unfamiliar }
            let values = try ReadingValues(reading.description, fields)
            guard let details = reading.details(values) else { throw .malformed(field: "details") }
            self = details
        }
    }

    func json() throws(CodecFault) -> JSON? {
        switch self {
        case .meal(let meal): try meal.json()
        case .hydration(let drink): try drink.json()
        case .supplement(let intake): try intake.json()
        case .symptom(let report): try report.json()
        case .appointment(let appointment): try appointment.json()
        case .note: nil
        default: try readingValues?.json(kind.reading?.description.fields ?? [])
        }
    }
}

extension Drink {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(name: try fields.text("name"), volume: Milliliters(try fields.amount("ml")))
    }

    func json() throws(CodecFault) -> JSON {
        ["name": .string(name), "ml": try Writer.amount(volume.value, "ml")]
    }
}
