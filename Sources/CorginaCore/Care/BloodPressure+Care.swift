extension BloodPressure {
    /// Signs that turn high pressure into an emergency. Source: rule BP_HIGH_SX (HTN, HEARHER).
    public enum Sign: String, CaseIterable, Sendable {
        case headache, visionChange = "vision_change", bellyPain = "belly_pain", breathless, swelling
    }

    /// What the reading sets off.
    ///
    /// - Parameters:
    ///   - age: how far along she is; unknown counts as past 20 weeks.
    ///   - signs: what she feels beside it, besides what is kept with it.
    ///   - isFaint: whether she is dizzy or faints, besides what is kept with it.
    public func findings(at age: GestationalAge?, signs: Set<Sign> = [], isFaint: Bool = false) -> CareFindings {
        let signs = self.signs.union(signs)
        let isFaint = self.isFaint || isFaint
        let isSevere = systolic >= 160 || diastolic >= 110
        let isHigh = systolic >= 140 || diastolic >= 90
        let isPastTwentyWeeks = age.map { $0 >= GestationalAge(weeks: 20) } ?? true
        return CareFindings([
            isSevere ? "BP_SEVERE" : nil, isHigh && !signs.isEmpty && isPastTwentyWeeks ? "BP_HIGH_SX" : nil,
            isHigh ? "BP_HIGH" : nil, systolic < 90 && isFaint ? "BP_LOW" : nil,
        ])
    }

    /// What the mean of readings at home sets off: the threshold is lower there. Empty without readings. Source: rule BP_HOME (HTN).
    public static func homeFindings(_ readings: [BloodPressure]) -> CareFindings {
        guard !readings.isEmpty else { return CareFindings([]) }
        let count = Double(readings.count)
        let systolic = readings.reduce(0) { $0 + Double($1.systolic) } / count
        let diastolic = readings.reduce(0) { $0 + Double($1.diastolic) } / count
        return CareFindings([systolic >= 135 || diastolic >= 85 ? "BP_HOME" : nil])
    }

    /// Whether it lies in the range to mention at the next visit. Source: rule BP_ELEV.
    public var isElevated: Bool {
        let isHigh = systolic >= 140 || diastolic >= 90
        return !isHigh && (systolic >= 120 || diastolic >= 80)
    }
}
