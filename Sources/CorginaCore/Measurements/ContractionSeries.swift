import Algorithms

/// Contractions in the order they came, sorted once: what their pattern was at any moment is then found without looking at all of them.
public struct ContractionSeries: Sendable {
    /// Oldest first.
    private let contractions: [ContractionPattern.Timed]
    /// For each, when the run it belongs to began.
    private let runStarts: [Moment]

    /// - Parameter contractions: in any order.
    public init(_ contractions: some Sequence<ContractionPattern.Timed>) {
        self.contractions = contractions.sorted { ($0.start, $0.seconds ?? 0) < ($1.start, $1.seconds ?? 0) }
        var (starts, previous) = ([Moment](), Moment?.none)
        for contraction in self.contractions {
            let goesOn = previous.map { contraction.start.seconds(since: $0) <= ContractionPattern.longestGap }
            starts.append(goesOn == true ? starts.last ?? contraction.start : contraction.start)
            previous = contraction.start
        }
        runStarts = starts
    }

    /// The pattern at `now`. Those that start later are passed over.
    public func pattern(at now: Moment) -> ContractionPattern {
        let past = contractions.prefix(
            upTo: contractions.partitioningIndex { $0.start.secondsSinceEpoch > now.secondsSinceEpoch })
        let lastHour = past.suffix(from: past.partitioningIndex { now.seconds(since: $0.start) < 3_600 })
        let isUnderWay = past.last.map { now.seconds(since: $0.start) <= ContractionPattern.longestGap } ?? false
        return ContractionPattern(
            lastHour: Array(lastHour), runStart: isUnderWay ? runStarts[past.endIndex - 1] : nil, now: now)
    }
}
