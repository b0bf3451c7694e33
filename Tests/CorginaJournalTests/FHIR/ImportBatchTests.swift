import CorginaCore
import SeededRandom
import Testing

@testable import CorginaJournal

/// Entries out of one file, and taking all of them back.
struct ImportBatchTests {
    private let batch = ImportBatch(number: 0xDEAD_BEEF)

    private func taken(_ count: UInt32, of batch: ImportBatch) -> Diary {
        var diary = Diary()
        for place in 0..<count {
            let entry = JournalEntry(
                id: batch.entryID(at: place), recordedAt: Sample.lunchtime, device: "FHIR file",
                change: .putEvent(Sample.water(UInt64(place))))
            diary.apply(entry, sequence: diary.sequence + 1)
        }
        return diary
    }

    @Test func `an entry tells its batch, and a random one tells none`() {
        #expect(ImportBatch(batch.entryID(at: 7)) == batch)
        #expect(ImportBatch("\(batch)") == batch && "\(batch)" == "deadbeef")
        #expect(ImportBatch("DEADBEEF") == nil && ImportBatch("1") == nil)
        var random = SeededGenerator(seed: 4)
        for _ in 0..<10_000 { #expect(ImportBatch(EntryID(using: &random)) == nil) }
    }

    @Test func `a file is taken back as a whole, but for what she changed since`() {
        var diary = taken(5, of: batch)
        #expect(ImportedFiles(in: diary).files.map(\.standing) == [5])
        diary.apply(Sample.entry(1, .putEvent(Sample.water(2, milliliters: 300))), sequence: 6)
        diary.apply(Sample.entry(2, .remove(RecordID(high: 1, low: 3))), sequence: 7)
        #expect(ImportedFiles(in: diary).files.map(\.standing) == [3])
        for (place, change) in ImportedFiles(in: diary).undoing(batch).enumerated() {
            diary.apply(Sample.entry(10 + UInt64(place), change), sequence: 8 + place)
        }
        #expect(diary.events(on: Sample.lunchtime.day).map(\.id) == [RecordID(high: 1, low: 2)])
        #expect(ImportedFiles(in: diary).files.isEmpty && ImportedFiles(in: diary).undoing(batch).isEmpty)
    }

    @Test func `another file's entries stay`() {
        let diary = taken(2, of: batch)
        #expect(ImportedFiles(in: diary).undoing(ImportBatch(number: 1)).isEmpty)
    }
}
