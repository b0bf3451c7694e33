import SeededRandom
import Testing

@testable import CorginaCommand

@Suite struct ZipfTurnsTests {
    @Test func `the first comes up twice as often as the second, and all come up`() {
        var random = SeededGenerator(seed: 9)
        let turns = ZipfTurns(count: 20)
        var counts = [Int](repeating: 0, count: 20)
        for _ in 0..<40_000 { counts[turns.next(using: &random)] += 1 }
        #expect(counts.allSatisfy { $0 > 200 })
        #expect(abs(Double(counts[0]) / Double(counts[1]) - 2) < 0.2)
        #expect(abs(Double(counts[0]) / Double(counts[9]) - 10) < 2)
    }

    @Test func `one alone has every turn`() {
        var random = SeededGenerator(seed: 9)
        #expect(ZipfTurns(count: 1).next(using: &random) == 0)
    }
}
