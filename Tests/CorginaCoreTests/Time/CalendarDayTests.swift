import CorginaCore
import Testing

struct CalendarDayTests {
    @Test func `Every day from 1900 to 2200 follows the one before and round-trips`() throws {
        var day = try #require(CalendarDay("1900-01-01"))
        let last = try #require(CalendarDay("2200-12-31"))
        var weekday = Weekday.monday
        while day <= last {
            let (year, month, dayOfMonth) = day.components
            guard CalendarDay(year: year, month: month, day: dayOfMonth) == day, CalendarDay(day.description) == day,
                day.weekday == weekday
            else {
                Issue.record("\(day)")
                return
            }
            day = day + 1
            weekday = Weekday(rawValue: weekday.rawValue % 7 + 1) ?? .monday
        }
    }

    @Test(arguments: [("1970-01-01", 0), ("2000-02-29", 11_016), ("2026-11-21", 20_778), ("1969-12-31", -1)])
    func `Known dates have known numbers`(text: String, number: Int) {
        #expect(CalendarDay(text)?.number == number)
    }

    @Test(arguments: [
        "", "2026-2-03", "2026-02-30", "2025-02-29", "2100-02-29", "2026-13-01", "2026-00-01", "2026-01-00",
        "1899-12-31", "2201-01-01", "20260101", "2026-01-01T00:00", " 2026-01-01", "2026-01-01 ", "+026-01-01",
        "２０２６-01-01", "2026-01-0a",
    ])
    func `Anything but an existing date is refused`(text: String) {
        #expect(CalendarDay(text) == nil)
    }
}
