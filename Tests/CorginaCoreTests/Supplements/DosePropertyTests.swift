import SeededRandom
import Testing

@testable import CorginaCore

/// Random days, zones and edits: no dose counted twice, none lost, missed only after its day ended where she is.
struct DosePropertyTests {
    private static let monday = SupplementSample.monday

    /// A few days of one supplement, edited at random.
    private struct Run {
        var random: SeededGenerator
        var supplement: Supplement
        /// As the journal keeps them: the newest record of an id wins.
        var records: [RecordID: DoseRecord] = [:]
        var now: Moment

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            supplement = SupplementSample.iron(times: Self.times(&random), weekdays: Self.weekdays(&random))
            now = SupplementSample.at(6, offset: Self.offset(&random))
        }

        static func times(_ random: inout SeededGenerator) -> [TimeOfDay?] {
            let count = Int.random(in: 1...4, using: &random)
            if Bool.random(using: &random) { return Array(repeating: nil, count: count) }
            return Set((0..<count).map { _ in Int.random(in: 0...1_439, using: &random) }).sorted().map(
                TimeOfDay.init(minutes:))
        }

        static func weekdays(_ random: inout SeededGenerator) -> Set<Weekday> {
            Bool.random(using: &random)
                ? Set(Weekday.allCases) : Set(Weekday.allCases.filter { _ in Bool.random(using: &random) })
        }

        static func offset(_ random: inout SeededGenerator) -> Int { Int.random(in: -48...56, using: &random) * 900 }

        /// Time passes, and now and then she travels.
        mutating func pass() {
            let offset = Int.random(in: 0..<8, using: &random) == 0 ? Self.offset(&random) : now.utcOffset
            now = Moment(
                secondsSinceEpoch: now.secondsSinceEpoch + .random(in: 0...40_000, using: &random), utcOffset: offset)
        }

        mutating func edit() {
            let day = now.day - Int.random(in: 0...1, using: &random)
            switch Int.random(in: 0..<12, using: &random) {
            case 0:
                supplement = supplement.rescheduled(
                    DoseSchedule(weekdays: Self.weekdays(&random), times: Self.times(&random)), from: now.day)
            case 1: supplement = supplement.paused(from: now.day)
            case 2: supplement = supplement.stopped(from: now.day)
            case 3: supplement = supplement.resumed(on: now.day, at: Bool.random(using: &random) ? now.time : nil)
            case 4:
                let id = RecordID(using: &random)
                records[id] = try? supplement.takingExtra(id, at: now, now: now)
            case 5: if let id = records.keys.sorted().randomElement(using: &random) { records[id] = nil }
            case 6:
                if let slot = supplement.slots(on: day).randomElement(using: &random) {
                    records[slot.recordID] = try? supplement.skipping(slot, at: now)
                }
            default:
                if let slot = supplement.slots(on: day).randomElement(using: &random) {
                    let moment = now.advanced(bySeconds: -Int.random(in: 0...7_200, using: &random))
                    if let record = try? supplement.taking(slot, at: moment, now: now) { records[record.id] = record }
                }
            }
        }
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `No dose is counted twice and none is lost`(seed: UInt64) {
        var run = Run(seed: seed)
        for _ in 0..<40 {
            run.pass()
            run.edit()
            let records = Array(run.records.values)
            var counted: [RecordID] = []
            let last = Swift.max(run.now.day, records.map(\.day).max() ?? run.now.day)
            for day in (Self.monday - 2).number...(last.number + 1) {
                let day = DoseDay(run.supplement, on: CalendarDay(number: day), records: records, now: run.now)
                // Each slot once, each with one state.
                #expect(Set(day.doses.map(\.slot)).count == day.doses.count)
                #expect(day.tally.scheduled == day.doses.count)
                for dose in day.doses {
                    guard case .taken(let moment) = dose.state else { continue }
                    #expect(run.records[dose.slot.recordID]?.moment == moment)
                    counted.append(dose.slot.recordID)
                }
                counted += day.extras.map(\.id)
            }
            #expect(Set(counted).count == counted.count)
            #expect(Set(counted) == Set(records.filter(\.isTaken).map(\.id)))
        }
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `A dose is missed exactly when its day ended where she is and nothing was recorded`(seed: UInt64) {
        var run = Run(seed: seed)
        for _ in 0..<40 {
            run.pass()
            run.edit()
            let records = Array(run.records.values)
            for back in -1...4 {
                for dose in DoseDay(run.supplement, on: run.now.day - back, records: records, now: run.now).doses {
                    let isRecorded = run.records[dose.slot.recordID] != nil
                    #expect((dose.state == .missed) == (!isRecorded && dose.slot.day < run.now.day))
                    #expect(dose.state != .late || dose.slot.day == run.now.day)
                    #expect(isRecorded || !dose.state.isTaken)
                }
            }
        }
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `Taking a dose changes that dose alone, and unmarking it restores the day`(seed: UInt64) throws {
        var run = Run(seed: seed)
        for _ in 0..<12 {
            run.pass()
            run.edit()
        }
        let before = DoseDay(run.supplement, on: run.now.day, records: run.records.values, now: run.now)
        guard let open = before.doses.filter({ $0.state.isOpen }).randomElement(using: &run.random) else { return }
        let record = try run.supplement.taking(open.slot, at: run.now, now: run.now)
        run.records[record.id] = record
        let after = DoseDay(run.supplement, on: run.now.day, records: run.records.values, now: run.now)
        #expect(after.taken == before.taken + 1)
        for (dose, old) in zip(after.doses, before.doses) where dose.slot != open.slot { #expect(dose == old) }
        run.records[record.id] = nil
        #expect(DoseDay(run.supplement, on: run.now.day, records: run.records.values, now: run.now) == before)
    }

    @Test func `The doses of a supplement have ids of their own over ten years, and supplements too`() {
        var ids: Set<RecordID> = []
        for supplement in [SupplementSample.iron(1), SupplementSample.iron(2)] {
            for day in 0..<3_650 {
                for number in DoseSchedule.dosesADay {
                    ids.insert(DoseSlot(supplement: supplement.id, day: Self.monday + day, number: number).recordID)
                }
            }
        }
        #expect(ids.count == 2 * 3_650 * 8)
    }
}
