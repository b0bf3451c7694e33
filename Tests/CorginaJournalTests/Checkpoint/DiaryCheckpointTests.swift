import CorginaCore
import Foundation
import SeededRandom
import Testing

@testable import CorginaJournal
@testable import GeneratedDiaries

@Suite struct DiaryCheckpointTests {
    @Test(arguments: 0..<60 as Range<UInt64>)
    func `a checkpoint and the entries after it make the diary that all entries make`(seed: UInt64) throws {
        var generated = Generated(seed: seed)
        let journal = try generated.journal(of: 80)
        let whole = folded(journal)
        for end in [0, 1, 40, 79, 80] {
            var diary = try Diary(checkpoint: folded(journal.prefix(end)).checkpoint())
            #expect(diary == folded(journal.prefix(end)))
            apply(journal, from: end, to: &diary)
            #expect(diary == whole)
            // Bit for bit, which says more of texts and numbers than that they are equal.
            #expect(try diary.checkpoint() == whole.checkpoint())
        }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `every question has the same answer`(seed: UInt64) throws {
        var generated = Generated(seed: seed)
        let journal = try generated.journal(of: 120)
        let whole = folded(journal)
        var diary = try Diary(checkpoint: folded(journal.prefix(100)).checkpoint())
        apply(journal, from: 100, to: &diary)
        #expect(diary.sequence == whole.sequence && diary.unknownChanges == whole.unknownChanges)
        #expect(whole.unknownChanges > 0)
        #expect(diary.timeline(TimelineQuery(words: "iron")) == whole.timeline(TimelineQuery(words: "iron")))
        #expect(diary.days.flatMap { diary.events(on: $0) } == whole.days.flatMap { whole.events(on: $0) })
        #expect(journal.map { diary.inverse(of: $0.id) } == journal.map { whole.inverse(of: $0.id) })
        #expect(imports(diary) == imports(whole) && !imports(whole).isEmpty)
        let now = generated.moment()
        #expect(ShownPhotos(in: diary, at: now) == ShownPhotos(in: whole, at: now))
    }

    @Test(arguments: 1...JournalEntry.formatVersion)
    func `entries of every version of the format go through one`(version: Int) throws {
        let file = try #require(
            Bundle.module.url(forResource: "Fixtures/entries-version-\(version)", withExtension: "jsonl"))
        let journal = try Data(contentsOf: file).split(separator: 10).map { try JournalEntry(decoding: Array($0)) }
        for end in 0...journal.count {
            var diary = try Diary(checkpoint: folded(journal.prefix(end)).checkpoint())
            apply(journal, from: end, to: &diary)
            #expect(diary == folded(journal))
        }
    }

    @Test func `two ways to write one letter stay what they are`() throws {
        var journal: [JournalEntry] = []
        for (place, notes) in ["caf\u{E9}", "cafe\u{301}", "caf\u{E9}"].enumerated() {
            var water = Sample.water(UInt64(place))
            water.notes = notes
            water.tags = [notes]
            journal.append(Sample.entry(UInt64(place), .putEvent(water)))
        }
        let diary = try Diary(checkpoint: folded(journal).checkpoint())
        let notes = (0..<3).map { diary.event(RecordID(high: 1, low: $0)).map { Array($0.notes.utf8) } }
        #expect(notes[0] == notes[2] && notes[0] != notes[1])
        #expect(notes[1] == Array("cafe\u{301}".utf8))
    }

    @Test func `what is the same is written once`() throws {
        func size(_ count: UInt64) throws -> Int {
            let journal = (0..<count).map { number in
                Sample.entry(number, .putEvent(Sample.meal(number, .lunch, kilocalories: 320)))
            }
            return try folded(journal).checkpoint().count
        }
        // Two ids, two moments, and which meal it is.
        #expect(try (size(300) - size(200)) / 100 < 56)
    }

    @Test func `written in pieces it is the same`() throws {
        var generated = Generated(seed: 3)
        let diary = folded(try generated.journal(of: 90))
        var writer = DiaryCheckpointWriter(diary)
        while try writer.write(7) {}
        #expect(try writer.finished() == diary.checkpoint())
    }

    @Test func `one that was cut, or is longer, is none`() throws {
        var generated = Generated(seed: 5)
        let bytes = try folded(generated.journal(of: 40)).checkpoint()
        for end in 0..<bytes.count {
            #expect(throws: DiaryCheckpointError.notReadable) { try Diary(checkpoint: Array(bytes[..<end])) }
        }
        #expect(throws: DiaryCheckpointError.notReadable) { try Diary(checkpoint: bytes + [0]) }
    }

    /// Its seal refuses such bytes before they are read. Here it is that reading them ends nothing.
    @Test func `any changed byte is refused or makes a diary, which can be asked`() throws {
        var generated = Generated(seed: 8)
        let bytes = try folded(generated.journal(of: 60)).checkpoint()
        var refused = 0
        for _ in 0..<4_000 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...3, using: &generated.random) {
                changed[Int.random(in: bytes.indices, using: &generated.random)] =
                    UInt8.random(in: .min ... .max, using: &generated.random)
            }
            guard let diary = try? Diary(checkpoint: changed) else {
                refused += 1
                continue
            }
            _ = diary.days.flatMap { diary.events(on: $0) }.map { $0.moment.time }
            _ = diary.timeline(TimelineQuery(words: "iron")).count
        }
        #expect(refused > 1_000)
    }

    /// What was imported. Its events come in no order.
    private func imports(_ diary: Diary) -> [String] {
        DiaryImports(diary).all.map { "\($0.mark) \($0.days) \($0.changedCount) \($0.events.sorted())" }
    }

    private func folded(_ journal: some Sequence<JournalEntry>) -> Diary {
        var diary = Diary()
        apply(Array(journal), from: 0, to: &diary)
        return diary
    }

    private func apply(_ journal: [JournalEntry], from start: Int, to diary: inout Diary) {
        for place in journal.indices.dropFirst(start) { diary.apply(journal[place], sequence: place + 1) }
    }
}
