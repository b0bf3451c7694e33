import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// What a shortcut speaks.
@Suite struct InterfaceWordingTests {
    private func answer(
        _ events: [HealthEvent], sentence: String = "", isUnderstood: Bool = true, notUnderstood: [String] = [],
        question: String? = nil, pleaseCheck: [String] = [], care: CareNotice? = nil,
        units: Profile.UnitSystem = .metric
    ) -> SaidAnswer {
        SaidAnswer(
            sentence: sentence, events: events, isUnderstood: isUnderstood, notUnderstood: notUnderstood,
            question: question, pleaseCheck: pleaseCheck, care: care, units: units, english: .ofNoRegion,
            today: Samples.today)
    }

    private func event(_ details: HealthEvent.Details, day: Int = 0) -> HealthEvent {
        HealthEvent(
            id: RecordID(high: 1, low: 1),
            moment: Moment(day: Samples.today + day, time: TimeOfDay(minutes: 840), utcOffset: 0), details: details)
    }

    @Test func `each kind is said as one would say it`() {
        for (details, words) in [
            (Samples.meal("Porkchop and potatoes", .dinner, energy: 538), "Added porkchop and potatoes, 538 calories."),
            (.hydration(Drink(name: "Water", volume: Milliliters(250))), "Added water, about 250 millilitres."),
            (.supplement(SupplementIntake(name: "Iron", dose: "27 mg", count: 1)), "Iron taken."),
            (.supplement(SupplementIntake(name: "Iron", dose: nil, count: 2)), "Iron, 2 taken."),
            (.symptom(SymptomReport(name: "Nausea", severity: 2)), "Nausea noted."),
            (.weight(Weight(kilograms: 62)), "Weight noted: 62 kilograms."),
            (.bloodPressure(BloodPressure(systolic: 118, diastolic: 76)), "Blood pressure noted: 118 over 76."),
            (.temperature(Temperature(celsius: 37.2)), "Temperature noted: 37.2 °C."),
            (.kicks(KickCount(count: 10, minutes: 23)), "10 movements noted."),
            (.appointment(Appointment(title: "Midwife")), "Midwife planned for Saturday, 21 November 2026, 14:00."),
            (.note, "Note kept."),
        ] as [(HealthEvent.Details, String)] {
            #expect(answer([event(details)]).spoken == words)
        }
        let us = answer(
            [event(.hydration(Drink(name: "Water", volume: .cup))), event(.weight(Weight(kilograms: 62)))], units: .us)
        #expect(us.spoken == "Added water, about 8 fluid ounces. Weight noted: 136.7 pounds.")
    }

    @Test func `each kind is read back as one would say it`() {
        let speech = SpokenEvent(sentence: "", units: .metric, english: .ofNoRegion, today: Samples.today)
        for (details, words) in [
            (Samples.meal("Porkchop and potatoes", .dinner, energy: 538), "porkchop and potatoes, 538 calories"),
            (.hydration(Drink(name: "Water", volume: Milliliters(250))), "water, about 250 millilitres"),
            (.supplement(SupplementIntake(name: "Iron", dose: "27 mg", count: 1)), "iron"),
            (.supplement(SupplementIntake(name: "Iron", dose: nil, count: 2)), "iron, 2"),
            (.symptom(SymptomReport(name: "Nausea", severity: 2)), "nausea, mild"),
            (.symptom(SymptomReport(name: "Nausea", severity: nil)), "nausea"),
            (.weight(Weight(kilograms: 62)), "weight 62 kilograms"),
            (.bloodPressure(BloodPressure(systolic: 118, diastolic: 76)), "blood pressure 118 over 76"),
            (.temperature(Temperature(celsius: 37.2)), "temperature 37.2 °C"),
            (.kicks(KickCount(count: 10, minutes: 23)), "10 movements"),
            (.contraction(Contraction(seconds: 55)), "a contraction"),
            (.appointment(Appointment(title: "Midwife")), "Midwife for Saturday, 21 November 2026, 14:00"),
            (.note, "a note"),
        ] as [(HealthEvent.Details, String)] {
            #expect(details.kind.entry.heard(details, speech, event(details).moment) == words)
        }
    }

