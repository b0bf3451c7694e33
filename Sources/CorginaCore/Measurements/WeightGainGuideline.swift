/// How much weight is usually gained over a pregnancy, by BMI before it. A range to talk about, never a goal to be scolded by.
public struct WeightGainGuideline: Hashable, Sendable {
    public let bmiClass: BodyMassIndex.Class
    public let isTwins: Bool
    /// In kg by 40 weeks; `nil` where the IOM found too little data, and then no range is shown.
    public let total: ClosedRange<Double>?
    /// In kg a week from the second trimester on; `nil` for twins, for whom no weekly rate is given.
    public let weekly: ClosedRange<Double>?
    /// In kg over the first 13 weeks; `nil` for twins.
    public let firstTrimester: ClosedRange<Double>?
    /// "guideline", "provisional" or "no guideline".
    public let status: String
    public let sources: [ClinicalSource]

    /// Every row of the reference.
    public static let all = loadAll()

    /// The guideline for her; `nil` for three or more, for whom there is none.
    public static func of(_ bmi: BodyMassIndex, babies: Int) -> WeightGainGuideline? {
        guard (1...2).contains(babies) else { return nil }
        return all.first { $0.bmiClass == bmi.bmiClass && $0.isTwins == (babies == 2) }
    }
}

extension WeightGainGuideline: ReferenceRecord {
    static var table: ReferenceTable { .weightGain }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        bmiClass = try row.choice("bmi_class", "a class of BMI")
        isTwins = try row.text("pregnancy") == "twins"
        total = try row.optionalRange("total_kg_min", "total_kg_max")
        weekly = try row.optionalRange("weekly_kg_min", "weekly_kg_max")
        firstTrimester = try row.optionalRange("first_trimester_kg_min", "first_trimester_kg_max")
        status = try row.text("status")
        sources = try row.seenSources()
    }
}

extension WeightGainGuideline {
    /// The band of gain at an age, in kg: straight from 0 to the first trimester's range at 13 weeks, and on to the total at 40.
    ///
    /// The ends are the IOM's, the straight line between them a choice of the reference. `nil` where there is no guideline by week.
    public func band(at age: GestationalAge) -> ClosedRange<Double>? {
        guard let total, let firstTrimester else { return nil }
        let weeks = Swift.min(Swift.max(Double(age.days) / 7, 0), 40)
        if weeks <= 13 {
            let share = weeks / 13
            return firstTrimester.lowerBound * share...firstTrimester.upperBound * share
        }
        let share = (weeks - 13) / 27
        let gain = { (first: Double, last: Double) in first + (last - first) * share }
        return gain(firstTrimester.lowerBound, total.lowerBound)...gain(firstTrimester.upperBound, total.upperBound)
    }

    /// Where a gain lies, said without praise or blame.
    public enum Position: String, CaseIterable, Sendable {
        case below, within, above

        /// "Below the usual range", …
        public var words: String {
            switch self {
            case .below: "Below the usual range"
            case .within: "Within the usual range"
            case .above: "Above the usual range"
            }
        }
    }

    /// Where a gain in kg lies at an age; `nil` without a band.
    public func position(of gain: Double, at age: GestationalAge) -> Position? {
        band(at: age).map { gain < $0.lowerBound ? .below : gain > $0.upperBound ? .above : .within }
    }
}
