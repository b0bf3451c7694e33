import Testing

@testable import CorginaCore

/// What things logged together are answered with: each rule at its row's level, and nothing below its figure.
struct CareAnswerTests {
    private let week30 = GestationalAge(weeks: 30)

    private func symptom(
        _ name: String, _ severity: Int? = nil, _ signs: Set<SymptomFacts.Sign> = [],
        _ amounts: [SymptomFacts.Quantity: Double] = [:], minutes: Int? = nil
    ) -> HealthEvent.Details {
        .symptom(SymptomReport(name: name, severity: severity, minutes: minutes, signs: signs, amounts: amounts))
    }

    private func answers(_ logged: [HealthEvent.Details], at age: GestationalAge? = GestationalAge(weeks: 30))
        -> [CareAnswer]
    {
        CareContext(age: age).answers(to: logged)
    }

    private func level(_ logged: HealthEvent.Details..., at age: GestationalAge? = GestationalAge(weeks: 30))
        -> CareLevel?
    {
        answers(logged, at: age).first?.level
    }

    @Test(arguments: SymptomKind.all.filter { $0.scale == .yesOrNo && $0.level > .routine }.map(\.id.rawValue))
    func `a sign that counts by being there is answered as its row says`(id: String) throws {
        let kind = try #require(SymptomKind.of(id))
        let answer = try #require(answers([symptom(kind.entryName)]).first)
        #expect(answer.level == kind.level && answer.sign == kind.entryName && answer.reason == kind.reasonsToCall)
        #expect(!answer.advice(in: nil).isEmpty)
    }

    @Test func `a fever without a number is answered as its row says, with one as the rules say`() throws {
        let row = try #require(SymptomKind.of("fever"))
        #expect(level(symptom("Fever")) == row.level)
        #expect(level(symptom("Fever", nil, [], [.temperature: 37.9])) == nil)
        #expect(level(symptom("Fever", nil, [], [.temperature: 38])) == ClinicalRule.named("FEVER")?.level)
        #expect(level(symptom("Fever", nil, [], [.temperature: 39.3])) == .callNow)
        #expect(level(symptom("Fever", nil, [], [.temperature: 39.4])) == ClinicalRule.named("FEVER_HIGH")?.level)
        #expect(level(symptom("Temperature", nil, [], [.temperature: 36.8])) == nil)
    }

    @Test func `bleeding is a call now, heavy bleeding or bleeding with severe pain or fainting an emergency`() {
        #expect(level(symptom("Vaginal bleeding")) == .callNow)
        for sign in [SymptomFacts.Sign.heavyBleeding, .severePain, .faint] {
            #expect(level(symptom("Vaginal bleeding", nil, [sign])) == ClinicalRule.named("BLEED_HEAVY")?.level)
        }
        let together = answers([symptom("Vaginal bleeding"), symptom("Cramping", 5)])
        #expect(together.first?.sign == "Vaginal bleeding" && together.first?.level == .emergency)
        #expect(level(symptom("Vaginal bleeding"), symptom("Cramping", 3)) == .callNow)
        #expect(level(symptom("Light spotting")) == .callSameDay)
    }

    @Test func `nausea with dizziness, or nothing kept down, is a call now`() {
        #expect(level(symptom("Nausea", 2)) == nil)
        #expect(level(symptom("Nausea", 2), symptom("Dizziness", 1)) == ClinicalRule.named("NVP_DEHYD")?.level)
        #expect(level(symptom("Vomiting", nil, [], [.hoursWithoutUrine: 8])) == .callNow)
        #expect(level(symptom("Vomiting", nil, [], [.hoursWithoutUrine: 7.9])) == nil)
        #expect(level(symptom("Nausea", 1, [], [.hoursWithoutFluids: 24])) == .callNow)
        #expect(level(symptom("Nausea", 1, [.lateOnset]), at: GestationalAge(weeks: 12)) == .callSameDay)
        #expect(level(symptom("Nausea", 1, [.lateOnset]), at: GestationalAge(weeks: 8)) == nil)
    }

