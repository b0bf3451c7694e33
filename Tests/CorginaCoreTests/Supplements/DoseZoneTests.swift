import SeededRandom
import Testing

@testable import CorginaCore

/// Doses where clocks change and where she travels: a day ends when the clock where she is says so, and not a second earlier.
struct DoseZoneTests {
    /// Clock rules as the zone database has them for 2026, written down so that no test reads the machine's.
    struct Zone: Sendable, CustomTestStringConvertible {
        var name: String
        /// Seconds east of UTC, without summer time.
        var standard: Int
        /// What summer time adds, from when to when, in seconds since 1970; the first of them may be the later one in the south.
        var summer: (seconds: Int, from: Int, until: Int)?

        var testDescription: String { name }

        func offset(at seconds: Int) -> Int {
            guard let summer else { return standard }
            let isSummer =
                summer.from < summer.until
                ? (summer.from..<summer.until).contains(seconds) : !(summer.until..<summer.from).contains(seconds)
            return standard + (isSummer ? summer.seconds : 0)
        }

        func moment(_ seconds: Int) -> Moment {
            Moment(secondsSinceEpoch: Int64(seconds), utcOffset: offset(at: seconds))
        }
    }

    private static func utc(_ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 0) -> Int {
        (CalendarDay(year: 2026, month: month, day: day)?.number ?? 0) * 86_400 + hour * 3_600 + minute * 60
    }

    static let zones = [
        Zone(name: "Berlin", standard: 3_600, summer: (3_600, utc(3, 29, 1), utc(10, 25, 1))),
        Zone(name: "New York", standard: -18_000, summer: (3_600, utc(3, 8, 7), utc(11, 1, 6))),
        // Half an hour of summer time, in the other half of the year.
        Zone(name: "Lord Howe", standard: 37_800, summer: (1_800, utc(10, 3, 15, 30), utc(4, 4, 15))),
        Zone(name: "Kathmandu", standard: 20_700, summer: nil), Zone(name: "Kiritimati", standard: 50_400, summer: nil),
        Zone(name: "Pago Pago", standard: -39_600, summer: nil), Zone(name: "Reykjavik", standard: 0, summer: nil),
    ]

    /// A few hours before each change of clocks.
    private static let starts = [
        utc(3, 7, 20), utc(3, 28, 14), utc(4, 3, 20), utc(10, 2, 20), utc(10, 24, 12), utc(10, 31, 20),
    ]

    /// The first second of a day where she is: found by looking at the clock, without the code under test.
    private static func firstSecond(of day: CalendarDay, in zone: Zone) -> Int {
        var seconds = day.number * 86_400 - 50_400 - 7_200
        while (seconds + zone.offset(at: seconds)) < day.number * 86_400 { seconds += 60 }
        return seconds
    }

    @Test(arguments: zones)
    func `A dose is open to the last second of its day and missed from the next`(zone: Zone) throws {
        for start in Self.starts {
            let first = zone.moment(start).day
            for number in first.number...(first + 3).number {
                let day = CalendarDay(number: number)
                var supplement = SupplementSample.iron(times: [SupplementSample.time(2, 30), nil])
                supplement.courses = [Course(start: first - 1, schedule: supplement.schedule)]
                let end = Self.firstSecond(of: day + 1, in: zone)
                func states(_ seconds: Int) -> [DoseState] {
                    DoseDay(supplement, on: day, records: [], now: zone.moment(seconds)).doses.map(\.state)
                }
                #expect(states(end - 1) == [.late, .due], "\(zone.name) \(day)")
                #expect(states(end) == [.missed, .missed], "\(zone.name) \(day)")
                // A night of 23 or 25 hours has each dose once, the one at a time that is skipped or comes twice too.
                let taken = zone.moment(end - 1)
                let record = try supplement.taking(supplement.slots(on: day)[0], at: taken, now: taken)
                let after = DoseDay(supplement, on: day, records: [record], now: zone.moment(end + 86_400))
                #expect(after.doses.map(\.state) == [.taken(taken), .missed])
            }
        }
    }

    @Test func `Flying west a day goes on, so that what was missed there can still be taken here`() throws {
        let supplement = SupplementSample.iron(times: [nil])
        let day = SupplementSample.monday
        let there = Moment(day: day + 1, time: SupplementSample.time(1), utcOffset: 50_400)
        let here = Moment(secondsSinceEpoch: there.secondsSinceEpoch, utcOffset: -18_000)
        func state(_ now: Moment, _ records: [DoseRecord] = []) -> [DoseState] {
            DoseDay(supplement, on: day, records: records, now: now).doses.map(\.state)
        }
        #expect(state(there) == [.missed] && state(here) == [.due])
        let record = try supplement.taking(supplement.slots(on: day)[0], at: here, now: here)
        #expect(state(here, [record]) == [.taken(here)] && state(there, [record]) == [.taken(here)])
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `Through changes of clocks and journeys no dose is counted twice and none lost`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var seconds = Self.starts.randomElement(using: &random) ?? 0
        var zone = Self.zones.randomElement(using: &random) ?? Self.zones[0]
        let first = zone.moment(seconds).day
        var supplement = SupplementSample.iron(times: [SupplementSample.time(2, 30), SupplementSample.time(20), nil])
        supplement.courses = [Course(start: first - 2, schedule: supplement.schedule)]
        var records: [RecordID: DoseRecord] = [:]
        for _ in 0..<30 {
            seconds += Int.random(in: 0...20_000, using: &random)
            if Int.random(in: 0..<6, using: &random) == 0 { zone = Self.zones.randomElement(using: &random) ?? zone }
            let now = zone.moment(seconds)
            if let slot = supplement.slots(on: now.day - Int.random(in: 0...1, using: &random)).randomElement(
                using: &random)
            {
                let record =
                    Bool.random(using: &random)
                    ? try? supplement.taking(slot, at: now, now: now) : try? supplement.skipping(slot, at: now)
                if let record { records[record.id] = record }
            }
            check(supplement, records, in: zone, at: seconds, since: first - 2)
        }
    }

    private func check(
        _ supplement: Supplement, _ records: [RecordID: DoseRecord], in zone: Zone, at seconds: Int,
        since first: CalendarDay
    ) {
        var counted: Set<RecordID> = []
        // A day further than today: who flew west has doses of a day that has not come here.
        for number in first.number...(zone.moment(seconds).day + 2).number {
            let day = CalendarDay(number: number)
            let hasEnded = seconds >= Self.firstSecond(of: day + 1, in: zone)
            for dose in DoseDay(supplement, on: day, records: records.values, now: zone.moment(seconds)).doses {
                #expect(counted.insert(dose.slot.recordID).inserted)
                let record = records[dose.slot.recordID]
                #expect((dose.state == .missed) == (record == nil && hasEnded))
                #expect(dose.state.isTaken == (record?.isTaken ?? false))
            }
        }
        #expect(counted.isSuperset(of: records.keys))
    }
}
