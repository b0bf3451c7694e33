import CorginaCore
import CorginaLanguage

extension KindFields {
    /// The fields of what was understood, filled in.
    init(_ content: EventDraft.Content, profile: Profile) {
        self.init(kind: content.kind, values: Self.values(content, profile.units), units: profile.units)
        if case .symptom(let report) = content { symptom = SymptomFields(report, units: profile.units) }
    }

    private static func values(_ content: EventDraft.Content, _ units: Profile.UnitSystem) -> [String: String] {
        switch content {
        case .food(let type, _): ["mealType": type.rawValue]
        case .hydration(let drink): values(drink, units)
        case .supplement(let intake): ["name": intake.name, "dose": intake.dose ?? "", "count": "\(intake.count)"]
        case .symptom(let report): ["name": report.name, "gone": report.hasResolved ? "yes" : ""]
        case .weight(let weight): values(weight, units)
        case .bloodPressure(let reading):
            ["systolic": "\(reading.systolic)", "diastolic": "\(reading.diastolic)"]
        case .glucose(let reading): ["glucose": glucose(reading, units), "timing": reading.timing?.rawValue ?? ""]
        case .temperature(let reading):
            ["temperature": typed(units == .metric ? reading.celsius : reading.fahrenheit)]
        case .kicks(let kicks): ["count": "\(kicks.count)", "minutes": kicks.minutes.map(String.init) ?? ""]
        case .contraction(let contraction): ["seconds": contraction.seconds.map(String.init) ?? ""]
        case .appointment(let appointment): ["name": appointment.title]
        case .note: [:]
        }
    }

    private static func values(_ drink: Drink, _ units: Profile.UnitSystem) -> [String: String] {
        let amount =
            switch units {
            case .metric: typed(drink.volume.value, places: 0)
            case .us: typed(drink.volume.value / Milliliters.fluidOunce.value)
            }
        return [
            "name": drink.name, "amount": amount,
            "unit": (units == .metric ? DrinkUnit.milliliters : .fluidOunces).rawValue,
        ]
    }

    private static func values(_ weight: Weight, _ units: Profile.UnitSystem) -> [String: String] {
        switch units {
        case .metric: ["weight": typed(weight.kilograms), "unit": WeightUnit.kilograms.rawValue]
        case .us: ["weight": typed(weight.kilograms / Weight.pound.kilograms), "unit": WeightUnit.pounds.rawValue]
        }
    }

    private static func glucose(_ reading: BloodGlucose, _ units: Profile.UnitSystem) -> String {
        let milligrams = reading.milligramsPerDeciliter
        return units == .us
            ? typed(milligrams, places: 0) : typed(milligrams / BloodGlucose.milligramsPerDeciliterPerMillimole)
    }

    /// A number as she would type it: without commas between thousands.
    private static func typed(_ value: Double, places: Int = 1) -> String {
        Figure.decimal(value, places: places).replacing(text: ",", with: "")
    }
}

extension EventDraft.Content {
    /// The kind it will be in the diary.
    var kind: HealthEvent.Details.Kind {
        if case .food = self { .meal } else { detailsWithoutFood.kind }
    }
}
