import CorginaCore
import CorginaJournal
import Testing

@Suite struct ShownPhotoTests {
    private let photo = RecordID(high: 8, low: 8)
    private let noon = Sample.lunchtime

    private func entry(_ number: UInt64, _ change: Change, at moment: Moment) -> JournalEntry {
        JournalEntry(id: EntryID(high: 1, low: number), recordedAt: moment, device: "", change: change)
    }

    private func shown(_ diary: Diary, at now: Moment) -> Set<RecordID> { ShownPhotos(in: diary, at: now).ids }

    private func meal(photo: RecordID?) -> HealthEvent {
        HealthEvent(id: RecordID(high: 1, low: 1), moment: noon, details: .note, photo: photo)
    }

    @Test func `a photo stays while an entry shows it, and a day longer`() {
        var diary = Diary()
        #expect(shown(diary, at: noon).isEmpty)
        diary.apply(entry(1, .putEvent(meal(photo: photo)), at: noon), sequence: 1)
        #expect(shown(diary, at: noon.advanced(bySeconds: 1_000_000)) == [photo])
        diary.apply(entry(2, .putEvent(meal(photo: nil)), at: noon), sequence: 2)
        #expect(shown(diary, at: noon.advanced(bySeconds: 80_000)) == [photo])
        #expect(shown(diary, at: noon.advanced(bySeconds: 90_000)).isEmpty)
        diary.apply(entry(3, .putEvent(meal(photo: photo)), at: noon), sequence: 3)
        #expect(shown(diary, at: noon.advanced(bySeconds: 90_000)) == [photo])
        diary.apply(entry(4, .remove(RecordID(high: 1, low: 1)), at: noon), sequence: 4)
        #expect(shown(diary, at: noon.advanced(bySeconds: 80_000)) == [photo])
        #expect(shown(diary, at: noon.advanced(bySeconds: 90_000)).isEmpty)
    }
}
