import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// A day with more entries than a page can show in a moment.
@Suite struct LatestSectionTests {
    private static func page(_ count: Int, on day: CalendarDay? = nil) -> TodayPage {
        let events = (0..<count).map { number in
            HealthEvent(
                id: RecordID(high: 5, low: UInt64(number)),
                moment: Moment(day: day ?? Samples.today, time: TimeOfDay(minutes: number % 1_440), utcOffset: 0),
                details: .hydration(Drink(name: "Water", volume: Milliliters(200))))
        }
        return TodayPage(
            pregnancy: nil, profile: Profile(timeZone: ""), events: events, today: Samples.today, on: day)
    }

    @Test(arguments: [nil, Samples.today - 3]) func `the rest of thousands is in All entries, where this page ends`(
        day: CalendarDay?
    ) {
        let text = Self.page(5_000, on: day).markup(in: Samples.context)
        #expect(Self.page(5_000, on: day).latest.rows.count == 200)
        #expect(text.contains("4,800 more in All entries"))
        let start = TimelineStart(day ?? Samples.today, skipped: 200)
        #expect(text.contains("href=\"\(Route.timeline(.list(.all.starting(from: start))).path)\""))
    }

    @Test func `a day that fits says nothing of it`() {
        #expect(!Self.page(200).markup(in: Samples.context).contains("more in All entries"))
    }
}
