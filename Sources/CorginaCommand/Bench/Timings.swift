/// Many measurements of one thing, in microseconds.
struct Timings {
    private var microseconds: [Double] = []

    mutating func measure<Result>(_ work: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        defer { add(ContinuousClock.now - start) }
        return try work()
    }

    mutating func add(_ duration: Duration) {
        microseconds.append(duration / .microseconds(1))
    }

    mutating func add(_ others: Timings) { microseconds += others.microseconds }

    var count: Int { microseconds.count }
    var total: Double { microseconds.reduce(0, +) }

    func percentile(_ share: Double) -> Double {
        let sorted = microseconds.sorted()
        guard !sorted.isEmpty else { return 0 }
        return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }

    var summary: String {
        "p50 \(Self.milliseconds(percentile(0.5))) ms, p99 \(Self.milliseconds(percentile(0.99))) ms"
    }

    /// In milliseconds.
    var longest: String { Self.milliseconds(percentile(1)) }

    private static func milliseconds(_ microseconds: Double) -> String {
        String((microseconds / 10).rounded() / 100)
    }
}
