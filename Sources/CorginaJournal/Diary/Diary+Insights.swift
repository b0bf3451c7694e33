import CorginaCore

extension Diary {
    /// What stands out in those days: symptoms after meals, and headache on days with little to drink.
    public func insights(_ search: InsightSearch, in days: ClosedRange<CalendarDay>) -> InsightReport {
        search.report(events(of: InsightSearch.kinds, on: days))
    }

    /// The doses of each of so many weeks that end with `day`, the earliest first.
    public func doseWeeks(_ count: Int, endingOn day: CalendarDay, now: Moment) -> [DoseTally] {
        (0..<Swift.max(0, count)).reversed().map { doseWeek(endingOn: day - 7 * $0, now: now) }
    }

    /// The doses of the weeks that end with `day`, side by side.
    public func complianceTrend(endingOn day: CalendarDay, now: Moment) -> ComplianceTrend {
        ComplianceTrend(weeks: doseWeeks(ComplianceTrend.span, endingOn: day, now: now), lastDay: day)
    }
}
