import CorginaCore
import CorginaJournal
import Testing

@testable import GeneratedDiaries

@Suite struct DiaryFoldTests {
    @Test func `the newest put wins by sequence, in whichever order entries come`() {
        let water = Sample.water(1)
        var later = water
        later.notes = "cold"
        let entries = [
            Sample.entry(1, .putEvent(water)), Sample.entry(2, .putEvent(later)), Sample.entry(3, .remove(water.id)),
            Sample.entry(4, .putEvent(water)),
        ]
        for order in permutations(of: Array(entries.indices)) {
            var diary = Diary()
            for index in order { diary.apply(entries[index], sequence: index + 1) }
            #expect(diary.event(water.id) == water)
            #expect(diary.events(on: water.moment.day) == [water])
            #expect(diary.sequence == 4)
        }
    }

    @Test func `any order and any repetition of a journal give the same diary`() {
        for seed in 0..<40 {
            var generated = Generated(seed: UInt64(seed))
            let ids = (0..<4).map { _ in generated.recordID() }
            let journal = (1...60).map { ($0, Sample.entry(UInt64($0), generated.change(among: ids))) }
            let inOrder = folded(journal)
            let shuffled = folded((journal + journal).shuffled(using: &generated.random))
            #expect(inOrder == shuffled)
            #expect(
                inOrder.days.flatMap { inOrder.events(on: $0) } == shuffled.days.flatMap { shuffled.events(on: $0) })
        }
    }

    @Test func `an entry id is applied once`() {
        var diary = Diary()
        let water = Sample.water(1)
        diary.apply(Sample.entry(1, .putEvent(water)), sequence: 1)
        diary.apply(Sample.entry(2, .remove(water.id)), sequence: 2)
        diary.apply(Sample.entry(1, .putEvent(water)), sequence: 3)
        #expect(diary.event(water.id) == nil)
        #expect(diary.sequence == 2)
    }

    @Test func `a moved event leaves its old day`() {
        var diary = Diary()
        var water = Sample.water(1)
        diary.apply(Sample.entry(1, .putEvent(water)), sequence: 1)
        let before = water.moment.day
        water.moment = water.moment.advanced(bySeconds: 86_400)
        diary.apply(Sample.entry(2, .putEvent(water)), sequence: 2)
        #expect(diary.events(on: before).isEmpty)
        #expect(diary.days == [before + 1])
    }

    @Test func `a change of a newer Corgina is counted and changes nothing else`() throws {
        let text =
            #"{"version":9,"id":"00000000000000010000000000000002","recordedAt":{"seconds":1,"offset":0},"device":"","change":{}}"#
        var diary = Diary()
        diary.apply(try JournalEntry(decoding: Array(text.utf8)), sequence: 1)
        #expect(diary.unknownChanges == 1)
        #expect(diary.sequence == 1)
        #expect(diary.days.isEmpty)
        #expect(diary.inverse(of: EntryID(high: 1, low: 2)) == nil)
    }

    private func folded(_ journal: [(Int, JournalEntry)]) -> Diary {
        var diary = Diary()
        for (sequence, entry) in journal { diary.apply(entry, sequence: sequence) }
        return diary
    }

    private func permutations(of items: [Int]) -> [[Int]] {
        guard let last = items.last else { return [[]] }
        return permutations(of: Array(items.dropLast())).flatMap { shorter in
            (0...shorter.count).map { place in Array(shorter[..<place]) + [last] + Array(shorter[place...]) }
        }
    }
}
