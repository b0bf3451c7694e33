import CorginaCore

@testable import CorginaRooms

/// Measurements, counts and contractions, in the states a test should see.
enum MeasurementSamples {
    static let now = PregnancySamples.now
    static let id = RecordID(high: 6, low: 1)

    static let routes: [Route] =
        [
            MeasurementPlace.overview, .reading(id), .removeReading(id), .logbook, .logbookWeek(Samples.today),
            .logbookFile(Samples.today),
        ].map(Route.measurements)
        + MeasuredKind.allCases.map { .measurements(.kind($0)) } + KickStep.allCases.map { .measurements(.count($0)) }
        + ContractionStep.allCases.map { .measurements(.time($0)) }

    static func event(_ number: UInt64, hoursAgo: Int, _ details: HealthEvent.Details, notes: String = "")
        -> HealthEvent
    {
        HealthEvent(
            id: RecordID(high: 6, low: number), moment: now.advanced(bySeconds: -hoursAgo * 3_600), details: details,
            notes: notes)
    }

    /// Newest first, two or more of each kind.
    static let events: [HealthEvent] = [
        event(
            1, hoursAgo: 1,
            .bloodPressure(BloodPressure(systolic: 165, diastolic: 92, signs: [.headache], isFaint: true))),
        event(2, hoursAgo: 2, .temperature(Temperature(celsius: 38.2)), notes: Samples.hostile),
        event(3, hoursAgo: 3, .glucose(BloodGlucose(milligramsPerDeciliter: 62, timing: .fasting))),
        event(4, hoursAgo: 4, .weight(Weight(kilograms: 68.2))),
        event(5, hoursAgo: 20, .kicks(KickCount(count: 4, minutes: 130))),
        event(
            6, hoursAgo: 30,
            .glucose(BloodGlucose(milligramsPerDeciliter: 150, timing: .oneHourAfterMeal, meal: .lunch))),
        event(7, hoursAgo: 50, .bloodPressure(BloodPressure(systolic: 112, diastolic: 72))),
        event(8, hoursAgo: 60, .temperature(Temperature(celsius: 36.9))),
        event(9, hoursAgo: 200, .weight(Weight(kilograms: 65))),
        event(10, hoursAgo: 70, .kicks(KickCount(count: 10, minutes: 31))),
        event(11, hoursAgo: 95, .kicks(KickCount(count: 10, minutes: 21))),
    ]

    /// Every five minutes for more than an hour, a minute long, newest first.
    static let contractions: [HealthEvent] = (0..<15).map { number in
        HealthEvent(
            id: RecordID(high: 7, low: UInt64(number + 1)), moment: now.advanced(bySeconds: -300 * number - 90),
            details: .contraction(Contraction(seconds: number == 3 ? nil : 65)))
    }

    static let profile = Profile(
        firstName: "Mia", timeZone: "Europe/Berlin",
        body: BodyFacts(height: Centimeters(168), weight: Weight(kilograms: 62)))
    static let us = Profile(units: .us, timeZone: "America/New_York", body: profile.body)

    static func readings(
        _ kind: MeasuredKind, _ pregnancy: Pregnancy?, profile: Profile = profile, events: [HealthEvent] = events,
        fields: ReadingFields? = nil, errors: [FieldError] = []
    ) -> ReadingsPage? {
        let mine = events.filter { $0.details.kind == kind.event }
        let weights = mine.compactMap { event -> (moment: Moment, weight: Weight)? in
            if case .weight(let weight) = event.details { (event.moment, weight) } else { nil }
        }
        let curve = pregnancy.flatMap { pregnancy in
            profile.body.weight.map { WeightCurve(start: $0, weights, in: pregnancy) }
        }
        let context = CareContext(age: pregnancy?.gestationalAge(on: now.day), weights: curve)
        return ReadingsPage(
            kind, events: mine, pregnancy: pregnancy, curve: curve,
            answers: mine.first.map { context.answers(to: [$0.details]) } ?? [], afterLoss: pregnancy == nil,
            profile: profile, now: now, fields: fields,
            errors: errors, toast: Toast(words: "Saved", entry: "1", back: kind.place))
    }

    static func kicks(
        _ pregnancy: Pregnancy?, session: KickSession? = nil, minutes: [Int] = [20, 22, 21, 25, 24],
        errors: [FieldError] = []
    ) -> KicksPage? {
        KicksPage(
            session: session, events: events.filter { $0.details.kind == .kicks },
            habit: KickHabit(minutes.map { KickCount(count: 10, minutes: $0) }), pregnancy: pregnancy, profile: profile,
            now: now, errors: errors)
    }

