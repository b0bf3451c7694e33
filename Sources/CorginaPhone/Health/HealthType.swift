import CorginaCore

/// A type of Apple Health: HealthKit's identifier and, for a quantity, the unit its figures are in, as `HKUnit(from:)` reads it.
///
/// Source: HealthKit's `HKTypeIdentifiers.h`, which names the identifiers and their kinds of units.
public struct HealthType: Hashable, Sendable {
    public let identifier: String
    public let form: Form
    /// Empty for what has no figure.
    public let unit: String

    public enum Form: Hashable, Sendable {
        case quantity, category, correlation
    }

    private init(_ name: String, _ form: Form, unit: String = "") {
        let kind =
            switch form {
            case .quantity: "Quantity"
            case .category: "Category"
            case .correlation: "Correlation"
            }
        identifier = "HK\(kind)TypeIdentifier\(name)"
        self.form = form
        self.unit = unit
    }
}

extension HealthType {
    public static let weight = HealthType("BodyMass", .quantity, unit: "kg")
    public static let glucose = HealthType("BloodGlucose", .quantity, unit: "mg/dL")
    public static let temperature = HealthType("BodyTemperature", .quantity, unit: "degC")
    public static let water = HealthType("DietaryWater", .quantity, unit: "mL")
    public static let systolic = HealthType("BloodPressureSystolic", .quantity, unit: "mmHg")
    public static let diastolic = HealthType("BloodPressureDiastolic", .quantity, unit: "mmHg")
    /// Of ``systolic`` and ``diastolic``.
    public static let bloodPressure = HealthType("BloodPressure", .correlation)
    public static let sleep = HealthType("SleepAnalysis", .category)
    public static let pregnancy = HealthType("Pregnancy", .category)
    public static let activeEnergy = HealthType("ActiveEnergyBurned", .quantity, unit: "kcal")

    /// In the order of ``CorginaCore/HealthNutrient``.
    static let nutrients: [(type: HealthType, nutrient: Nutrient)] = HealthNutrient.all.map { name, nutrient in
        (HealthType("Dietary" + name, .quantity, unit: nutrient.healthUnit), nutrient)
    }

    /// All that are written. Ledgers name a type by its place, so a new one stands at the end; there is room for 40.
    static let all =
        [weight, glucose, temperature, water, systolic, diastolic, bloodPressure, sleep, pregnancy]
        + nutrients.map { $0.type }
}

extension HealthType {
    /// What is asked to be written: every type but correlations, for which nobody may ask (HealthKit asks for their parts), and what
    /// only the phone knows.
    public static func written(_ choices: HealthChoices) -> [HealthType] {
        let chosen = HealthEvent.Details.Kind.allCases.filter { choices.writes.contains($0) }.flatMap { types(of: $0) }
        return chosen + (choices.writesPregnancy ? [pregnancy] : [])
    }

    /// What is asked to be read.
    public static func read(_ choices: HealthChoices) -> [HealthType] {
        let chosen = HealthEvent.Details.Kind.allCases.filter { choices.reads.contains($0) }.flatMap { types(of: $0) }
        return chosen + (choices.readsActiveEnergy ? [activeEnergy] : [])
    }

    /// What is asked for once it may be read: a blood pressure as a whole, not its halves.
    public static func queried(_ choices: HealthChoices) -> [HealthType] {
        let types = read(choices).filter { $0 != systolic && $0 != diastolic && $0 != activeEnergy }
        return types + (choices.reads.contains(.bloodPressure) ? [bloodPressure] : [])
    }

    /// The kinds of entries that Apple Health has types for.
    public static let kinds: Set<HealthEvent.Details.Kind> = Set(
        HealthEvent.Details.Kind.allCases.filter { !types(of: $0).isEmpty })

    private static func types(of kind: HealthEvent.Details.Kind) -> [HealthType] {
        switch kind {
        case .meal: nutrients.map { $0.type }
        case .hydration: [water]
        case .weight: [weight]
        case .bloodPressure: [systolic, diastolic]
        case .glucose: [glucose]
        case .temperature: [temperature]
        case .sleep: [sleep]
        // Apple Health has no movements and contractions; what she feels, takes and writes stays in her diary.
        case .supplement, .symptom, .kicks, .contraction, .appointment, .note: []
        }
    }
}
