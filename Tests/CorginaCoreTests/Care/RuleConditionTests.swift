import Testing

@testable import CorginaCore

/// What each rule says below, at and above its figure, written down: the figures stand in the table alone, and a slip there is seen here.
struct RuleConditionTests {
    /// A rule with a number below its figure, the figure, and one above, and where of the three it holds.
    struct Vector: Sendable, CustomTestStringConvertible {
        let rule: ClinicalRule.ID
        let measure: ClinicalRule.Measure
        let values: [Double]
        let holds: [Bool]
        var numbers: [ClinicalRule.Measure: Double] = [:]
        var signs: Set<ClinicalRule.Sign> = []

        init(
            _ rule: ClinicalRule.ID, _ measure: ClinicalRule.Measure, _ values: [Double], _ holds: [Bool],
            _ numbers: [ClinicalRule.Measure: Double] = [:], _ signs: Set<ClinicalRule.Sign> = []
        ) {
            (self.rule, self.measure, self.values, self.holds) = (rule, measure, values, holds)
            (self.numbers, self.signs) = (numbers, signs)
        }

        var testDescription: String { "\(rule.rawValue), \(measure.rawValue)" }
    }

    /// At the figure and above it.
    private static let from = [false, true, true]
    /// Above the figure alone.
    private static let over = [false, false, true]
    /// Below the figure alone.
    private static let under = [true, false, false]
    /// Below the figure and at it.
    private static let upTo = [true, true, false]

    static let vectors: [Vector] = pressures + glucose + pregnancy + scores

    private static let pressures = [
        Vector(.pressureNormal, .systolic, [119, 120, 121], under, [.diastolic: 79]),
        Vector(.pressureNormal, .diastolic, [79, 80, 81], under, [.systolic: 119]),
        Vector(.pressureElevated, .systolic, [119, 120, 121], from, [.diastolic: 70]),
        Vector(.pressureElevated, .systolic, [139, 140, 141], under, [.diastolic: 85]),
        Vector(.pressureElevated, .diastolic, [79, 80, 81], from, [.systolic: 110]),
        Vector(.pressureElevated, .diastolic, [89, 90, 91], under, [.systolic: 130]),
        Vector(.pressureHigh, .systolic, [139, 140, 141], from, [.diastolic: 70]),
        Vector(.pressureHigh, .diastolic, [89, 90, 91], from, [.systolic: 110]),
        Vector(.pressureHighWithSigns, .systolic, [139, 140, 141], from, [.diastolic: 70], [.headache]),
        Vector(.pressureHighWithSigns, .diastolic, [89, 90, 91], from, [.systolic: 110], [.swelling]),
        Vector(
            .pressureHighWithSigns, .systolic, [139, 140, 200], [false, false, false], [.diastolic: 100], [.faint]),
        Vector(.pressureSevere, .systolic, [159, 160, 161], from, [.diastolic: 70]),
        Vector(.pressureSevere, .diastolic, [109, 110, 111], from, [.systolic: 110]),
        Vector(.pressureLow, .systolic, [89, 90, 91], under, [.diastolic: 60], [.faint]),
        Vector(.pressureLow, .systolic, [89, 90, 91], [false, false, false], [.diastolic: 60]),
        Vector(.pressureHighAtHome, .meanSystolic, [134.9, 135, 135.1], from, [.meanDiastolic: 70]),
        Vector(.pressureHighAtHome, .meanDiastolic, [84.9, 85, 85.1], from, [.meanSystolic: 110]),
        Vector(.fever, .temperature, [37.9, 38, 38.1], from),
        Vector(.feverHigh, .temperature, [39.3, 39.4, 39.5], from),
    ]

