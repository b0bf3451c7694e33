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
        case .weight: self = .weight(Weight(kilograms: try fields.amount("kilograms")))
        case .bloodPressure: self = .bloodPressure(try BloodPressure(fields))
        case .glucose: self = .glucose(try BloodGlucose(fields))
        case .temperature: self = .temperature(Temperature(celsius: try fields.amount("celsius")))
        case .kicks: self = .kicks(try KickCount(fields))
        case .contraction: self = .contraction(Contraction(seconds: try fields.optional("seconds", fields.whole)))
        case .appointment: self = .appointment(try Appointment(fields))
        case .note: self = .note
        }
    }

    func json() throws(CodecFault) -> JSON? {
        switch self {
        case .meal(let meal): try meal.json()
        case .hydration(let drink): try drink.json()
        case .supplement(let intake): try intake.json()
        case .symptom(let report): try report.json()
        case .weight(let weight): ["kilograms": try Writer.amount(weight.kilograms, "kilograms")]
        case .bloodPressure(let reading): try reading.json()
        case .glucose(let reading): try reading.json()
        case .temperature(let reading): ["celsius": try Writer.amount(reading.celsius, "celsius")]
        case .kicks(let kicks): try kicks.json()
        case .contraction(let contraction): try contraction.json()
        case .appointment(let appointment): try appointment.json()
        case .note: nil
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

extension BloodPressure {
    init(_ fields: Fields) throws(CodecFault) {
        var signs: Set<Sign> = []
        for sign in try fields.optional("signs", fields.elements) ?? [] {
            guard let name = sign.string else { throw .malformed(field: "signs") }
            // A sign this version does not know makes the whole reading one it cannot judge.
            guard let known = Sign(rawValue: name) else { throw .unfamiliar }
            signs.insert(known)
        }
        self.init(
            systolic: try fields.whole("systolic"), diastolic: try fields.whole("diastolic"), signs: signs,
            isFaint: try fields.optional("faint", fields.flag) ?? false)
    }

    func json() throws(CodecFault) -> JSON {
        let json: JSON = [
            "systolic": try Writer.whole(systolic, "systolic"), "diastolic": try Writer.whole(diastolic, "diastolic"),
        ]
        let names = Sign.allCases.filter(signs.contains).map { JSON.string($0.rawValue) }
        return json.adding("signs", names.isEmpty ? nil : .array(names)).adding("faint", isFaint ? true : nil)
    }
}

extension BloodGlucose {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(
            milligramsPerDeciliter: try fields.amount("mgPerDl"),
            timing: try fields.optional("timing") { name throws(CodecFault) in try fields.word(name) },
            meal: try fields.optional("meal") { name throws(CodecFault) in try fields.word(name) })
    }

    func json() throws(CodecFault) -> JSON {
        let json: JSON = ["mgPerDl": try Writer.amount(milligramsPerDeciliter, "mgPerDl")]
        return json.adding("timing", timing.map { .string($0.rawValue) })
            .adding("meal", meal.map { .string($0.rawValue) })
    }
}

extension KickCount {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(count: try fields.whole("count"), minutes: try fields.optional("minutes", fields.whole))
    }

    func json() throws(CodecFault) -> JSON {
        let json: JSON = ["count": try Writer.whole(count, "count")]
        return json.adding(
            "minutes", try minutes.map { value throws(CodecFault) in try Writer.whole(value, "minutes") })
    }
}

extension Contraction {
    func json() throws(CodecFault) -> JSON {
        let empty: JSON = [:]
        return empty.adding(
            "seconds", try seconds.map { value throws(CodecFault) in try Writer.whole(value, "seconds") })
    }
}
