import Testing

@testable import CorginaCore

/// No rule above routine is forgotten: each is set off by what she logs, told as words where it holds, or is a clinician's to use.
struct EveryRuleTests {
    private let week30 = GestationalAge(weeks: 30)
    private let now = Moment(secondsSinceEpoch: 1_000_000, utcOffset: 0)

    /// Said on a page rather than set off: past 41 weeks in ``DatingNote``'s words, and beside the advice about 5-1-1.
    private let told: Set = ["POSTTERM", "CONTR_EARLIER"]

    @Test func `each row above routine is set off, told or a clinician's`() throws {
        let rules = ClinicalRule.all.filter { $0.level > .routine }
        let clinicians = Set(rules.filter(\.isForClinicians).map(\.id.rawValue))
        let setOff = Set(findings.flatMap { $0.rules.map(\.id.rawValue) }).union(try bleeding())
        let all = Set(rules.map(\.id.rawValue))
        #expect(all.subtracting(setOff).subtracting(told) == clinicians)
        #expect(setOff.isSubset(of: all) && setOff.isDisjoint(with: told))
    }

    private var findings: [CareFindings] {
        measured + nausea + moods
            + [
                pattern(every: 300).findings(at: GestationalAge(weeks: 38)),
                pattern(every: 240).findings(at: GestationalAge(weeks: 38), advice: .fourOneOne),
                pattern(every: 600).findings(at: week30, signs: [.fluidLeak]),
            ]
    }

    private var measured: [CareFindings] {
        [
            BloodPressure(systolic: 165, diastolic: 95).findings(at: week30, signs: [.headache]),
            BloodPressure(systolic: 85, diastolic: 50).findings(at: week30, isFaint: true),
            BloodPressure.homeFindings([BloodPressure(systolic: 136, diastolic: 80)]),
            BloodGlucose(milligramsPerDeciliter: 60).findings, Temperature(celsius: 39.5).findings,
            KickCount(count: 9, minutes: 120).findings(at: week30),
            KickCount.findings(hasChanged: true, neverFelt: true, at: week30), suddenGain.findings,
        ]
    }

    private var suddenGain: WeightCurve {
        let pregnancy = Pregnancy(
            id: RecordID(high: 1, low: 1), dating: .lastPeriod(CalendarDay(number: 20_000), cycleLength: 28))
        let readings = [(203, 70.0), (210, 73)].map { day, kilograms in
            (
                Moment(day: CalendarDay(number: 20_000 + day), time: TimeOfDay(minutes: 480), utcOffset: 0),
                Weight(kilograms: kilograms)
            )
        }
        return WeightCurve(start: Weight(kilograms: 60), readings, in: pregnancy)
    }

    /// A symptom's answer names no rule, and has its reason.
    private func bleeding() throws -> Set<String> {
        let heavy = SymptomReport(name: "Vaginal bleeding", severity: nil, signs: [.heavyBleeding])
        let reasons = Set(CareContext(age: week30).answers(to: [.symptom(heavy)]).map(\.reason))
        return Set(ClinicalRule.all.filter { reasons.contains($0.reason) }.map(\.id.rawValue))
    }

    private var nausea: [CareFindings] {
        [
            NauseaCare(score: PUQE(nausea: 3, vomiting: 3, retching: 3)).findings,
            NauseaCare(score: PUQE(nausea: 5, vomiting: 5, retching: 5), firstCame: GestationalAge(weeks: 9)).findings,
            NauseaCare(
                isDizzy: true, weightBefore: Weight(kilograms: 60), weightNow: Weight(kilograms: 55)
            ).findings,
        ]
    }

    private var moods: [CareFindings] {
        [
            QuestionnaireScore.epds(total: 13, selfHarm: 1).findings, QuestionnaireScore.phq2(3).findings,
            QuestionnaireScore.phq9(total: 10, selfHarm: 0).findings, QuestionnaireScore.gad7(10).findings,
        ]
    }

    private func pattern(every gap: Int) -> ContractionPattern {
        ContractionPattern(
            (0..<16).map { ContractionPattern.Timed(start: now.advanced(bySeconds: -$0 * gap), seconds: 60) }
                .reversed(),
            now: now)
    }
}
