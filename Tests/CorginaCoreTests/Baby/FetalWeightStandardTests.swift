import Testing

@testable import CorginaCore

struct FetalWeightStandardTests {
    private static let columns: [(FetalWeightStandard.Percentile, String)] = [
        (.p2_5, "p2_5_g"), (.p5, "p5_g"), (.p10, "p10_g"), (.p25, "p25_g"), (.p50, "p50_g"),
        (.p75, "p75_g"), (.p90, "p90_g"), (.p95, "p95_g"), (.p97_5, "p97_5_g"),
    ]

    @Test(arguments: ReferenceTable.fetalWeights.cellsByColumn)
    func `A week's percentiles are the chart's`(row: [String: String]) throws {
        let week = try #require(Int(row["week"] ?? ""))
        for (percentile, column) in Self.columns {
            #expect(FetalWeightStandard.weight(percentile, week: week)?.value == Double(row[column] ?? ""))
        }
    }

    @Test func `The chart covers weeks 14 to 40 to the day`() {
        #expect(FetalWeightStandard.weeks.allSatisfy { FetalWeightStandard.weight(.p50, week: $0) != nil })
        #expect(FetalWeightStandard.weight(.p50, at: GestationalAge(weeks: 13, days: 6)) == nil)
        #expect(FetalWeightStandard.weight(.p50, at: GestationalAge(weeks: 40)) == Grams(3_617))
        #expect(FetalWeightStandard.weight(.p50, at: GestationalAge(weeks: 40, days: 1)) == nil)
    }

    @Test func `Between two weeks a percentile lies on a straight line`() {
        let middle = FetalWeightStandard.weight(.p50, at: GestationalAge(days: 24 * 7 + 7 / 2))
        #expect(middle == Grams(665 + (778 - 665) * 3.0 / 7))
    }

    @Test func `Percentiles rise across a week and down the weeks`() {
        for week in FetalWeightStandard.weeks {
            let row = FetalWeightStandard.Percentile.allCases.compactMap { FetalWeightStandard.weight($0, week: week) }
            #expect(row == row.sorted() && Set(row).count == 9)
        }
        for percentile in FetalWeightStandard.Percentile.allCases {
            let column = FetalWeightStandard.weeks.compactMap { FetalWeightStandard.weight(percentile, week: $0) }
            #expect(column == column.sorted() && Set(column).count == 27)
        }
    }

    @Test func `A weight is placed between its neighbours on the chart`() throws {
        let age = GestationalAge(weeks: 24)
        let inside = try #require(FetalWeightStandard.surrounding(Grams(700), at: age))
        #expect(inside.below == .p50 && inside.above == .p75)
        let exact = try #require(FetalWeightStandard.surrounding(Grams(665), at: age))
        #expect(exact.below == .p50 && exact.above == .p75)
        let small = try #require(FetalWeightStandard.surrounding(Grams(100), at: age))
        #expect(small.below == nil && small.above == .p2_5)
        let large = try #require(FetalWeightStandard.surrounding(Grams(2_000), at: age))
        #expect(large.below == .p97_5 && large.above == nil)
        #expect(FetalWeightStandard.surrounding(Grams(50), at: GestationalAge(weeks: 12)) == nil)
    }
}
