import CorginaCore

/// How long something took, for people.
struct Stopwatch {
    private let start = ContinuousClock.now

    /// "0.42 seconds"
    var words: String { Figure.decimal((ContinuousClock.now - start) / .seconds(1), places: 2) + " seconds" }
}