    @Test func `what a script reads has one unit of energy for all`() {
        var said = answer([event(Samples.meal("Porkchop and potatoes", .dinner, energy: 538))])
        said.english = WrittenEnglish(region: .uk)
        #expect(said.json["events"]?.elements?.first?["detail"]?.text == "Dinner · 538 cal")
        #expect(said.spoken == "Added porkchop and potatoes, 538 calories.")
    }

    @Test func `a name is small unless she wrote it large`() {
        let cheerios = event(Samples.meal("Cheerios", .breakfast, energy: 210))
        #expect(answer([cheerios], sentence: "a bowl of Cheerios").spoken == "Added Cheerios, 210 calories.")
        #expect(answer([cheerios], sentence: "a bowl of cheerios").spoken == "Added cheerios, 210 calories.")
        #expect(answer([cheerios], sentence: "my cereal").spoken == "Added cheerios, 210 calories.")
    }

    @Test func `another day is named`() {
        let apple = Samples.meal("Apple", .snack, energy: 95)
        #expect(answer([event(apple, day: -1)]).spoken == "Added apple, 95 calories, yesterday.")
        #expect(answer([event(apple, day: -3)]).spoken == "Added apple, 95 calories, Wednesday, 18 November.")
    }

    @Test func `what is not sure is said last, and where to look`() {
        let meal = event(Samples.meal("Oatmeal", .breakfast, energy: 150))
        let said = answer(
            [meal], notUnderstood: ["qwortle", "blim"], question: "Did you mean milk or cream?",
            pleaseCheck: ["Oatmeal"])
        #expect(
            said.spoken
                == "Added oatmeal, 150 calories. I did not understand qwortle, blim. Did you mean milk or cream? I am not sure of oatmeal. Please look at it on Today."
        )
        let nothing = answer([event(.note)], isUnderstood: false, notUnderstood: ["qwortle"])
        #expect(nothing.spoken == "I did not understand that. Your words are kept as a note.")
    }

    @Test func `what should not wait comes first, each advice once, and its JSON says what the page does`() throws {
        let events = [
            event(.symptom(SymptomReport(name: "Headache", severity: 4))),
            event(.bloodPressure(BloodPressure(systolic: 172, diastolic: 112))),
        ]
        let answers = Diary().careAnswers(to: events)
        let care = try #require(CareNotice(answers, english: .ofNoRegion))
        let said = answer(events, care: care)
        #expect(said.spoken.contains(CareNotice.worry + " Headache noted."))
        #expect(said.spoken.hasPrefix(answers[0].sign))
        let json = try #require(said.json["advice"]?.elements)
        #expect(json.map { $0["advice"]?.text } == answers.map { $0.advice(in: nil) })
        #expect(json.map { $0["reason"]?.text } == answers.map(\.reason))
        #expect(json.allSatisfy { $0["level"]?.text != "routine" })
        let later = try #require(CareNotice(answers, afterLoss: true, english: .ofNoRegion))
        #expect(answer(events, care: later).json["advice"]?.elements?.allSatisfy { $0["reason"] == nil } == true)
    }

    @Test func `of a diary with nothing in it there is little to say`() {
        let figures = TodayFigures(Diary(), now: SupplementSamples.now)
        #expect(figures.spoken == "0 calories so far. 0 of 8 glasses drunk.")
        #expect(figures.json["pregnancy"] == .null && figures.json["taken"]?["of"]?.integer == 0)
    }

    @Test func `a token is told by what it may and when it was used`() {
        func token(_ rights: Set<TokenRight>, _ ago: Int?) -> Token {
            Token(
                id: Samples.draft, name: "Siri", rights: rights, made: Samples.today - 30,
                seen: ago.map { Samples.today - $0 }, today: Samples.today, english: .ofNoRegion)
        }
        #expect(token([.say], nil).detail == "Adds entries · never used")
        #expect(token([.read], 0).detail == "Reads · last used today")
        #expect(token([.say, .read], 1).detail == "Adds entries and reads · last used yesterday")
        #expect(token([.read], 9).detail == "Reads · last used 12 November 2026")
        #expect(token([.read], -1).detail == "Reads · last used today")
    }
}
