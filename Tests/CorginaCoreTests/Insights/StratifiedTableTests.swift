import Testing

@testable import CorginaCore

struct StratifiedTableTests {
    private func table(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> StratifiedTable.Stratum {
        StratifiedTable.Stratum(exposedWith: a, exposed: a + b, otherWith: c, others: c + d)
    }

    /// Binomial coefficients by Pascal's triangle, apart from the code tested.
    private func choose(_ n: Int, _ k: Int) -> Double {
        guard k >= 0, k <= n else { return 0 }
        var row = [1.0]
        for _ in 0..<n { row = zip([0] + row, row + [0]).map(+) }
        return row[k]
    }

    @Test func `Fisher's tea taster: 3 of 4 cups right has 17/70`() {
        #expect(abs(StratifiedTable([table(3, 1, 1, 3)]).probability - 17.0 / 70) < 1e-12)
        #expect(abs(StratifiedTable([table(4, 0, 0, 4)]).probability - 1.0 / 70) < 1e-12)
    }

    @Test func `One stratum is Fisher's exact test, one-sided, for every small table`() {
        for a in 0...6 {
            for b in 0...6 where a + b > 0 {
                for c in 0...6 {
                    for d in 0...6 where c + d > 0 && a + c > 0 && b + d > 0 {
                        let all = choose(a + b + c + d, a + c)
                        let expected = (a...Swift.min(a + b, a + c)).map {
                            choose(a + b, $0) * choose(c + d, a + c - $0) / all
                        }.reduce(0, +)
                        let found = StratifiedTable([table(a, b, c, d)]).probability
                        guard abs(found - expected) < 1e-9 else {
                            Issue.record("\(a) \(b) \(c) \(d): \(found), not \(expected)")
                            return
                        }
                    }
                }
            }
        }
    }

    @Test func `Two strata add their counts: 6 of 8 cups in two sittings has 361/4900`() {
        let twice = StratifiedTable([table(3, 1, 1, 3), table(3, 1, 1, 3)])
        #expect(abs(twice.probability - 361.0 / 4_900) < 1e-12)
        #expect(twice.total == table(6, 2, 2, 6))
    }

    @Test func `A stratum with one side alone, or the outcome always or never, tells nothing`() {
        #expect(StratifiedTable([table(3, 1, 0, 0), table(0, 4, 0, 4), table(4, 0, 4, 0)]).strata.isEmpty)
        #expect(StratifiedTable([]).probability == 1)
        let one = StratifiedTable([table(3, 1, 1, 3)])
        #expect(StratifiedTable([table(3, 1, 1, 3), table(9, 0, 0, 0)]) == one)
    }

    @Test func `A pooled paradox is not fallen for`() {
        // Both halves alike within, but exposure and outcome both common in the first: pooled it looks strong.
        let halves = StratifiedTable([table(40, 40, 5, 5), table(1, 9, 8, 72)])
        #expect(halves.probability > 0.4)
        #expect(StratifiedTable([table(41, 49, 13, 77)]).probability < 0.001)
    }

    @Test func `Thousands of meals neither overflow nor vanish`() {
        let even = StratifiedTable([table(500, 2_500, 1_000, 5_000)]).probability
        #expect(even > 0.4 && even < 0.6)
        let strong = StratifiedTable([table(1_500, 1_500, 1_000, 5_000)]).probability
        #expect(strong >= 0 && strong < 1e-100)
    }

    @Test func `Holm's adjustment steps down and never falls below the one before`() {
        let adjusted = MultipleComparisons.holm([0.01, 0.04, 0.03, 0.005])
        for (found, expected) in zip(adjusted, [0.03, 0.06, 0.06, 0.02]) { #expect(abs(found - expected) < 1e-12) }
        #expect(MultipleComparisons.holm([0.9, 0.8]) == [1, 1] && MultipleComparisons.holm([]) == [])
    }
}
