extension BloodPressure {
    /// Signs that turn high pressure into an emergency. Source: rule BP_HIGH_SX (HTN, HEARHER).
    public enum Sign: String, CaseIterable, Sendable {
        case headache, visionChange = "vision_change", bellyPain = "belly_pain", breathless, swelling
    }

    /// From either figure on, a reading is high: call the same day. Source: rule BP_HIGH (HTN).
    public static let high = BloodPressure(systolic: 140, diastolic: 90)
    /// From either figure on, it is an emergency. Source: rule BP_SEVERE (HTN).
    public static let severe = BloodPressure(systolic: 160, diastolic: 110)
    /// From either figure on, it is one to mention at the next visit. Source: rule BP_ELEV.
    public static let elevated = BloodPressure(systolic: 120, diastolic: 80)
    /// From either figure on, the mean of readings at home is high. Source: rule BP_HOME (HTN).
    public static let highAtHome = BloodPressure(systolic: 135, diastolic: 85)
    /// Below this upper figure, a reading is low for somebody who is dizzy or faints. Source: rule BP_LOW.
    public static let lowSystolic = 90

    /// Whether one of its figures is at or above that of the other.
    public func reaches(_ threshold: BloodPressure) -> Bool {
        systolic >= threshold.systolic || diastolic >= threshold.diastolic
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
        let isHigh = reaches(Self.high)
        let isPastTwentyWeeks = age.map { $0 >= GestationalAge(weeks: 20) } ?? true
        return CareFindings([
            reaches(Self.severe) ? .pressureSevere : nil, isHigh && !signs.isEmpty && isPastTwentyWeeks ? .pressureHighWithSigns : nil,
            isHigh ? .pressureHigh : nil, systolic < Self.lowSystolic && isFaint ? .pressureLow : nil,
        ])
    }

    /// What the mean of readings at home sets off: the threshold is lower there. Empty without readings. Source: rule BP_HOME (HTN).
    public static func homeFindings(_ readings: [BloodPressure]) -> CareFindings {
        guard !readings.isEmpty else { return CareFindings([]) }
        let count = Double(readings.count)
        let systolic = readings.reduce(0) { $0 + Double($1.systolic) } / count
        let diastolic = readings.reduce(0) { $0 + Double($1.diastolic) } / count
        let isHigh = systolic >= Double(highAtHome.systolic) || diastolic >= Double(highAtHome.diastolic)
        return CareFindings([isHigh ? .pressureHighAtHome : nil])
    }

    /// Whether it lies in the range to mention at the next visit. Source: rule BP_ELEV.
    public var isElevated: Bool { !reaches(Self.high) && reaches(Self.elevated) }
}
