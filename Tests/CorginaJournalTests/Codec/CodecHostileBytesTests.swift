import CorginaCore
import CorginaJournal
import Testing

@testable import GeneratedDiaries

@Suite struct CodecHostileBytesTests {
    @Test func `damaged entries never crash, and what still reads can be written and folded`() throws {
        var generated = Generated(seed: 3)
        var diary = Diary()
        for round in 1...4_000 {
            var bytes = try generated.entry().encoded()
            for _ in 0..<Int.random(in: 1...3, using: &generated.random) {
                let place = Int.random(in: bytes.indices, using: &generated.random)
                switch Int.random(in: 0..<4, using: &generated.random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generated.random)
                case 1: bytes[place] = UInt8.random(in: 48...57, using: &generated.random)
                case 2: bytes.remove(at: place)
                default: bytes.insert(bytes[place], at: place)
                }
            }
            guard let entry = try? JournalEntry(decoding: bytes) else { continue }
            #expect(try JournalEntry(decoding: entry.encoded()) == entry)
            diary.apply(entry, sequence: round)
        }
        for day in diary.days { _ = diary.intake(on: day) }
        #expect(diary.sequence > 0)
    }

    @Test func `every truncation of an entry is refused`() throws {
        var generated = Generated(seed: 4)
        let bytes = try generated.entry().encoded()
        for count in 0..<bytes.count {
            #expect(throws: JournalCodecError.self) { try JournalEntry(decoding: Array(bytes[..<count])) }
        }
    }
}
