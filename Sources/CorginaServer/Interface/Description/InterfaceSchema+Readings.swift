import CorginaCore
import CorginaImports
import CorginaJournal

/// Readings and drinks, one schema for each unit: which figures can be meant follows from it.
extension InterfaceSchema {
    static let name = Schema.Property(
        "id", .orNull(.textOf(1...SaidSentence.longestID)), "The same id with the same content is logged once.",
        isRequired: false)
    static let time = Schema.Property(
        "time", .orNull(.formatted("date-time")), "When it was, not more than a year ago; without it, now.",
        isRequired: false)

    static let measurements: [Schema] =
        [("kg", 1), ("lb", Weight.pound.kilograms), ("st", Weight.stone.kilograms)].map { unit, kilograms in
            reading("weight", unit, figures(in: Weight.range, of: kilograms))
        }
        + [("mg/dL", 1), ("mmol/L", BloodGlucose.milligramsPerDeciliterPerMillimole)].map { unit, milligrams in
            reading("glucose", unit, figures(in: BloodGlucose.range, of: milligrams), timing)
        }
        + [
            reading("temperature", "degC", Temperature.range.lowerBound.celsius...Temperature.range.upperBound.celsius),
            reading(
                "temperature", "degF",
                figures(in: Temperature.range.lowerBound.fahrenheit...Temperature.range.upperBound.fahrenheit)),
            .object([
                .init("kind", .oneOf(["blood_pressure"])),
                .init("systolic", whole(BloodPressure.systolicRange), "In mmHg."),
                .init("diastolic", whole(BloodPressure.diastolicRange), "In mmHg."), name, time,
            ]),
        ]

    static let drinks: [Schema] = ["mL", "L", "fl oz", "cup"].compactMap { unit in
        MeasuredUnit(unit).millilitersInOne.map { one in
            .object([
                .init("amount", .amountIn(figures(in: Drink.volumes, of: one))),
                .init("unit", .oneOf([unit]), "Of the United States, where there are others."), name, time,
            ])
        }
    }

    private static let timing = [
        Schema.Property(
            "timing", .orNull(.oneOf(BloodGlucose.Timing.allCases.map(\.rawValue))), "After or before a meal.",
            isRequired: false)
    ]

    private static func reading(
        _ kind: String, _ unit: String, _ figures: ClosedRange<Double>, _ more: [Schema.Property] = []
    ) -> Schema {
        .object(
            [
                .init("kind", .oneOf([kind])), .init("value", .amountIn(figures)),
                .init("unit", .oneOf([unit]), "Of the value."),
            ] + more + [name, time])
    }

    /// The figures of a unit whose measure lies in a range, to a thousandth, and none outside it by rounding.
    ///
    /// - Parameter one: what one of that unit is in the unit of the range.
    private static func figures(in range: ClosedRange<Double>, of one: Double = 1) -> ClosedRange<Double> {
        let least = (range.lowerBound / one * 1_000).rounded(.up) / 1_000
        let most = (range.upperBound / one * 1_000).rounded(.down) / 1_000
        return least...max(least, most)
    }

    /// A figure with decimals is taken and rounded.
    private static func whole(_ range: ClosedRange<Int>) -> Schema {
        .amountIn(Double(range.lowerBound)...Double(range.upperBound))
    }
}
