/// The World Health Organization's chart of estimated fetal weight by completed week, 14...40.
///
/// It is what a scan's estimate may be shown against; ``BabySize`` is not. Source: Kiserud 2017, WHO fetal growth charts.
public enum FetalWeightStandard {
    /// The percentiles the chart gives.
    public enum Percentile: Double, CaseIterable, Sendable {
        case p2_5 = 2.5, p5 = 5, p10 = 10, p25 = 25, p50 = 50, p75 = 75, p90 = 90, p95 = 95, p97_5 = 97.5
    }

    /// The completed weeks the chart covers.
    public static let weeks = 14...40

    /// The sources of the chart.
    public static var sources: [ClinicalSource] { ClinicalSource.named("WHO_EFW") }

    /// The chart's weight at a percentile in a completed week; `nil` outside ``weeks``.
    public static func weight(_ percentile: Percentile, week: Int) -> Grams? {
        weights[week]?.weights[percentile]
    }

    /// The weight at an age between two weeks of the chart, on a straight line between them; `nil` outside 14w0d...40w0d.
    public static func weight(_ percentile: Percentile, at age: GestationalAge) -> Grams? {
        guard let start = weight(percentile, week: age.completedWeeks) else { return nil }
        guard age.dayInWeek > 0 else { return start }
        guard let end = weight(percentile, week: age.completedWeeks + 1) else { return nil }
        return Grams(start.value + (end.value - start.value) * Double(age.dayInWeek) / 7)
    }

    /// The chart's percentiles below and above a weight at an age; one of them is `nil` off its ends.
    ///
    /// - Returns: `nil` when the chart does not cover the age.
    public static func surrounding(_ weight: Grams, at age: GestationalAge) -> (below: Percentile?, above: Percentile?)?
    {
        guard self.weight(.p50, at: age) != nil else { return nil }
        func value(_ percentile: Percentile) -> Grams { self.weight(percentile, at: age) ?? Grams(.infinity) }
        return (Percentile.allCases.last { value($0) <= weight }, Percentile.allCases.first { value($0) > weight })
    }

    private static let weights = Week.loadAll().keyed { $0.week }

    /// A row of the chart: the estimated weights of a completed week, both sexes together.
    struct Week {
        let week: Int
        let weights: [Percentile: Grams]
    }
}

extension FetalWeightStandard.Week: ReferenceRecord {
    static var table: ReferenceTable { .fetalWeights }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        week = try row.whole("week")
        var weights: [FetalWeightStandard.Percentile: Grams] = [:]
        for percentile in FetalWeightStandard.Percentile.allCases {
            weights[percentile] = Grams(try row.number(percentile.column))
        }
        self.weights = weights
    }
}

extension FetalWeightStandard.Percentile {
    /// Its column in the chart, in grams.
    fileprivate var column: String {
        switch self {
        case .p2_5: "p2_5_g"
        case .p5: "p5_g"
        case .p10: "p10_g"
        case .p25: "p25_g"
        case .p50: "p50_g"
        case .p75: "p75_g"
        case .p90: "p90_g"
        case .p95: "p95_g"
        case .p97_5: "p97_5_g"
        }
    }
}
