import CorginaCore
import CorginaJournal

/// A diary with one of everything that FHIR can tell.
enum FHIRSample {
    static let now = Sample.lunchtime
    static let supplement = RecordID(high: 9, low: 1)

    static let details: [HealthEvent.Details] = [
        .weight(Weight(kilograms: 68.4)),
        .bloodPressure(BloodPressure(systolic: 142, diastolic: 88, signs: [.headache])),
        .glucose(BloodGlucose(milligramsPerDeciliter: 95, timing: .fasting)),
        .glucose(BloodGlucose(milligramsPerDeciliter: 128, timing: .twoHoursAfterMeal, meal: .lunch)),
        .temperature(Temperature(celsius: 37.2)), .kicks(KickCount(count: 10, minutes: 25)),
        .contraction(Contraction(seconds: 45)), .contraction(Contraction(seconds: nil)),
        .sleep(
            Sleep(minutes: 435, asleep: TimeOfDay(minutes: 1_380), wakings: 2, quality: .fair)),
        .symptom(SymptomReport(name: "Headache", severity: 3, minutes: 90, signs: [.visionChange])),
        .symptom(SymptomReport(name: "Nausea", severity: nil, hasResolved: true)),
        .symptom(
            SymptomReport(name: MoodCheck.name, severity: nil, moodCheck: MoodCheck(interest: 1, mood: 2))),
        .symptom(
            SymptomReport(
                name: EdinburghScore.name, severity: nil, edinburgh: EdinburghScore(total: 11, selfHarm: 1))),
        .hydration(Drink(name: "Water", volume: Milliliters(250))),
        .supplement(SupplementIntake(name: "Iron", dose: "27 mg", count: 2)),
        .appointment(
            Appointment(title: "Midwife", place: "St Mary's", provider: "Ellen", minutes: 45)),
    ]

    static func events() -> [HealthEvent] {
        details.enumerated().map { place, details in
            HealthEvent(
                id: RecordID(high: 5, low: UInt64(place)), moment: now.advanced(bySeconds: -3_600 * (place + 1)),
                details: details, notes: place == 0 ? "Before breakfast <b>&" : "")
        }
    }

    static let profile = Profile(
        firstName: "Mia", timeZone: "America/New_York",
        body: BodyFacts(birthYear: 1995, height: Centimeters(168), weight: Weight(kilograms: 62)))
    static let pregnancy = Pregnancy(
        id: RecordID(high: 7, low: 7), dating: .lastPeriod(now.day - 171, cycleLength: 28),
        scans: [ScanMeasurement(day: now.day - 20, weight: Grams(420))])

    static func diary(_ changes: [Change]) -> Diary {
        var diary = Diary()
        for (place, change) in changes.enumerated() {
            diary.apply(Sample.entry(UInt64(place + 1), change), sequence: place + 1)
        }
        return diary
    }

    static let diary: Diary = {
        let iron = Supplement(
            id: supplement, name: "Iron", dose: DoseAmount(27, .milligrams),
            courses: [Course(start: now.day - 30, schedule: .daily(1))])
        let skipped = SkippedDose(
            slot: DoseSlot(supplement: supplement, day: now.day - 1, number: 1),
            moment: now.advanced(bySeconds: -90_000))
        let meal = Sample.meal(1, .lunch, kilocalories: 560, at: now.advanced(bySeconds: -1_800))
        let note = HealthEvent(id: RecordID(high: 6, low: 1), moment: now, details: .note, notes: "SECRET-NOTE")
        let removed = Sample.water(77, milliliters: 777)
        return diary(
            [.putProfile(profile), .putPregnancy(pregnancy), .putSupplement(iron), .putSkippedDose(skipped)]
                + events().map(Change.putEvent) + [.putEvent(meal), .putEvent(note)]
                + [.putEvent(removed), .remove(removed.id)])
    }()

    /// Every resource of a bundle, as JSON.
    static func resources(_ bundle: FHIRBundle) throws -> [JSON] {
        try JSON(parsing: bundle.encoded())["entry"]?.elements?.compactMap { $0["resource"] } ?? []
    }

    /// A bundle of resources as another program would write it.
    static func file(_ resources: String...) -> [UInt8] {
        let entries = resources.map { "{\"resource\":\($0)}" }.joined(separator: ",")
        return Array("{\"resourceType\":\"Bundle\",\"type\":\"searchset\",\"entry\":[\(entries)]}".utf8)
    }

    static func observation(
        _ code: String, _ value: String, id: String = "1", status: String = "final",
        time: String = "2026-03-09T08:00:00-05:00", subject: String = "Patient/1"
    ) -> String {
        """
        {"resourceType":"Observation","id":"\(id)","status":"\(status)","code":{"coding":[{"system":"http://loinc.org",\
        "code":"\(code)"}]},"subject":{"reference":"\(subject)"},"effectiveDateTime":"\(time)",\(value)}
        """
    }

    static func quantity(_ value: String, _ unit: String) -> String {
        #""valueQuantity":{"value":\#(value),"unit":"\#(unit)","system":"http://unitsofmeasure.org","code":"\#(unit)"}"#
    }
}
