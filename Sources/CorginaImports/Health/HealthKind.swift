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

/// The nutrients that both a diary and Apple Health have, by what their identifiers end with.
///
/// Vitamin A is left out: Apple Health does not say in what its weight is counted.
public enum HealthNutrient {
    public static let all: [(name: String, nutrient: Nutrient)] = [
        ("EnergyConsumed", .energy), ("Protein", .protein), ("Carbohydrates", .carbohydrate), ("Sugar", .sugars),
        ("Fiber", .fiber), ("FatTotal", .fat), ("FatSaturated", .saturatedFat), ("Cholesterol", .cholesterol),
        ("Thiamin", .thiamin), ("Riboflavin", .riboflavin), ("Niacin", .niacin), ("VitaminB6", .vitaminB6),
        ("Folate", .folate), ("VitaminB12", .vitaminB12), ("VitaminC", .vitaminC), ("VitaminD", .vitaminD),
        ("VitaminE", .vitaminE), ("VitaminK", .vitaminK), ("Calcium", .calcium), ("Phosphorus", .phosphorus),
        ("Magnesium", .magnesium), ("Iron", .iron), ("Zinc", .zinc), ("Copper", .copper), ("Selenium", .selenium),
        ("Potassium", .potassium), ("Sodium", .sodium), ("Caffeine", .caffeine),
    ]
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
