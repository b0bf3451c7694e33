import CorginaJournal
import SeededRandom
import Testing

@testable import GeneratedDiaries

@Suite struct JSONHostileBytesTests {
    @Test func `no bytes crash the parser, and what it reads prints and reads back the same`() {
        var random = SeededGenerator(seed: 7)
        let alphabet = Array(#"{}[]",:\/u0123dD8eE+-.tfn "#.utf8) + [0x00, 0x80, 0xC3, 0xA9, 0xED, 0xF0, 0xFF, 0x0A]
        var readable = 0
        for _ in 0..<30_000 {
            let count = Int.random(in: 0..<24, using: &random)
            let bytes = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 }
            guard let json = try? JSON(parsing: bytes) else { continue }
            readable += 1
            #expect((try? JSON(parsing: json.utf8)) == json)
        }
        #expect(readable > 100)
    }

    @Test(.timeLimit(.minutes(1)))
    func `many names, long strings and long numbers take linear time`() throws {
        let names = "{" + (0..<50_000).map { "\"\($0)\":0" }.joined(separator: ",") + "}"
        let string = "\"" + String(repeating: "\\u0041é", count: 50_000) + "\""
        let number = String(repeating: "9", count: 300) + "." + String(repeating: "9", count: 100_000)
        #expect(try JSON(parsing: names).members?.count == 50_000)
        #expect(try JSON(parsing: string).text?.unicodeScalars.count == 100_000)
        #expect(try JSON(parsing: number).double == 1e300)
    }
}
