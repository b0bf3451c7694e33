/// Her weights over a pregnancy against where she began.
public struct WeightCurve: Hashable, Sendable {
    /// Her weight before the pregnancy.
    public let start: Weight
    /// Oldest first, one a day: the day's last.
    public let points: [Point]

    public struct Point: Hashable, Sendable {
        public let day: CalendarDay
        public let age: GestationalAge
        public let weight: Weight
        /// In kg since before the pregnancy; negative for a loss.
        public let gain: Double
    }

    /// - Parameter weights: with the moments they were taken at, in any order.
    public init(start: Weight, _ weights: some Sequence<(moment: Moment, weight: Weight)>, in pregnancy: Pregnancy) {
        self.start = start
        var last: [CalendarDay: (moment: Moment, weight: Weight)] = [:]
        for reading in weights where last[reading.moment.day].map({ $0.moment <= reading.moment }) ?? true {
            last[reading.moment.day] = reading
        }
        points = last.sorted { $0.key < $1.key }.map { day, reading in
            Point(
                day: day, age: pregnancy.gestationalAge(on: day), weight: reading.weight,
                gain: reading.weight.kilograms - start.kilograms)
        }
    }

    /// What it sets off: a sudden gain within seven days, ending with the last weight (WEIGHT_SUDDEN), or the loss of too much of her
    /// weight before (NVP_WEIGHT).
    public var findings: CareFindings {
        guard let last = points.last else { return .empty }
        let week = points.filter { (last.day - 7...last.day).contains($0.day) }
        let least = week.map { $0.weight.kilograms }.min() ?? last.weight.kilograms
        let gain = last.weight.kilograms - least + Weight.rounding
        let facts = ClinicalRule.Facts(numbers: [.weightGainInAWeek: gain], age: last.age)
        return CareFindings(.weightSuddenGain, for: facts)
            + NauseaCare(weightBefore: start, weightNow: last.weight).findings
    }
}
