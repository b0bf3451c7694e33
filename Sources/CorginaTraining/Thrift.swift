import CorginaLanguage

/// How little a model gets by with. `docs/measurements.md` has what more and less would do.
struct Thrift {
    /// How often a feature must be seen to be learned at all.
    var least: Int
    /// So many features are left for the second half of the passes.
    var kept: Int
    var exactness: Exactness

    static let roles = Thrift(least: 7, kept: 60_000, exactness: Exactness(step: 3, bits: 26))
    /// Many small weights together decide whether something happened: they are kept as exactly as they can be.
    static let stances = Thrift(least: 4, kept: 200_000, exactness: Exactness(step: 1, bits: 26))
    static let concerns = Thrift(least: 2, kept: 60_000, exactness: Exactness(step: 4, bits: 26))
}
