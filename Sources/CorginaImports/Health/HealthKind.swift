import CorginaCore

/// The types of Apple Health that a diary keeps. Source: the identifiers of HealthKit, `HKTypeIdentifiers.h`.
enum HealthKind: Hashable {
    case weight, glucose, temperature, water, sleep
    case systolic, diastolic
    case nutrient(Nutrient)

    init?(_ identifier: String) {
        guard let kind = Self.named[identifier] else { return nil }
        self = kind
    }

    /// Whether one record of it says something: not half a blood pressure, and not a stage of sleep.
    var isByItself: Bool { self != .sleep && self != .systolic && self != .diastolic }

    static let bloodPressure = "HKCorrelationTypeIdentifierBloodPressure"

    private static let named: [String: HealthKind] = {
        var named: [String: HealthKind] = [
            "HKCategoryTypeIdentifierSleepAnalysis": .sleep
        ]
        let quantities: [(String, HealthKind)] = [
            ("BodyMass", .weight), ("BloodGlucose", .glucose), ("BodyTemperature", .temperature),
            ("DietaryWater", .water), ("BloodPressureSystolic", .systolic), ("BloodPressureDiastolic", .diastolic),
        ]
        for (name, kind) in quantities { named["HKQuantityTypeIdentifier" + name] = kind }
        for (name, nutrient) in HealthNutrient.all {
            named["HKQuantityTypeIdentifierDietary" + name] = .nutrient(nutrient)
        }
        return named
    }()
}

extension Nutrient {
    /// What so much of it is in its own unit; `nil` for a unit nobody knows.
    func amount(_ figure: Double, in unit: String) -> Double? {
        if self.unit == .kilocalories { return MeasuredUnit(unit).energy(figure) }
        guard let told = MeasuredUnit(unit).gramsInOne, let own = MeasuredUnit(self.unit.rawValue).gramsInOne else {
            return nil
        }
        return told == own ? figure : figure * (told / own)
    }
}
