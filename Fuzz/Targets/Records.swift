import CorginaCore
import CorginaJournal

/// A record that is read waits and reads back the same, and a diary that takes it in can be written as one.
@Sendable func readAnyRecord(_ bytes: [UInt8]) {
    let now = Moment(secondsSinceEpoch: 1_773_160_200, utcOffset: -14_400)
    guard let file = try? FHIRImport(bytes, into: Diary(), now: now, offset: { _ in -14_400 }),
        let waiting = try? file.encoded()
    else { return }
    precondition(FHIRImport(decoding: waiting) == file)
    var diary = Diary()
    let batch = ImportBatch(number: 1)
    for (place, event) in file.events.enumerated() {
        let entry = JournalEntry(
            id: batch.entryID(at: UInt32(place)), recordedAt: now, device: "file", change: .putEvent(event))
        diary.apply(entry, sequence: place + 1)
    }
    precondition(file.fresh(for: diary).isEmpty)
    precondition(ImportedFiles(in: diary).undoing(batch).count == file.events.count)
    precondition((try? JSON(parsing: FHIRBundle(diary, now: now).encoded())) != nil)
}
