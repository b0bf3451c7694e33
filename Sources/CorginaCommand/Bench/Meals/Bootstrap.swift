/// How far a share may be off by the luck of which meals were asked.
enum Bootstrap {
    private static let rounds = 2_000

    /// The 95 % percentile interval of the share of `true`, by drawing as many again with replacement.
    ///
    /// The draws are the same every time, so that two runs on the same outcomes print the same.
    static func interval(_ outcomes: [Bool]) -> ClosedRange<Double> {
        guard !outcomes.isEmpty else { return 0...0 }
        var dice = Dice()
        let shares = (0..<rounds).map { _ in
            var hits = 0
            for _ in outcomes.indices where outcomes[Int.random(in: outcomes.indices, using: &dice)] { hits += 1 }
            return Double(hits) / Double(outcomes.count)
        }.sorted()
        return shares[rounds / 40]...shares[rounds - 1 - rounds / 40]
    }

    /// A linear congruential generator with Knuth's MMIX constants, its weak low bits folded away.
    private struct Dice: RandomNumberGenerator {
        private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }
}
