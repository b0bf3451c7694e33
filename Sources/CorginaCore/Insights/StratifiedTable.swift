/// Counts of an outcome with and without an exposure, kept apart by stratum, so that like is compared with like: breakfasts with
/// breakfasts, this fortnight with this fortnight.
public struct StratifiedTable: Hashable, Sendable {
    /// One two-by-two table.
    public struct Stratum: Hashable, Sendable {
        /// With the exposure: how many had the outcome, of how many.
        public var exposedWith = 0
        public var exposed = 0
        /// Without the exposure.
        public var otherWith = 0
        public var others = 0

        public init(exposedWith: Int = 0, exposed: Int = 0, otherWith: Int = 0, others: Int = 0) {
            self.exposedWith = exposedWith
            self.exposed = exposed
            self.otherWith = otherWith
            self.others = others
        }

        /// Whether it can tell anything: both kinds are there, and the outcome neither always nor never.
        var isInformative: Bool {
            let with = exposedWith + otherWith
            return exposed > 0 && others > 0 && with > 0 && with < exposed + others
        }
    }

    /// The strata that can tell anything.
    public let strata: [Stratum]

    public init(_ strata: some Sequence<Stratum>) { self.strata = strata.filter { $0.isInformative } }

    /// The counts over all strata that can tell anything.
    public var total: Stratum {
        strata.reduce(Stratum()) { sum, stratum in
            Stratum(
                exposedWith: sum.exposedWith + stratum.exposedWith, exposed: sum.exposed + stratum.exposed,
                otherWith: sum.otherWith + stratum.otherWith, others: sum.others + stratum.others)
        }
    }

    /// How likely at least as many outcomes with the exposure are if it makes no difference, 0...1.
    ///
    /// The exact conditional test: Fisher's, one-sided, for one stratum; for several the sum of their hypergeometric counts.
    public var probability: Double {
        let distribution = strata.map(Self.hypergeometric).reduce([1.0], Self.sum)
        // Each stratum's counts begin at the least that is possible in it.
        let least = strata.reduce(0) { $0 + Swift.max(0, $1.exposedWith + $1.otherWith - $1.others) }
        let tail = distribution.dropFirst(Swift.max(0, total.exposedWith - least)).reduce(0, +)
        return Swift.min(1, tail)
    }

    /// The probability of each count of outcomes with the exposure, its margins given, from the least possible count on.
    private static func hypergeometric(_ stratum: Stratum) -> [Double] {
        let with = stratum.exposedWith + stratum.otherWith
        let least = Swift.max(0, with - stratum.others), most = Swift.min(with, stratum.exposed)
        // Relative to the likeliest count, so that no factorial is ever too large for a Double.
        let mode = Swift.min(
            Swift.max((with + 1) * (stratum.exposed + 1) / (stratum.exposed + stratum.others + 2), least), most)
        var weights = Array(repeating: 1.0, count: most - least + 1)
        for count in stride(from: mode + 1, through: most, by: 1) {
            let ratio =
                Double(stratum.exposed - count + 1) * Double(with - count + 1)
                / (Double(count) * Double(stratum.others - with + count))
            weights[count - least] = weights[count - 1 - least] * ratio
        }
        for count in stride(from: mode - 1, through: least, by: -1) {
            let ratio =
                Double(count + 1) * Double(stratum.others - with + count + 1)
                / (Double(stratum.exposed - count) * Double(with - count))
            weights[count - least] = weights[count + 1 - least] * ratio
        }
        let sum = weights.reduce(0, +)
        return weights.map { $0 / sum }
    }

    /// The distribution of the sum of two independent counts.
    private static func sum(_ one: [Double], _ other: [Double]) -> [Double] {
        var sum = Array(repeating: 0.0, count: one.count + other.count - 1)
        for (place, share) in one.enumerated() where share > 0 {
            for (next, probability) in other.enumerated() { sum[place + next] += share * probability }
        }
        return sum
    }
}
