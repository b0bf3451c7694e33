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

    /// The days that have something, the earliest first. A day on which a dose was left out and nothing was logged is one too.
    func days(in range: ClosedRange<CalendarDay>?) -> [CalendarDay] {
        let skipped = diary.records.values.compactMap { $0.current?.skippedDose?.slot.day }
        return Set(diary.days + skipped).filter { range?.contains($0) ?? true }.sorted()
    }

    /// What happened on a day, oldest first, and then the doses left out.
    func events(on day: CalendarDay) -> [FHIRResource] {
        diary.events(on: day).reversed().flatMap { resources($0) } + skippedDoses(on: day)
    }

    private func resources(_ event: HealthEvent) -> [FHIRResource] {
        if case .symptom(let report) = event.details { return symptom(report, event) }
        return resource(event).map { [$0] } ?? []
    }

    /// - Returns: `nil` for what FHIR has no place for, a note that stands alone, and for a symptom, which may be two resources.
    private func resource(_ event: HealthEvent) -> FHIRResource? {
        switch event.details {
        case .weight(let weight): observation(FHIRObservation(weight), event)
        case .bloodPressure(let pressure): observation(FHIRObservation(pressure), event)
        case .glucose(let glucose): observation(FHIRObservation(glucose), event)
        case .temperature(let temperature): observation(FHIRObservation(temperature), event)
        case .kicks(let count): observation(FHIRObservation(count), event)
        case .contraction(let contraction): observation(FHIRObservation(contraction), event)
        case .sleep(let sleep): observation(FHIRObservation(sleep), event)
        case .hydration(let drink): observation(FHIRObservation(drink), event)
        case .meal(let meal): observation(FHIRObservation(meal), event)
        case .supplement(let intake): dose(intake, event)
        case .appointment(let appointment): self.appointment(appointment, event)
        case .symptom, .note: nil
        }
    }
}
