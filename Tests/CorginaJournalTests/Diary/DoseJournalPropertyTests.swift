import CorginaCore
import SeededRandom
import Testing

@testable import CorginaJournal
@testable import GeneratedDiaries

/// Doses through the journal: taken, retimed, skipped, unmarked, undone and said again, in any order.
struct DoseJournalPropertyTests {
    private static let monday = CalendarDay(number: 20_521)
    private static let iron = Supplement(
        id: RecordID(high: 5, low: 1), name: "Iron", dose: DoseAmount(27, .milligrams),
        courses: [
            Course(
                start: monday, schedule: DoseSchedule(times: [TimeOfDay(minutes: 480), TimeOfDay(minutes: 840), nil]))
        ])

    @Test(arguments: 0..<120 as Range<UInt64>)
    func `The diary shows of each dose what was last done to it, and every extra one`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var diary = Diary()
        var last: EntryID?
        var model: [RecordID: DoseRecord] = [:]
        // As it was before the last entry.
        var before = model
        var now = Moment(day: Self.monday, time: TimeOfDay(minutes: 500), utcOffset: 0)
        func append(_ change: Change) {
            let entry = Sample.entry(UInt64(diary.sequence + 1), change)
            diary.apply(entry, sequence: diary.sequence + 1)
            last = entry.id
        }
        append(.putSupplement(Self.iron))
        last = nil
        for _ in 0..<40 {
            now = now.advanced(bySeconds: Int.random(in: 60...15_000, using: &random))
            let day = max(Self.monday, now.day - Int.random(in: 0...1, using: &random))
            let slot = DoseSlot(supplement: Self.iron.id, day: day, number: Int.random(in: 1...3, using: &random))
            let current = model
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                let record = try Self.iron.skipping(slot, at: now)
                model[record.id] = record
                append(Change(record, of: Self.iron))
            case 1:
                model[slot.recordID] = nil
                append(.remove(slot.recordID))
            case 2:
                let record = try Self.iron.takingExtra(RecordID(using: &random), at: now, now: now)
                model[record.id] = record
                append(Change(record, of: Self.iron))
            case 3:
                // Undo puts back what was before the last entry, and undoing that puts it back again.
                guard let inverse = last.flatMap({ diary.inverse(of: $0) }) else { continue }
                model = before
                append(inverse)
            default:
                let record = try Self.iron.taking(slot, at: now, now: now)
                model[record.id] = record
                append(Change(record, of: Self.iron))
            }
            before = current
            let kept = diary.doseRecords(on: (Self.monday - 1)...(now.day + 1))
            #expect(Dictionary(kept.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }) == model)
            #expect(kept.count == model.count)
            let tally = (Self.monday.number...now.day.number).reduce(DoseTally()) {
                $0 + diary.supplementDay(on: CalendarDay(number: $1), now: now).tally
            }
            #expect(tally.taken + tally.extra == model.values.count(where: \.isTaken))
            #expect(tally.skipped == model.values.count { !$0.isTaken })
        }
    }
}
