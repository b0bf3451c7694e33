import CorginaCore

/// Makes resources of what a diary says.
struct FHIRWriter {
    let diary: Diary
    let now: Moment
    /// Her own id: made of the first entry about her, so that it is the same in every file of the diary.
    let patientID: RecordID

    init(_ diary: Diary, now: Moment) {
        self.diary = diary
        self.now = now
        let first = diary.profiles.versions.first?.entry
        patientID = RecordID(high: first?.high ?? 0, low: first?.low ?? 0).part(0x7061_7469_656E_7400)
    }

    /// Names her in a resource.
    var subject: JSON { ["reference": .string(patientID.uuidAddress)] }

    /// What happened, oldest first.
    func events(on days: ClosedRange<CalendarDay>?) -> [FHIRResource] {
        let chosen = diary.days.reversed().filter { days?.contains($0) ?? true }
        return chosen.flatMap { day in
            diary.events(on: day).reversed().compactMap(resource) + skippedDoses(on: day)
        }
    }

    /// - Returns: `nil` for what FHIR has no place for: a note that stands alone.
    private func resource(_ event: HealthEvent) -> FHIRResource? {
        switch event.details {
        case .weight(let weight): self.weight(weight, event)
        case .bloodPressure(let pressure): bloodPressure(pressure, event)
        case .glucose(let glucose): self.glucose(glucose, event)
        case .temperature(let temperature): self.temperature(temperature, event)
        case .kicks(let count): movements(count, event)
        case .contraction(let contraction): self.contraction(contraction, event)
        case .sleep(let sleep): self.sleep(sleep, event)
        case .symptom(let report): symptom(report, event)
        case .hydration(let drink): self.drink(drink, event)
        case .meal(let meal): self.meal(meal, event)
        case .supplement(let intake): dose(intake, event)
        case .appointment(let appointment): self.appointment(appointment, event)
        case .note: nil
        }
    }
}

// MARK: Data types of FHIR

extension FHIRWriter {
    /// A moment with its offset. FHIR knows offsets of whole minutes up to 14 hours; any other is told in UTC.
    static func dateTime(_ moment: Moment) -> JSON {
        let isWritable = abs(moment.utcOffset) <= 50_400 && moment.utcOffset.isMultiple(of: 60)
        let shown = isWritable ? moment : Moment(secondsSinceEpoch: moment.secondsSinceEpoch, utcOffset: 0)
        return .string(shown.description)
    }

    /// A code with its words, or words alone where no code is known.
    static func concept(_ code: ClinicalCode.ID?, _ text: String) -> JSON {
        let coding = code.flatMap { ClinicalCode.of($0) }.map { code -> JSON in
            ["system": .string(code.system), "code": .string(code.code), "display": .string(code.display)]
        }
        var members: [JSON.Member] = []
        if let coding { members.append(.init("coding", [coding])) }
        members.append(.init("text", Self.text(text)))
        return .object(members)
    }

    /// Words as FHIR takes them: without control characters, and never empty.
    static func text(_ words: String) -> JSON {
        var text = String.UnicodeScalarView()
        for scalar in words.unicodeScalars where scalar.value >= 32 || scalar == "\n" || scalar == "\t" {
            text.append(scalar)
        }
        let isBlank = text.allSatisfy { $0 == " " || $0 == "\n" || $0 == "\t" }
        return .string(isBlank ? "–" : String(text))
    }

    /// An amount with its unit in UCUM; `nil` for what is no number.
    static func quantity(_ value: Double, _ unit: ClinicalCode.ID) -> JSON? {
        // Four decimals: more than any scale, meter or table has.
        let rounded = (value * 10_000).rounded() / 10_000
        guard rounded.isFinite, let number = JSON.Number(rounded), let unit = ClinicalCode.of(unit) else { return nil }
        return [
            "value": .number(number), "unit": .string(unit.display), "system": .string(unit.system),
            "code": .string(unit.code),
        ]
    }

    /// A part of an observation; `nil` without a value.
    static func component(_ name: String, _ type: String, _ value: JSON?, code: ClinicalCode.ID? = nil) -> JSON? {
        value.map { .object([.init("code", concept(code, name)), .init("value\(type)", $0)]) }
    }

    /// Says why something that must be there is not (the extension data-absent-reason).
    static let unknown: JSON = [
        "extension": [
            ["url": "http://hl7.org/fhir/StructureDefinition/data-absent-reason", "valueCode": "unknown"]
        ]
    ]
}
