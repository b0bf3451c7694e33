import CorginaCore
import CorginaJournal

/// A diary that takes in what is read of a record can be written as one.
@Sendable func readAnyRecord(_ bytes: [UInt8]) {
    let now = Moment(secondsSinceEpoch: 1_773_160_200, utcOffset: -14_400)
    guard let records = try? FHIRRecords(bytes, now: now, offset: { _ in -14_400 }) else { return }
    precondition(Set(records.events.map { $0.id }).count == records.events.count)
    var diary = Diary()
    let mark = ImportMark(.healthRecord, random: 1)
    for (place, event) in records.events.enumerated() {
        let entry = JournalEntry(
            id: mark.entryID(for: event.id), recordedAt: now, device: "file", change: .putEvent(event))
        diary.apply(entry, sequence: place + 1)
    }
    precondition(DiaryImports(diary).events(of: mark).count == records.events.count)
    precondition((try? JSON(parsing: FHIRBundle(diary, now: now).encoded())) != nil)
}
