import CorginaCore
import CorginaJournal

/// A day of a diary in the types and units of Apple Health, for a shortcut that writes it there. What came from Apple Health is not
/// in it, so that nothing goes around in a circle.
struct HealthSamples: Sendable {
    private let day: CalendarDay
    private let events: [HealthEvent]

    init(_ diary: Diary, on day: CalendarDay) {
        self.day = day
        let imports = DiaryImports(diary)
        events = diary.events(on: day).reversed().filter { imports.source(of: $0.id) != .appleHealth }
    }

    var json: JSON {
        let samples = events.flatMap(Self.samples)
        let spoken =
            samples.isEmpty ? "Nothing for Apple Health that day." : "\(samples.count) values for Apple Health."
        return ["day": .string("\(day)"), "spoken": .string(spoken), "samples": .array(samples)]
    }

    private static func samples(_ event: HealthEvent) -> [JSON] {
        switch event.details {
        case .weight(let weight): [sample(event, "BodyMass", "kg", weight.kilograms)]
        case .glucose(let glucose): [sample(event, "BloodGlucose", "mg/dL", glucose.milligramsPerDeciliter)]
        case .temperature(let temperature): [sample(event, "BodyTemperature", "degC", temperature.celsius)]
        case .bloodPressure(let pressure):
            [sample(event, "BloodPressure", "mmHg", Double(pressure.systolic), second: Double(pressure.diastolic))]
        case .hydration(let drink) where Fluid.volume(of: drink).value > 0:
            [sample(event, "DietaryWater", "mL", Fluid.volume(of: drink).value)]
        case .meal(let meal): foods(event, meal.nutrients)
        default: []
        }
    }

    private static func foods(_ event: HealthEvent, _ nutrients: NutrientAmounts) -> [JSON] {
        HealthNutrient.all.compactMap { name, nutrient in
            guard nutrients[nutrient] > 0 else { return nil }
            return sample(event, "Dietary" + name, nutrient.healthUnit, nutrients[nutrient])
        }
    }

    private static func sample(
        _ event: HealthEvent, _ type: String, _ unit: String, _ value: Double, second: Double? = nil
    ) -> JSON {
        var members: [JSON.Member] = [
            .init("id", .string("\(event.id)")), .init("type", .string(type)), .init("unit", .string(unit)),
            .init("value", rounded(value)),
        ]
        if let second { members.append(.init("second", rounded(second))) }
        return .object(members + [.init("at", .string("\(event.moment)"))])
    }

    /// To a thousandth: more is not measured.
    private static func rounded(_ value: Double) -> JSON { .amount((value * 1_000).rounded() / 1_000) }
}
