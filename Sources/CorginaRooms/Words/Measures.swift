import CorginaCore

/// Measurements in the units she reads.
struct Measures {
    private let units: Profile.UnitSystem

    init(_ units: Profile.UnitSystem) { self.units = units }

    /// "about 250 mL" or "about 8.5 fl oz"
    func volume(_ volume: Milliliters) -> String {
        switch units {
        case .metric: "about \(Figure.whole(volume.value)) mL"
        case .us: "about \(Figure.decimal(volume.value / Milliliters.fluidOunce.value)) fl oz"
        }
    }

    /// One avoirdupois pound is 0.45359237 kg (NIST Handbook 44, appendix C).
    func weight(_ weight: Weight) -> String {
        switch units {
        case .metric: "\(Figure.decimal(weight.kilograms)) kg"
        case .us: "\(Figure.decimal(weight.kilograms / 0.453_592_37)) lb"
        }
    }

    /// "38.2 °C" or "100.8 °F", to the tenth a thermometer shows.
    func temperature(_ temperature: Temperature) -> String {
        switch units {
        case .metric: "\(Figure.decimal(temperature.celsius)) °C"
        case .us: "\(Figure.decimal(temperature.fahrenheit)) °F"
        }
    }

    func glucose(_ glucose: BloodGlucose) -> String {
        let milligrams = glucose.milligramsPerDeciliter
        switch units {
        case .metric: return "\(Figure.decimal(milligrams / BloodGlucose.milligramsPerDeciliterPerMillimole)) mmol/L"
        case .us: return "\(Figure.whole(milligrams)) mg/dL"
        }
    }
}
