extension BloodPressure {
    /// Signs that turn high pressure into an emergency. Source: rule BP_HIGH_SX (HTN, HEARHER).
    public enum Sign: String, CaseIterable, Sendable {
        case headache, visionChange = "vision_change", bellyPain = "belly_pain", breathless, swelling
    }

    /// From either figure on, a reading is high: call the same day. Source: rule BP_HIGH (HTN).
    public static let high = threshold(.pressureHigh)
    /// From either figure on, it is an emergency. Source: rule BP_SEVERE (HTN).
    public static let severe = threshold(.pressureSevere)
    /// From either figure on, it is one to mention at the next visit. Source: rule BP_ELEV.
    public static let elevated = threshold(.pressureElevated)
    /// Below this upper figure, a reading is low for somebody who is dizzy or faints. Source: rule BP_LOW.
    public static let lowSystolic = ClinicalRule.ID.pressureLow.figure(.systolic).map { Int(nearest: $0) }

    private static func threshold(_ id: ClinicalRule.ID) -> BloodPressure? {
        guard let systolic = id.figure(.systolic), let diastolic = id.figure(.diastolic) else { return nil }
        return BloodPressure(systolic: Int(nearest: systolic), diastolic: Int(nearest: diastolic))
    }

    /// What the reading sets off.
    ///
    /// - Parameters:
    ///   - age: how far along she is; unknown counts as in the weeks of every rule.
    ///   - signs: what she feels beside it, besides what is kept with it.
    ///   - isFaint: whether she is dizzy or faints, besides what is kept with it.
    public func findings(at age: GestationalAge?, signs: Set<Sign> = [], isFaint: Bool = false) -> CareFindings {
        var facts = measured
        facts.age = age
        facts.signs = Set(self.signs.union(signs).map { $0.asked })
        if self.isFaint || isFaint { facts.signs.insert(.faint) }
        return CareFindings(.pressureSevere, .pressureHighWithSigns, .pressureHigh, .pressureLow, for: facts)
    }

    private var measured: ClinicalRule.Facts {
        ClinicalRule.Facts(numbers: [.systolic: Double(systolic), .diastolic: Double(diastolic)])
    }

    /// What the mean of readings at home sets off: the threshold is lower there. Empty without readings. Source: rule BP_HOME (HTN).
    public static func homeFindings(_ readings: [BloodPressure]) -> CareFindings {
        guard !readings.isEmpty else { return .empty }
        let count = Double(readings.count)
        let facts = ClinicalRule.Facts(numbers: [
            .meanSystolic: readings.reduce(0) { $0 + Double($1.systolic) } / count,
            .meanDiastolic: readings.reduce(0) { $0 + Double($1.diastolic) } / count,
        ])
        return CareFindings(.pressureHighAtHome, for: facts)
    }

    /// Whether one of its figures is high. Source: rule BP_HIGH (HTN).
    public var isHigh: Bool { ClinicalRule.ID.pressureHigh.holds(for: measured) }

    /// Whether it lies in the range to mention at the next visit. Source: rule BP_ELEV.
    public var isElevated: Bool { ClinicalRule.ID.pressureElevated.holds(for: measured) }
}

extension BloodPressure.Sign {
    /// What the rules call it.
    fileprivate var asked: ClinicalRule.Sign {
        switch self {
        case .headache: .headache
        case .visionChange: .visionChange
        case .bellyPain: .bellyPain
        case .breathless: .breathless
        case .swelling: .swelling
        }
    }
}