    private static let glucose = [
        Vector(.glucoseTargetFasting, .fastingGlucose, [94.9, 95, 95.1], under),
        Vector(.glucoseTarget1Hour, .glucoseAfter1Hour, [139.9, 140, 140.1], under),
        Vector(.glucoseTarget2Hours, .glucoseAfter2Hours, [119.9, 120, 120.1], under),
        Vector(.glucoseLow, .glucose, [69.9, 70, 70.1], under),
        Vector(.glucoseScreen130, .glucoseAfter1Hour, [129, 130, 131], from),
        Vector(.glucoseScreen135, .glucoseAfter1Hour, [134, 135, 136], from),
        Vector(.glucoseScreen140, .glucoseAfter1Hour, [139, 140, 141], from),
        Vector(.carpenterCoustanFasting, .fastingGlucose, [94, 95, 96], from),
        Vector(.carpenterCoustan1Hour, .glucoseAfter1Hour, [179, 180, 181], from),
        Vector(.carpenterCoustan2Hours, .glucoseAfter2Hours, [154, 155, 156], from),
        Vector(.carpenterCoustan3Hours, .glucoseAfter3Hours, [139, 140, 141], from),
        Vector(.nddgFasting, .fastingGlucose, [104, 105, 106], from),
        Vector(.nddg1Hour, .glucoseAfter1Hour, [189, 190, 191], from),
        Vector(.nddg2Hours, .glucoseAfter2Hours, [164, 165, 166], from),
        Vector(.nddg3Hours, .glucoseAfter3Hours, [144, 145, 146], from),
        Vector(.oneStepFasting, .fastingGlucose, [91, 92, 93], from),
        Vector(.oneStep1Hour, .glucoseAfter1Hour, [179, 180, 181], from),
        Vector(.oneStep2Hours, .glucoseAfter2Hours, [152, 153, 154], from),
    ]

    private static let pregnancy = [
        Vector(.nauseaDehydration, .hoursWithoutFluids, [23.9, 24, 24.1], from),
        Vector(.nauseaDehydration, .hoursWithoutUrine, [7.9, 8, 8.1], from),
        Vector(.nauseaWeightLoss, .weightLoss, [4.9, 5, 5.1], over),
        Vector(.nauseaLate, .nauseaFirstCame, [8.9, 9, 9.1], from),
        Vector(.kickTarget, .movements, [9, 10, 11], from, [.minutes: 120]),
        Vector(.kickTarget, .minutes, [119, 120, 121], upTo, [.movements: 10]),
        Vector(.kicksTooFew, .movements, [9, 10, 11], under, [.minutes: 120]),
        Vector(.kicksTooFew, .minutes, [119, 120, 121], from, [.movements: 9]),
        Vector(
            .contractions511, .contractionGap, [4.9, 5, 5.1], upTo, [.contractionLength: 1, .contractionRun: 1]),
        Vector(
            .contractions511, .contractionLength, [0.9, 1, 1.1], from, [.contractionGap: 5, .contractionRun: 1]),
        Vector(
            .contractions511, .contractionRun, [0.9, 1, 1.1], from, [.contractionGap: 5, .contractionLength: 1]),
        Vector(
            .contractions411, .contractionGap, [3.9, 4, 4.1], upTo, [.contractionLength: 1, .contractionRun: 1]),
        Vector(.contractionsPreterm, .contractionsAnHour, [3, 4, 5], from),
        Vector(.contractionsPreterm, .longestContractionGap, [9.9, 10, 10.1], upTo),
        Vector(.weightSuddenGain, .weightGainInAWeek, [2.2, 2.3, 2.4], from),
    ]

    private static let scores = [
        Vector(.puqeMild, .points, [5, 6, 7], upTo), Vector(.puqeModerate, .points, [6, 7, 12], from),
        Vector(.puqeModerate, .points, [11, 12, 13], upTo), Vector(.puqeSevere, .points, [12, 13, 15], from),
        Vector(.epdsPossible, .points, [9, 10, 11], from), Vector(.epdsLikely, .points, [12, 13, 14], from),
        Vector(.epdsSelfHarm, .selfHarmPoints, [0, 1, 3], from), Vector(.phq2, .points, [2, 3, 4], from),
        Vector(.phq9, .points, [9, 10, 11], from), Vector(.gad7, .points, [9, 10, 11], from),
    ]

    @Test(arguments: vectors)
    func `a rule holds where it is written down that it does`(vector: Vector) {
        let held = vector.values.map { value in
            var facts = ClinicalRule.Facts(numbers: vector.numbers, signs: vector.signs)
            facts.numbers[vector.measure] = value
            return vector.rule.holds(for: facts)
        }
        #expect(held == vector.holds)
    }

    /// The first and the last day a rule holds on.
    static let weeks: [(rule: ClinicalRule.ID, first: Int?, last: Int?)] = [
        (.pressureHighWithSigns, 140, nil), (.kicksTooFew, 196, nil), (.kicksChanged, 168, nil),
        (.kicksNoneBy24Weeks, 168, nil), (.contractions511, 259, nil), (.contractions411, 259, nil),
        (.contractionsPreterm, 140, 258), (.weightSuddenGain, 140, nil), (.pressureHigh, nil, nil),
        (.postterm, 287, nil),
        (.kickCountingStart, 196, nil), (.glucoseScreen130, 168, 202), (.haemoglobinSecondTrimester, 98, 195),
        (.fever, nil, nil), (.nauseaLate, nil, nil), (.contractionsWithSigns, nil, nil),
    ]

