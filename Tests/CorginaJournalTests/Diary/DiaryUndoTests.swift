import CorginaCore
import CorginaJournal
import Testing

@Suite struct DiaryUndoTests {
    private var diary = Diary()
    private let water = Sample.water(1)

    private mutating func append(_ change: Change) -> EntryID {
        let entry = Sample.entry(UInt64(diary.sequence + 1), change)
        diary.apply(entry, sequence: diary.sequence + 1)
        return entry.id
    }

    @Test mutating func `undo of a first put removes, undo of that brings it back, and so on`() throws {
        var last = append(.putEvent(water))
        for round in 0..<6 {
            let inverse = try #require(diary.inverse(of: last))
            #expect(inverse == (round.isMultiple(of: 2) ? .remove(water.id) : .putEvent(water)))
            last = append(inverse)
            #expect(diary.event(water.id) == (round.isMultiple(of: 2) ? nil : water))
        }
    }

    @Test mutating func `undo of an edit puts what was there before`() {
        _ = append(.putEvent(water))
        var cold = water
        cold.notes = "cold"
        let edit = append(.putEvent(cold))
        #expect(diary.inverse(of: edit) == .putEvent(water))
    }

    @Test mutating func `undo of a removal brings it back`() {
        _ = append(.putEvent(water))
        let removal = append(.remove(water.id))
        #expect(diary.inverse(of: removal) == .putEvent(water))
    }

    @Test mutating func `undo pressed twice undoes once`() throws {
        let put = append(.putEvent(water))
        _ = append(try #require(diary.inverse(of: put)))
        #expect(diary.inverse(of: put) == nil)
    }

    @Test mutating func `what has changed since is not undone`() {
        let put = append(.putEvent(water))
        var cold = water
        cold.notes = "cold"
        _ = append(.putEvent(cold))
        #expect(diary.inverse(of: put) == nil)
        #expect(diary.inverse(of: EntryID(high: 9, low: 9)) == nil)
    }

    @Test mutating func `removing what is not there has no inverse`() {
        let removal = append(.remove(water.id))
        #expect(diary.inverse(of: removal) == nil)
    }

    @Test mutating func `profiles and pregnancies undo too`() {
        let ada = Profile(firstName: "Ada", timeZone: "UTC")
        let first = append(.putProfile(ada))
        #expect(diary.inverse(of: first) == nil)
        let second = append(.putProfile(Profile(timeZone: "UTC")))
        #expect(diary.inverse(of: second) == .putProfile(ada))
        let pregnancy = Pregnancy(id: RecordID(high: 7, low: 7), dating: .dueDate(CalendarDay(number: 20_000)))
        let put = append(.putPregnancy(pregnancy))
        #expect(diary.inverse(of: put) == .remove(pregnancy.id))
    }
}