    static func timer(
        _ pregnancy: Pregnancy?, start: Moment? = nil, events: [HealthEvent] = contractions,
        errors: [FieldError] = []
    ) -> ContractionsPage? {
        let timed = events.compactMap { event -> ContractionPattern.Timed? in
            guard case .contraction(let contraction) = event.details else { return nil }
            return ContractionPattern.Timed(start: event.moment, seconds: contraction.seconds)
        }
        return ContractionsPage(
            start: start, events: events, pattern: ContractionPattern(timed, now: now), pregnancy: pregnancy,
            profile: profile, now: now, errors: errors)
    }

    static func session(kicks: Int, secondsAgo: Int) -> KickSession {
        let start = now.advanced(bySeconds: -secondsAgo)
        return KickSession(start: start, kicks: (0..<kicks).map { start.advanced(bySeconds: 30 * ($0 + 1)) })
    }

    static func overview(_ pregnancy: Pregnancy?, events: [HealthEvent] = events) -> MeasurementsPage {
        MeasurementsPage(
            events: events, profile: profile, now: now,
            links: MeasurementLinks(
                pregnancy: pregnancy?.outcome.isOngoing == true ? pregnancy : nil, on: now.day, hasCounted: true,
                session: session(kicks: 3, secondsAgo: 400), contraction: now.advanced(bySeconds: -40),
                english: .ofNoRegion))
    }

    private static let wrong = ["amount", "systolic", "diastolic", "count", "minutes", "length", "day", "time"].map {
        FieldError(field: $0, message: Samples.hostile)
    }

    private static func typed(_ kind: MeasuredKind) -> ReadingFields {
        var fields = ReadingFields(kind, now: now, units: .metric)
        for name in KindFields.names(of: kind.event) { fields.entry.values[name] = Samples.hostile }
        (fields.day, fields.time, fields.notes) = (Samples.hostile, Samples.hostile, Samples.hostile)
        return fields
    }

    static let pages: [(name: String, page: any Page)] = {
        let (midway, term) = (PregnancySamples.pregnancy(171), PregnancySamples.pregnancy(262))
        var pages: [(name: String, page: (any Page)?)] = [
            ("measurements", overview(term)), ("measurements, none", overview(nil, events: [])),
            ("weight, twins", readings(.weight, PregnancySamples.pregnancy(171, babies: 2))),
            ("weight, triplets", readings(.weight, PregnancySamples.pregnancy(171, babies: 3))),
            ("weight, no facts", readings(.weight, midway, profile: Profile(timeZone: "UTC"))),
            ("kicks, before", kicks(midway, minutes: [])), ("kicks, wrong", kicks(term, errors: wrong)),
            ("kicks, going on", kicks(term, session: session(kicks: 4, secondsAgo: 400))),
            ("kicks, too long", kicks(term, session: session(kicks: 4, secondsAgo: 8_000))),
            ("contractions", timer(term)), ("contractions, early", timer(midway)),
            ("contractions, none", timer(term, events: [])), ("contractions, wrong", timer(term, errors: wrong)),
            ("contraction going on", timer(term, start: now.advanced(bySeconds: -42))),
            ("contraction forgotten", timer(term, start: now.advanced(bySeconds: -4_000))),
        ]
        for kind in MeasuredKind.allCases {
            pages += [
                ("\(kind)", readings(kind, midway)), ("\(kind), US", readings(kind, term, profile: us)),
                ("\(kind), none", readings(kind, nil, events: [])),
                ("\(kind), wrong", readings(kind, midway, fields: typed(kind), errors: wrong)),
            ]
        }
        for event in events + contractions.prefix(1) {
            pages.append(
                ("changing \(event.id)", ReadingPage(event, units: .us, today: now.day, errors: wrong)))
        }
        return pages.compactMap { name, page in page.map { (name, $0) } } + afterLoss
    }()

    /// No ongoing pregnancy reaches these pages then.
    static let afterLoss: [(name: String, page: any Page)] =
        [("measurements after a loss", overview(PregnancySamples.lost))]
        + MeasuredKind.allCases.compactMap { kind in
            readings(kind, nil).map { ("\(kind) after a loss", $0) }
        }
}
