import CorginaCore
import Markup

/// The fields an event has because of its kind, each as text, as she typed it.
///
/// `name`, `amount`, `unit` of a drink; `name`, `dose`, `count` of a supplement; `name`, `gone` and ``SymptomFields`` of a symptom;
/// `weight`, `unit`; `systolic`, `diastolic`; `glucose`, `timing`; `temperature`; `count`, `minutes` of movements; `seconds`; `name`
/// of an appointment; `mealType` of a meal.
public struct KindFields: Hashable, Sendable {
    public var kind: HealthEvent.Details.Kind
    public var values: [String: String]
    public var units: Profile.UnitSystem
    /// How strong a symptom was, how long it lasted and what came with it; `nil` for anything else.
    public var symptom: SymptomFields?

    public init(kind: HealthEvent.Details.Kind, values: [String: String], units: Profile.UnitSystem) {
        self.kind = kind
        self.values = values
        self.units = units
    }

    /// The names of the fields each kind has.
    public static func names(of kind: HealthEvent.Details.Kind) -> [String] {
        switch kind {
        case .meal: ["mealType"]
        case .hydration: ["name", "amount", "unit"]
        case .supplement: ["name", "dose", "count"]
        case .symptom: ["name", "gone"]
        case .weight: ["weight", "unit"]
        case .bloodPressure: ["systolic", "diastolic"]
        case .glucose: ["glucose", "timing"]
        case .temperature: ["temperature"]
        case .kicks: ["count", "minutes"]
        case .contraction: ["seconds"]
        case .appointment: ["name"]
        case .note: []
        }
    }

    public subscript(name: String) -> String { values[name] ?? "" }
}

/// What a drink is measured in; its raw value is what the form sends in field `unit`.
public enum DrinkUnit: String, CaseIterable, Sendable {
    case milliliters = "ml"
    case fluidOunces = "floz"
    case glasses, bottles

    var displayName: String {
        switch self {
        case .milliliters: "mL"
        case .fluidOunces: "fl oz"
        case .glasses: "of your glasses"
        case .bottles: "of your bottles"
        }
    }

    /// One of it.
    public func volume(_ preferences: HydrationPreferences) -> Milliliters {
        switch self {
        case .milliliters: Milliliters(1)
        case .fluidOunces: .fluidOunce
        case .glasses: preferences.glass
        case .bottles: preferences.bottle
        }
    }
}

/// What a body weight is read in; its raw value is what the form sends in field `unit`.
public enum WeightUnit: String, CaseIterable, Sendable {
    case kilograms = "kg"
    case pounds = "lb"
    case stone = "st"

    var displayName: String {
        switch self {
        case .kilograms: "kg"
        case .pounds: "lb"
        case .stone: "stone"
        }
    }
}
