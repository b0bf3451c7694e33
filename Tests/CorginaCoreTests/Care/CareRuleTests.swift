import Testing

@testable import CorginaCore

/// Each rule from its table row: it fires at its figure, and below it not.
struct CareRuleTests {
    /// The numbers of a rule's value in the table.
    private func figures(_ id: String) throws -> [Double] { try #require(ClinicalRule.named(id)).figures }

    private func level(_ id: String) throws -> CareLevel { try #require(ClinicalRule.named(id)).level }

    private func fired(_ findings: CareFindings) -> [String] { findings.rules.map(\.id.rawValue) }

    private let week30 = GestationalAge(weeks: 30)

    @Test(arguments: ["BP_HIGH", "BP_SEVERE"])
    func `A pressure fires at either of its figures, and one below at neither`(id: String) throws {
        let (systolic, diastolic) = try (Int(figures(id)[0]), Int(figures(id)[1]))
        func fires(_ reading: BloodPressure) -> Bool { fired(reading.findings(at: week30)).contains(id) }
        #expect(
            fires(BloodPressure(systolic: systolic, diastolic: 70))
                && fires(BloodPressure(systolic: 110, diastolic: diastolic)))
        #expect(!fires(BloodPressure(systolic: systolic - 1, diastolic: diastolic - 1)))
        #expect(try BloodPressure(systolic: systolic, diastolic: 70).findings(at: week30).level == level(id))
    }

    @Test func `High pressure with a sign is an emergency from 20 weeks on, and where the weeks are not known`() throws
    {
        let high = BloodPressure(systolic: 140, diastolic: 80)
        for sign in BloodPressure.Sign.allCases {
            #expect(fired(high.findings(at: GestationalAge(weeks: 20), signs: [sign])) == ["BP_HIGH_SX", "BP_HIGH"])
        }
        #expect(fired(high.findings(at: GestationalAge(days: 139), signs: [.headache])) == ["BP_HIGH"])
        #expect(high.findings(at: nil, signs: [.headache]).level == .emergency)
        #expect(fired(BloodPressure(systolic: 139, diastolic: 89).findings(at: week30, signs: [.headache])) == [])
    }

    @Test func `Low pressure is told with dizziness alone, and the range to mention is no finding`() {
        #expect(fired(BloodPressure(systolic: 89, diastolic: 60).findings(at: week30, isFaint: true)) == ["BP_LOW"])
        #expect(fired(BloodPressure(systolic: 89, diastolic: 60).findings(at: week30)) == [])
        #expect(fired(BloodPressure(systolic: 90, diastolic: 60).findings(at: week30, isFaint: true)) == [])
        #expect(
            [119, 120, 139, 140].map { BloodPressure(systolic: $0, diastolic: 70).isElevated } == [
                false, true, true, false,
            ])
        #expect(
            [79, 80, 89, 90].map { BloodPressure(systolic: 110, diastolic: $0).isElevated } == [
                false, true, true, false,
            ])
    }

    @Test func `The mean at home has the lower threshold`() throws {
        let (systolic, diastolic) = try (Int(figures("BP_HOME")[0]), Int(figures("BP_HOME")[1]))
        let readings = [
            BloodPressure(systolic: systolic - 4, diastolic: 70), BloodPressure(systolic: systolic + 4, diastolic: 70),
        ]
        #expect(fired(BloodPressure.homeFindings(readings)) == ["BP_HOME"])
        #expect(fired(BloodPressure.homeFindings([BloodPressure(systolic: 100, diastolic: diastolic)])) == ["BP_HOME"])
        #expect(
            fired(BloodPressure.homeFindings(readings + [BloodPressure(systolic: systolic - 1, diastolic: 70)])) == [])
        #expect(fired(BloodPressure.homeFindings([])) == [])
    }

    @Test(arguments: ["FEVER", "FEVER_HIGH"])
    func `A temperature fires at its figure, a tenth below not`(id: String) throws {
        let figure = try figures(id)[0]
        #expect(fired(Temperature(celsius: figure).findings).first == id)
        #expect(try Temperature(celsius: figure).findings.level == level(id))
        #expect(!fired(Temperature(celsius: figure - 0.1).findings).contains(id))
    }

    @Test func `Fahrenheit reads as the reference's figures`() {
        #expect(Temperature(fahrenheit: 100.4).celsius == 38 && Temperature(fahrenheit: 103).celsius == 39.4)
        #expect(Temperature(fahrenheit: 100.3).findings.level == nil)
    }

    @Test(arguments: [
        ("GLU_TGT_FAST", BloodGlucose.Timing.fasting), ("GLU_TGT_1H", .oneHourAfterMeal),
        ("GLU_TGT_2H", .twoHoursAfterMeal),
    ])
    func `A glucose target is to stay under`(id: String, timing: BloodGlucose.Timing) throws {
        let target = try figures(id)[0]
        #expect(timing.target == target)
        #expect(BloodGlucose(milligramsPerDeciliter: target).isAboveTarget(timing) == true)
        #expect(BloodGlucose(milligramsPerDeciliter: target - 0.1).isAboveTarget(timing) == false)
        #expect(BloodGlucose(milligramsPerDeciliter: 300).isAboveTarget(.other) == nil)
        let millimoles = try #require(ClinicalRule.named(id)).reason
        #expect(
            millimoles == "\(Figure.decimal(BloodGlucose(milligramsPerDeciliter: target).millimolesPerLiter)) mmol/L")
    }

    @Test func `Low sugar fires below its figure alone`() throws {
        let figure = try figures("GLU_LOW")[0]
        #expect(fired(BloodGlucose(milligramsPerDeciliter: figure - 0.1).findings) == ["GLU_LOW"])
        #expect(fired(BloodGlucose(milligramsPerDeciliter: figure).findings) == [])
    }

    @Test func `The clinic's glucose tests have the reference's thresholds`() throws {
        for cutOff in GlucoseTest.CutOff.allCases {
            let figure = try #require(GlucoseTest.screen(0, cutOff: cutOff).rules.first?.figure(.glucoseAfter1Hour))
            #expect(GlucoseTest.screen(figure, cutOff: cutOff).isPositive)
            #expect(!GlucoseTest.screen(figure - 1, cutOff: cutOff).isPositive)
        }
        for (criteria, name) in [(GlucoseTest.Criteria.carpenterCoustan, "CC"), (.nddg, "NDDG")] {
            let thresholds = try ["FAST", "1H", "2H", "3H"].map { try figures("GLU_\(name)_\($0)")[0] }
            #expect(!GlucoseTest.hundredGrams([thresholds[0], 0, 0, 0], criteria).isPositive)
            #expect(GlucoseTest.hundredGrams([thresholds[0], 0, thresholds[2], 0], criteria).isPositive)
        }
        let thresholds = try ["FAST", "1H", "2H"].map { try figures("GLU_75_\($0)")[0] }
        for place in thresholds.indices {
            var values = thresholds.map { $0 - 1 }
            #expect(!GlucoseTest.seventyFiveGrams(values).isPositive)
            values[place] += 1
            #expect(GlucoseTest.seventyFiveGrams(values).isPositive)
        }
    }

    @Test func `Nausea without fluids for a day, without urine for 8 hours or with dizziness is a call now`() throws {
        let hours = try figures("NVP_DEHYD")[0]
        #expect(fired(NauseaCare(hoursWithoutFluids: hours).findings) == ["NVP_DEHYD"])
        #expect(fired(NauseaCare(hoursWithoutFluids: hours - 0.1).findings) == [])
        #expect(
            fired(NauseaCare(hoursWithoutUrine: 8).findings) == ["NVP_DEHYD"]
                && fired(NauseaCare(hoursWithoutUrine: 7.9).findings) == [])
        #expect(fired(NauseaCare(isDizzy: true).findings) == ["NVP_DEHYD"])
    }

    @Test func `A loss of more than 5 % of the weight before fires, 5 % does not`() {
        for before in stride(from: 40.0, through: 120, by: 0.7) {
            func loses(_ share: Double) -> [String] {
                fired(
                    NauseaCare(
                        weightBefore: Weight(kilograms: before), weightNow: Weight(kilograms: before * (1 - share))
                    ).findings)
            }
            #expect(loses(0.05) == [] && loses(0.051) == ["NVP_WEIGHT"] && loses(-0.1) == [])
        }
    }

    @Test func `Nausea that first comes from week 9 on wants another look`() throws {
        let week = Int(try figures("NVP_LATE")[0])
        #expect(fired(NauseaCare(firstCame: GestationalAge(weeks: week)).findings) == ["NVP_LATE"])
        #expect(fired(NauseaCare(firstCame: GestationalAge(days: week * 7 - 1)).findings) == [])
    }

    @Test func `Questionnaire totals fire at their figures, and any thought of self-harm at once`() throws {
        func epds(_ total: Int, _ selfHarm: Int = 0) -> [String] {
            fired(QuestionnaireScore.epds(total: total, selfHarm: selfHarm).findings)
        }
        let (possible, likely) = try (Int(figures("EPDS_POSSIBLE")[0]), Int(figures("EPDS_LIKELY")[0]))
        #expect(epds(possible) == ["EPDS_POSSIBLE"] && epds(possible - 1) == [])
        #expect(epds(likely).contains("EPDS_LIKELY") && !epds(likely - 1).contains("EPDS_LIKELY"))
        #expect(
            epds(0, 1) == ["EPDS_Q10"] && QuestionnaireScore.phq9(total: 0, selfHarm: 1).findings.level == .emergency)
        let totals = try (Int(figures("PHQ2")[0]), Int(figures("PHQ9")[0]), Int(figures("GAD7")[0]))
        #expect(
            fired(QuestionnaireScore.phq2(totals.0).findings) == ["PHQ2"]
                && fired(QuestionnaireScore.phq2(totals.0 - 1).findings) == [])
        #expect(fired(QuestionnaireScore.phq9(total: totals.1, selfHarm: 0).findings) == ["PHQ9"])
        #expect(fired(QuestionnaireScore.phq9(total: totals.1 - 1, selfHarm: 0).findings) == [])
        #expect(
            fired(QuestionnaireScore.gad7(totals.2).findings) == ["GAD7"]
                && fired(QuestionnaireScore.gad7(totals.2 - 1).findings) == [])
    }

    @Test func `Findings come the most pressing first, each once`() {
        let severe = BloodPressure(systolic: 170, diastolic: 100).findings(at: week30)
        #expect(fired(severe) == ["BP_SEVERE", "BP_HIGH"])
        #expect(fired(Temperature(celsius: 38).findings + severe + severe) == ["BP_SEVERE", "FEVER", "BP_HIGH"])
    }
}
