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
        text: String, seconds: Int64, offset: Int, day: String, time: String
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

    @Test(arguments: [
        ("2038-01-19T03:14:08Z", 2_147_483_648, "03:14", 8), ("2200-12-31T23:59:59-12:00", 7_289_697_599, "23:59", 59),
        ("1900-01-01T00:00:30+14:00", -2_209_039_170, "00:00", 30),
    ])
    func `A moment beyond what 32 bits hold keeps its second`(
        text: String, seconds: Int64, time: String, second: Int
    ) throws {
        let moment = try #require(Moment(text))
        #expect(moment.secondsSinceEpoch == seconds && moment.second == second)
        #expect(moment.time.description == time && moment.description == text.replacing("Z", with: "+00:00"))
    }

    @Test(arguments: [(0, 0), (59, 59), (-3_600, -3_600), (6_000_000_000, 6_000_000_000)])
    func `Seconds from one moment to another do not mind where each was`(later: Int, seconds: Int) throws {
        let earlier = try #require(Moment("2026-05-02T08:00:00+09:00"))
        let there = Moment(secondsSinceEpoch: earlier.advanced(bySeconds: later).secondsSinceEpoch, utcOffset: -18_000)
        #expect(there.seconds(since: earlier) == seconds && earlier.seconds(since: there) == -seconds)
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
