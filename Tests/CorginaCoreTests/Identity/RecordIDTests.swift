import CorginaCore
import Testing

struct RecordIDTests {
    @Test func `An id round-trips through its text`() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<1_000 {
            let id = RecordID(using: &random)
            #expect(RecordID(id.description) == id)
        }
    }

    @Test(arguments: [
        "", "0", String(repeating: "g", count: 32), String(repeating: "A", count: 32),
        String(repeating: "0", count: 33),
    ])
    func `Other text is not an id`(text: String) {
        #expect(RecordID(text) == nil)
    }
}
