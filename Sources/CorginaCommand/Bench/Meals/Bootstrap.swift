import SeededRandom

/// How far a share may be off by the luck of which meals were asked.
enum Bootstrap {
    private static let rounds = 2_000

    /// The 95 % percentile interval of the share of `true`, by drawing as many again with replacement.
    ///
    /// The draws are the same every time, so that two runs on the same outcomes print the same.
    static func interval(_ outcomes: [Bool]) -> ClosedRange<Double> {
        guard !outcomes.isEmpty else { return 0...0 }
        var dice = SeededGenerator(seed: 24)
        let shares = (0..<rounds).map { _ in
            var hits = 0
            for _ in outcomes.indices where outcomes[Int.random(in: outcomes.indices, using: &dice)] { hits += 1 }
            return Double(hits) / Double(outcomes.count)
        }.sorted()
        return shares[rounds / 40]...shares[rounds - 1 - rounds / 40]
    }
}
