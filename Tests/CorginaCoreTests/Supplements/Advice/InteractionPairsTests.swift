import SeededRandom
import Testing

@testable import CorginaCore

struct InteractionPairsTests {
    @Test func `the pairs found side by side are those that looking at every pair finds`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<60 {
            let things = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
                Set(
                    (0..<Int.random(in: 0..<4, using: &random)).compactMap { _ in
                        Substance.allCases.randomElement(using: &random)
                    })
            }
            for interaction in SupplementInteraction.all {
                var expected: [[Int]] = []
                for one in things.indices {
                    for other in things.indices.dropFirst(one + 1) {
                        if interaction.connects(things[one], things[other]) {
                            expected.append([one, other])
                        } else if interaction.connects(things[other], things[one]) {
                            expected.append([other, one])
                        }
                    }
                }
                #expect(interaction.pairs(in: things).map { [$0.first, $0.second] } == expected)
            }
        }
    }
}
