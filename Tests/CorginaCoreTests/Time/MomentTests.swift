import CorginaCore
import Testing

struct MomentTests {
    @Test(arguments: [
        ("2026-03-10T12:30:00-05:00", 1_773_163_800, -18_000, "2026-03-10", "12:30"),
        ("1970-01-01T00:00:00Z", 0, 0, "1970-01-01", "00:00"),
        ("1969-12-31T23:59:59+00:00", -1, 0, "1969-12-31", "23:59"),
        ("2026-01-01T00:15:00+14:00", 1_767_176_100, 50_400, "2026-01-01", "00:15"),
        ("2026-11-21t18:40:07.25z", 1_795_286_407, 0, "2026-11-21", "18:40"),
    ])
    func `An RFC 3339 moment keeps its instant, its offset and its day`(
        text: String, seconds: Int, offset: Int, day: String, time: String
    ) throws {
        let moment = try #require(Moment(text))
        #expect(moment.secondsSinceEpoch == seconds)
        #expect(moment.utcOffset == offset)
        #expect(moment.day.description == day)
        #expect(moment.time.description == time)
        #expect(Moment(moment.description) == moment)
    }

    @Test(arguments: [
        "", "2026-03-10", "2026-03-10T12:30:00", "2026-03-10T24:00:00Z", "2026-03-10T12:60:00Z", "2026-02-30T12:00:00Z",
        "2026-03-10T12:30:00+19:00", "2026-03-10T12:30:00.Z", "2026-03-10T12:30:00Zx", "2026-03-10T12:30:00-0500",
    ])
    func `Anything else is refused`(text: String) {
        #expect(Moment(text) == nil)
    }

    @Test func `The same instant lies on different days for different travellers`() throws {
        let tokyo = try #require(Moment("2026-05-02T08:00:00+09:00"))
        let honolulu = Moment(secondsSinceEpoch: tokyo.secondsSinceEpoch, utcOffset: -36_000)
        #expect(honolulu.day == tokyo.day - 1)
        #expect(honolulu.time.description == "13:00")
    }

    @Test func `A wall-clock time on a day is found again`() throws {
        let day = try #require(CalendarDay("2026-03-08"))
        for minute in stride(from: 0, to: 1_440, by: 7) {
            let moment = Moment(day: day, time: TimeOfDay(minutes: minute), utcOffset: -14_400)
            #expect(moment.day == day)
            #expect(moment.time.minutes == minute)
        }
    }
}
