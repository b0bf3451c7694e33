import CorginaCore
import CorginaJournal
import SeededRandom
import Testing

/// By what an import's entries are found.
struct ImportMarkTests {
    @Test func `an entry's id follows from its import and its event, and from nothing else`() {
        var random = SeededGenerator(seed: 3)
        var ids: Set<EntryID> = []
        for source in ImportSource.allCases {
            for _ in 0..<50 {
                let mark = ImportMark(source, random: random.next())
                #expect(mark.source == source && ImportMark(mark.id) == mark)
                let event = RecordID(using: &random)
                #expect(mark.entryID(for: event) == mark.entryID(for: event))
                ids.insert(mark.entryID(for: event))
            }
        }
        #expect(ids.count == 50 * ImportSource.allCases.count)
    }

    @Test func `other entries are of no import, and other ids name none`() {
        var random = SeededGenerator(seed: 4)
        var diary = Diary()
        let now = Moment(secondsSinceEpoch: 1_700_000_000, utcOffset: 0)
        for number in 1...500 {
            let event = HealthEvent(id: RecordID(using: &random), moment: now, details: .note)
            // The first half looks like an import's; the second does not follow from it.
            let entry = EntryID(high: UInt64(number % 6 + 1) << 56 | random.next() >> 8, low: random.next())
            diary.apply(
                JournalEntry(id: entry, recordedAt: now, device: "web", change: .putEvent(event)), sequence: number)
        }
        #expect(DiaryImports(diary).all.isEmpty)
        #expect(ImportMark(RecordID(using: &random)) == nil)
        #expect(ImportMark(RecordID(high: 0, low: ~0)) == nil)
    }
}
