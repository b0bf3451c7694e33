import Algorithms
import SeededRandom

extension LoadRun {
    /// What all accounts of a run did together.
    struct MixedUse: Sendable {
        var views = Timings()
        var taps = Timings()
    }

    /// One request in twenty logs something, the others look at Today. How often each diary is used follows Zipf's law: the busiest is
    /// used twice as often as the second and three times as often as the third.
    func mixedUse(connections: Int, for time: Duration) async throws -> MixedUse {
        let turns = ZipfTurns(count: cookies.count)
        let end = ContinuousClock.now + time
        return try await together(connections) { (number: Int, connection: inout PlainConnection) -> MixedUse in
            var done = MixedUse()
            var random = SeededGenerator(seed: UInt64(number))
            while ContinuousClock.now < end {
                let cookie = cookies[turns.next(using: &random)]
                if Int.random(in: 0..<20, using: &random) == 0 {
                    try await done.taps.timed { try await Self.perform(.tap, on: &connection, cookie: cookie) }
                } else {
                    try await done.views.timed { try await Self.perform(.view, on: &connection, cookie: cookie) }
                }
            }
            return done
        } joining: { all, one in
            all.views.add(one.views)
            all.taps.add(one.taps)
        }
    }
}

/// Numbers from 0 on, of which the n-th comes up in proportion to 1/(n + 1).
struct ZipfTurns: Sendable {
    /// Up to each number, the sum of the shares.
    private let sums: [Double]

    /// - Parameter count: at least 1.
    init(count: Int) {
        var sum = 0.0
        sums = (1...max(1, count)).map { place in
            sum += 1 / Double(place)
            return sum
        }
    }

    func next(using random: inout some RandomNumberGenerator) -> Int {
        let point = Double.random(in: 0..<(sums.last ?? 1), using: &random)
        return sums.dropLast().partitioningIndex { $0 > point }
    }
}
