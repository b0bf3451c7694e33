import CorginaJournal
import SeededRandom
import Testing

@testable import GeneratedDiaries

@Suite struct EntryIDTests {
    @Test func `an id reads back from its digits and its bytes`() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let id = EntryID(using: &random)
            #expect(EntryID(id.description) == id)
            #expect(EntryID(bytes: id.bytes) == id)
        }
        #expect(EntryID(high: 0x0102_0304_0506_0708, low: 9).bytes == [1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 9])
        #expect(EntryID(bytes: [1, 2, 3]) == nil)
        #expect(EntryID("xyz") == nil)
    }
}
