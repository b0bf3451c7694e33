import Algorithms

/// How contractions come: how often, how long, and since when. Counted from start to start.
public struct ContractionPattern: Hashable, Sendable {
    /// One contraction as timed.
    public struct Timed: Hashable, Sendable {
        public let start: Moment
        /// `nil` while it lasts, or when its length was not told.
        public let seconds: Int?

        public init(start: Moment, seconds: Int?) {
            self.start = start
            self.seconds = seconds
        }
    }

    /// Those that started in the last 60 minutes, oldest first.
    public let lastHour: [Timed]
    /// When the run they belong to began: contractions without a pause of more than ``longestGap``. `nil` without one under way.
    public let runStart: Moment?
    public let now: Moment

    /// Seconds between starts beyond which a run has ended: as rule CONTR_PRETERM's "every 10 minutes". The app's own choice.
    static let longestGap = 60 * ClinicalRule.ID.contractionsPreterm.whole(.longestContractionGap)

    init(lastHour: [Timed], runStart: Moment?, now: Moment) {
        (self.lastHour, self.runStart, self.now) = (lastHour, runStart, now)
    }

    /// - Parameter contractions: in any order; those that start after `now` are passed over.
    public init(_ contractions: some Sequence<Timed>, now: Moment) {
        self = ContractionSeries(contractions).pattern(at: now)
    }

    /// The mean seconds from start to start in the last hour; `nil` from fewer than two.
    public var meanGap: Double? {
        guard let first = lastHour.first, let last = lastHour.last, lastHour.count > 1 else { return nil }
        return Double(last.start.seconds(since: first.start)) / Double(lastHour.count - 1)
    }

    /// The mean length in seconds of those in the last hour whose length is known; `nil` without one.
    public var meanLength: Double? {
        let lengths = lastHour.compactMap { $0.seconds }
        return lengths.isEmpty ? nil : Double(lengths.reduce(0, +)) / Double(lengths.count)
    }

    /// Seconds since the run under way began; 0 without one.
    public var runLength: Int { runStart.map { now.seconds(since: $0) } ?? 0 }

    /// "Every 5 min, 62 s long, for 70 min"; `nil` from fewer than two in the last hour.
    public var words: String? {
        guard let meanGap else { return nil }
        let length = meanLength.map { ", \(Figure.whole($0)) s long" } ?? ""
        return "Every \(Figure.decimal(meanGap / 60)) min\(length)"
            + (runLength > 0 ? ", for \(runLength / 60) min" : "")
    }
}

extension ContractionPattern {
    /// How far apart contractions are when her unit wants her to come.
    public enum Advice: String, CaseIterable, Sendable {
        /// 5 minutes apart, 1 minute long, for 1 hour.
        case fiveOneOne = "511"
        /// 4 minutes apart, which some units say.
        case fourOneOne = "411"

        /// The rule whose figures it is about.
        public var ruleID: ClinicalRule.ID { self == .fiveOneOne ? .contractions511 : .contractions411 }
    }

    /// What the pattern sets off. Source: rules CONTR_511, CONTR_411 (511) and CONTR_PRETERM (PTL, NICHD).
    ///
    /// - Parameters:
    ///   - age: how far along she is; unknown weeks count as inside each rule's.
    ///   - advice: what her unit says.
    ///   - signs: fluid, bleeding, less movement or fever, which override any timing.
    public func findings(
        at age: GestationalAge?, advice: Advice = .fiveOneOne, signs: Set<ClinicalRule.Sign> = []
    ) -> CareFindings {
        let facts = ClinicalRule.Facts(numbers: measured, signs: signs, age: age)
        return CareFindings(.contractionsWithSigns, advice.ruleID, .contractionsPreterm, for: facts)
    }

    /// Whether one part of the advice is met: the gap, the length, or how long it has gone on.
    public func meets(_ measure: ClinicalRule.Measure, of advice: Advice) -> Bool {
        guard let value = measured[measure] else { return false }
        return advice.ruleID.rule?.compares(measure, of: value) ?? false
    }

    private var measured: [ClinicalRule.Measure: Double] {
        var measured: [ClinicalRule.Measure: Double] = [
            .contractionRun: Double(runLength) / 3_600, .contractionsAnHour: Double(lastHour.count),
        ]
        measured[.contractionGap] = meanGap.map { $0 / 60 }
        measured[.contractionLength] = meanLength.map { $0 / 60 }
        measured[.longestContractionGap] = longestGap.map { Double($0) / 60 }
        return measured
    }

    /// The longest seconds between three in a row; `nil` with fewer in the last hour, and once they have ended. Three: "every 10 minutes"
    /// is no pattern of one gap.
    private var longestGap: Int? {
        guard lastHour.count >= 3, runStart != nil else { return nil }
        return lastHour.adjacentPairs().map { $1.start.seconds(since: $0.start) }.max()
    }
}
