import Testing

@testable import CorginaCore

struct WeightGainTests {
    private let pregnancy = Pregnancy(
        id: RecordID(high: 1, low: 1), dating: .lastPeriod(CalendarDay(number: 20_000), cycleLength: 28))

    private func curve(_ start: Double, _ weights: [(week: Int, day: Int, kilograms: Double)]) -> WeightCurve {
        WeightCurve(
            start: Weight(kilograms: start),
            weights.map {
                (
                    Moment(
                        day: CalendarDay(number: 20_000 + $0.week * 7 + $0.day), time: TimeOfDay(minutes: 480),
                        utcOffset: 0),
                    Weight(kilograms: $0.kilograms)
                )
            }, in: pregnancy)
    }

    @Test(arguments: ReferenceTable.weightGain.cellsByColumn)
    func `A class begins at its least BMI and ends below its most`(row: [String: String]) throws {
        let least = try #require(Double(row["bmi_min"] ?? "")),
            most = try #require(Double(row["bmi_max_exclusive"] ?? ""))
        #expect(BodyMassIndex(least).bmiClass.rawValue == row["bmi_class"])
        #expect(BodyMassIndex(most - 0.01).bmiClass.rawValue == row["bmi_class"])
        let guideline = try #require(
            WeightGainGuideline.of(BodyMassIndex(least), babies: row["pregnancy"] == "twins" ? 2 : 1))
        #expect(guideline.status == row["status"] && guideline.sources.map(\.id) == row.sourceIDs)
        for (range, name) in [
            (guideline.total, "total"), (guideline.weekly, "weekly"), (guideline.firstTrimester, "first_trimester"),
        ] {
            #expect(range?.lowerBound == Double(row["\(name)_kg_min"] ?? ""))
            #expect(range?.upperBound == Double(row["\(name)_kg_max"] ?? ""))
        }
    }

    @Test(arguments: try rows(ofFixture: "weight_gain_band"))
    func `The band is the reference's at every week`(row: [String: String]) throws {
        let bmiClass = try #require(BodyMassIndex.Class(rawValue: row["bmi_class"] ?? ""))
        let guideline = try #require(WeightGainGuideline.all.first { $0.bmiClass == bmiClass && !$0.isTwins })
        let band = try #require(guideline.band(at: GestationalAge(weeks: Int(row["completed_weeks"] ?? "") ?? -1)))
        #expect(try abs(band.lowerBound - #require(Double(row["gain_kg_low"] ?? ""))) < 0.0051)
        #expect(try abs(band.upperBound - #require(Double(row["gain_kg_high"] ?? ""))) < 0.0051)
    }

    @Test func `Twins have a total and no band by week, underweight twins and triplets nothing`() throws {
        let twins = try #require(WeightGainGuideline.of(BodyMassIndex(22), babies: 2))
        #expect(twins.total == 16.8...24.5 && twins.band(at: GestationalAge(weeks: 20)) == nil && twins.weekly == nil)
        #expect(WeightGainGuideline.of(BodyMassIndex(17), babies: 2)?.total == nil)
        #expect(WeightGainGuideline.of(BodyMassIndex(22), babies: 3) == nil)
    }

    @Test func `A gain lies below, within or above, and the words neither praise nor scold`() throws {
        let guideline = try #require(WeightGainGuideline.of(BodyMassIndex(22), babies: 1))
        let term = GestationalAge(weeks: 40)
        #expect(
            [11.4, 11.5, 16, 16.1].map { guideline.position(of: $0, at: term)?.rawValue } == [
                "below", "within", "within", "above",
            ])
        #expect(WeightGainGuideline.Position.above.words == "Above the usual range")
    }

    @Test func `BMI needs weight and height`() throws {
        let body = BodyFacts(height: Centimeters(170), weight: Weight(kilograms: 65))
        #expect(try abs(#require(BodyMassIndex(body)).value - 22.49) < 0.01)
        #expect(
            BodyMassIndex(BodyFacts()) == nil
                && BodyMassIndex(weight: Weight(kilograms: 60), height: Centimeters(0)) == nil)
    }

    @Test func `A day has one point, its last, in the order of days`() {
        let curve = curve(60, [(22, 0, 66), (21, 0, 65), (22, 0, 66.4)])
        #expect(
            curve.points.map(\.weight.kilograms) == [65, 66.4] && curve.points.map(\.age.completedWeeks) == [21, 22])
        #expect(abs(curve.points[1].gain - 6.4) < 1e-9)
    }

    @Test func `A sudden gain fires at its figure within seven days, from 20 weeks on`() throws {
        let figure = try #require(ClinicalRule.named("WEIGHT_SUDDEN")?.figures.first)
        func fired(_ weights: [(week: Int, day: Int, kilograms: Double)]) -> [String] {
            curve(60, weights).findings.rules.map(\.id.rawValue)
        }
        #expect(fired([(30, 0, 70), (31, 0, 70 + figure)]) == ["WEIGHT_SUDDEN"])
        #expect(fired([(30, 0, 70), (31, 0, 70 + figure - 0.1)]) == [])
        #expect(fired([(30, 0, 70), (31, 1, 70 + figure)]) == [])
        #expect(fired([(19, 0, 70), (19, 6, 70 + figure)]) == [])
        #expect(fired([(19, 1, 70), (20, 0, 70 + figure)]) == ["WEIGHT_SUDDEN"])
        #expect(fired([(10, 0, 57)]) == [] && fired([(10, 0, 56.9)]) == ["NVP_WEIGHT"] && fired([]) == [])
    }
}
