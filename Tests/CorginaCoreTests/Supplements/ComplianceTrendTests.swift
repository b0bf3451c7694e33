import Testing

@testable import CorginaCore

struct ComplianceTrendTests {
    private static let day = CalendarDay(number: 20_600)

    private static func trend(_ weeks: [(taken: Int, missed: Int)]) -> ComplianceTrend {
        ComplianceTrend(
            weeks: weeks.map { week in
                var tally = DoseTally()
                (tally.taken, tally.missed) = (week.taken, week.missed)
                return tally
            }, lastDay: day)
    }

    @Test func `two halves are set side by side with their counts`() {
        let trend = Self.trend([(5, 2), (5, 2), (5, 2), (5, 2), (7, 0), (6, 1), (7, 0), (7, 0)])
        #expect(trend.words == "27 of 28 doses taken in the last 28 days, and 20 of 28 in the 28 days before.")
        #expect(trend.firstDay(ofWeek: 7) == Self.day - 6 && trend.firstDay(ofWeek: 0) == Self.day - 55)
        #expect(!trend.isEmpty)
    }

    @Test func `with too little before it says so, and without doses it is empty`() {
        let young = Self.trend([(0, 0), (0, 0), (0, 0), (1, 0), (7, 0), (6, 1), (7, 0), (7, 0)])
        #expect(young.words == "27 of 28 doses taken in the last 28 days. Too little before that to set beside it.")
        #expect(Self.trend(Array(repeating: (0, 0), count: 8)).isEmpty && Self.trend([]).isEmpty)
    }
}