    @Test(arguments: weeks)
    func `a rule holds in its weeks, and where they are not known`(rule: ClinicalRule.ID, first: Int?, last: Int?)
        throws
    {
        let ages = try #require(rule.rule).ages
        #expect(ages.first?.days == first && ages.last?.days == last && ages.contains(nil))
        if let first {
            #expect(ages.contains(GestationalAge(days: first)) && !ages.contains(GestationalAge(days: first - 1)))
        }
        if let last {
            #expect(ages.contains(GestationalAge(days: last)) && !ages.contains(GestationalAge(days: last + 1)))
        }
    }

    @Test func `what is not known meets no condition, and a sign does where one is asked for`() {
        let asked: [(ClinicalRule.ID, [ClinicalRule.Sign])] = [
            (.kicksChanged, [.changedMovement]), (.kicksNoneBy24Weeks, [.noMovementEver]),
            (.nauseaDehydration, [.dizzy]),
            (.contractionsWithSigns, [.fluidLeak, .bleeding, .lessMovement, .fever]),
            (.bleedingHeavy, [.heavyBleeding, .severePain, .faint]),
        ]
        for (rule, signs) in asked {
            for sign in signs { #expect(rule.holds(for: ClinicalRule.Facts(signs: [sign])), "\(rule), \(sign)") }
        }
        let always: Set<ClinicalRule.ID> = [.kickCountingStart, .postterm]
        for id in ClinicalRule.ID.allCases {
            #expect(id.holds(for: ClinicalRule.Facts()) == always.contains(id), "\(id)")
        }
    }

    @Test func `the factor for mmol/L is the table's`() {
        #expect(ClinicalRule.ID.glucoseUnit.figure(.glucoseFactor) == BloodGlucose.milligramsPerDeciliterPerMillimole)
    }

    @Test func `the figures on screens are the rules'`() {
        #expect(BloodPressure.high == BloodPressure(systolic: 140, diastolic: 90))
        #expect(BloodPressure.severe == BloodPressure(systolic: 160, diastolic: 110))
        #expect(
            BloodPressure.elevated == BloodPressure(systolic: 120, diastolic: 80) && BloodPressure.lowSystolic == 90)
        #expect(Temperature.fever == Temperature(celsius: 38) && Temperature.highFever == Temperature(celsius: 39.4))
        #expect(BloodGlucose.low == BloodGlucose(milligramsPerDeciliter: 70))
        #expect(KickSession.target == 10 && KickSession.minutes == 120)
        #expect(ContractionPattern.longestGap == 600 && NauseaCare.late == GestationalAge(weeks: 9))
    }

    private func errors(condition: String = "temp_c>=38.0", ages: String = "any", id: String = "FEVER") -> [String] {
        let header = "id,topic,condition,gestational_ages,result,level,reason,sources"
        let text = "\(header)\n\(id),temperature,\(condition),\(ages),fever,call_now,Warm.,HEARHER\n"
        return ClinicalRule.load(ReferenceTable("rules.csv", Array(text.utf8))).errors.map(\.description)
    }

    @Test(arguments: [
        "temp_f>=38.0", "temp_c=>38.0", "temp_c>=warm", "temp_c>=38.0 OR", "(temp_c>=38.0", "temp_c >= 38.0",
        "feverish",
        "140/90", "headache headache", "temp_c>=inf", "total 7-12",
    ])
    func `a condition that cannot be read is said with its row and column`(condition: String) {
        #expect(errors() == [])
        #expect(
            errors(condition: condition) == [
                "rules.csv, row 2, column condition: \"\(condition)\" is not a condition on measures of ClinicalRule.Measure and its signs."
            ])
    }

    @Test(arguments: ["20 weeks", ">=20", "24w0d-", "28w6d-24w0d", "20w0d-36w9d", "trimester 1", "28w0d on"])
    func `weeks that cannot be read are said with their row and column`(ages: String) {
        #expect(
            errors(ages: ages) == [
                "rules.csv, row 2, column gestational_ages: \"\(ages)\" is not \"any\" or a range of gestational ages."
            ])
    }

    @Test func `a rule that code does not know is said with its row and column`() {
        #expect(errors(id: "FEVR") == ["rules.csv, row 2, column id: \"FEVR\" is not a rule of ClinicalRule.ID."])
    }
}