    @Test func `less movement is a call now from 24 weeks on, and where the weeks are not known`() {
        #expect(level(symptom("Reduced movement")) == ClinicalRule.named("KICK_CHANGE")?.level)
        #expect(level(symptom("Reduced movement"), at: GestationalAge(weeks: 24)) == .callNow)
        #expect(level(symptom("Reduced movement"), at: GestationalAge(days: 167)) == nil)
        #expect(level(symptom("Reduced movement"), at: nil) == .callNow)
    }

    @Test func `high pressure with what she felt beside it is an emergency, whenever that day`() {
        let pressure = HealthEvent.Details.bloodPressure(BloodPressure(systolic: 142, diastolic: 88))
        #expect(level(pressure) == .callSameDay)
        #expect(level(pressure, symptom("Headache", 1)) == .emergency)
        let headache = SymptomReport(name: "Headache", severity: 2)
        let earlier = CareContext(age: week30, felt: [headache]).answers(to: [pressure])
        #expect(earlier.map(\.level) == [.emergency])
        let gone = SymptomReport(name: "Headache", severity: nil, hasResolved: true)
        #expect(CareContext(age: week30, felt: [gone]).answers(to: [pressure]).map(\.level) == [.callSameDay])
        let calm = HealthEvent.Details.bloodPressure(BloodPressure(systolic: 139, diastolic: 89))
        #expect(level(calm, symptom("Headache", 1)) == nil)
    }

    @Test func `contractions with fluid, blood, less movement or fever are an emergency, whatever their timing`() {
        let contraction = HealthEvent.Details.contraction(Contraction(seconds: 40))
        #expect(level(contraction) == nil)
        for name in ["Vaginal bleeding", "Reduced movement", "Fever"] {
            let found = answers([contraction, symptom(name)]).first { $0.sign == "Contractions" }
            #expect(found?.level == .emergency, "\(name)")
        }
        #expect(level(contraction, symptom("Fever", nil, [], [.temperature: 37.4])) == nil)
    }

    @Test func `glucose, kicks and weight are answered by their own rules`() {
        #expect(level(.glucose(BloodGlucose(milligramsPerDeciliter: 69))) == .callSameDay)
        #expect(level(.glucose(BloodGlucose(milligramsPerDeciliter: 70))) == nil)
        #expect(level(.kicks(KickCount(count: 9, minutes: 120))) == .callNow)
        #expect(level(.kicks(KickCount(count: 10, minutes: 120))) == nil)
        #expect(level(.weight(Weight(kilograms: 80))) == nil)
    }

    @Test func `a mood score is answered from its figure on, thoughts of harm at once and with somebody to call`()
        throws
    {
        func mood(_ interest: Int, _ mood: Int) -> HealthEvent.Details {
            .symptom(
                SymptomReport(
                    name: MoodCheck.name, severity: nil, moodCheck: MoodCheck(interest: interest, mood: mood)))
        }
        #expect(level(mood(1, 1)) == nil && level(mood(1, 2)) == ClinicalRule.named("PHQ2")?.level)
        let crisis = try #require(answers([symptom("Thoughts of self-harm")]).first)
        #expect(
            crisis.isCrisis && crisis.lines(in: nil) == HelpLine.crisis(in: nil)
                && crisis.advice(in: nil).contains("988"))
    }

    @Test func `one sign is said once, at its highest level, and what has gone is not`() {
        #expect(answers([symptom("Headache", 5), symptom("Headache", 5)]).count == 1)
        let several = answers([symptom("Light spotting"), symptom("Chest pain or racing heart")])
        #expect(several.map(\.level) == [.emergency, .callSameDay])
        #expect(several[0].lines(in: nil) == HelpLine.emergency(in: nil) && several[1].lines(in: nil).isEmpty)
        let gone = HealthEvent.Details.symptom(SymptomReport(name: "Chest pain", severity: nil, hasResolved: true))
        #expect(answers([gone]).isEmpty)
        #expect(answers([.note, .hydration(Drink(name: "Water", volume: Milliliters(250)))]).isEmpty)
    }

    /// What can be answered must say what it rests on, with the table's own figures.
    @Test(arguments: ClinicalRule.all.filter { $0.level > .routine && !$0.isForClinicians })
    func `a reason has the figures of its row`(rule: ClinicalRule) {
        let told = ClinicalRule.numbers(in: rule.reason)
        for figure in rule.figures { #expect(told.contains(figure), "\(rule.id): \(figure)") }
    }
}
