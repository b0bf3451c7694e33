import CorginaCore
import Foundation
import Testing

@testable import CorginaServer

struct SurroundingsTests {
    private func surroundings(now: Int64 = 0) -> Surroundings {
        Surroundings(now: { Int(now) }, fallbackTimeZone: "Europe/Berlin", newID: { RecordID(high: 0, low: 9) })
    }

    @Test func `Her zone decides the day, and an unknown one falls back`() throws {
        let now = try #require(Moment("2026-06-30T23:30:00Z")).secondsSinceEpoch
        #expect(surroundings(now: now).moment(in: "America/Los_Angeles").description == "2026-06-30T16:30:00-07:00")
        #expect(surroundings(now: now).moment(in: "Pacific/Kiritimati").day.description == "2026-07-01")
        #expect(surroundings(now: now).moment(in: "Nowhere/Land").utcOffset == 7_200)
        #expect(surroundings(now: now).moment(in: nil).utcOffset == 7_200)
    }

    /// Every zone there is, around every change of its clock from 2024 to 2030, and the odd days of the past and future.
    @Test func `in every zone a wall-clock time keeps its day, and is a moment a clock there shows`() throws {
        var changes = 0
        for name in TimeZone.knownTimeZoneIdentifiers {
            let zone = try #require(TimeZone(identifier: name))
            var days = ["2011-12-30", "2024-02-29", "2038-01-19", "2100-03-01"].compactMap(CalendarDay.init)
            var date = Date(timeIntervalSince1970: 1_704_067_200)
            while let next = zone.nextDaylightSavingTimeTransition(after: date),
                next.timeIntervalSince1970 < 1_924_992_000
            {
                let offset = zone.secondsFromGMT(for: next)
                days.append(Moment(secondsSinceEpoch: Int64(next.timeIntervalSince1970), utcOffset: offset).day)
                date = next
                changes += 1
            }
            for day in days.flatMap({ [$0 - 1, $0, $0 + 1] }) { try check(day, in: name, zone) }
        }
        #expect(changes > 1_000)
    }

    private func check(_ day: CalendarDay, in name: String, _ zone: TimeZone) throws {
        for minutes in [30, 90, 150, 720, 1_439] {
            let moment = Moment(day: day, time: TimeOfDay(minutes: minutes)) { surroundings().offset(at: $0, in: name) }
            #expect(moment.day == day, "\(name) \(day) \(minutes)")
            let shown = surroundings(now: moment.secondsSinceEpoch).moment(in: name)
            // A time that a spring skips is shown an hour later, and Samoa skipped a whole day.
            if moment.utcOffset == shown.utcOffset {
                #expect(shown == moment, "\(name) \(day) \(minutes)")
            } else {
                #expect(shown.secondsSinceEpoch == moment.secondsSinceEpoch)
                #expect(shown.day == day || shown.day == day + 1, "\(name) \(day) \(minutes)")
            }
        }
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
        let moment = Moment(day: try #require(CalendarDay(day)), time: try #require(TimeOfDay(time))) {
            surroundings().offset(at: $0, in: "Europe/Berlin")
        }
        #expect(moment.description == expected)
    }
}
