import CorginaCore
import Testing

@testable import CorginaServer

struct SurroundingsTests {
    private func surroundings(now: Int = 0) -> Surroundings {
        Surroundings(now: { now }, fallbackTimeZone: "Europe/Berlin", newID: { RecordID(high: 0, low: 9) })
    }

    @Test func `Her zone decides the day, and an unknown one falls back`() throws {
        let now = try #require(Moment("2026-06-30T23:30:00Z")).secondsSinceEpoch
        #expect(surroundings(now: now).moment(in: "America/Los_Angeles").description == "2026-06-30T16:30:00-07:00")
        #expect(surroundings(now: now).moment(in: "Pacific/Kiritimati").day.description == "2026-07-01")
        #expect(surroundings(now: now).moment(in: "Nowhere/Land").utcOffset == 7_200)
        #expect(surroundings(now: now).moment(in: nil).utcOffset == 7_200)
    }

    @Test(arguments: [
        ("2026-03-28", "12:00", "2026-03-28T12:00:00+01:00"),
        ("2026-03-29", "01:59", "2026-03-29T01:59:00+01:00"),
        ("2026-03-29", "02:30", "2026-03-29T02:30:00+01:00"),
        ("2026-03-29", "03:00", "2026-03-29T03:00:00+02:00"),
        ("2026-10-25", "02:30", "2026-10-25T02:30:00+02:00"),
        ("2026-10-25", "03:30", "2026-10-25T03:30:00+01:00"),
        ("2026-10-26", "00:00", "2026-10-26T00:00:00+01:00"),
    ])
    func `A wall-clock time keeps its day and hour around the changes of the clock`(
        day: String, time: String, expected: String
    ) throws {
        let moment = surroundings().moment(
            day: try #require(CalendarDay(day)), time: try #require(TimeOfDay(time)), in: "Europe/Berlin")
        #expect(moment.description == expected)
    }
}
