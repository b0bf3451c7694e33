import CorginaCore

/// An amount in a file, with a unit Corgina knows.
struct FHIRQuantity {
    let value: Double
    let unit: ClinicalCode.ID

    /// - Throws: `noValue` for what is no exact figure, `unknownUnit`.
    init(_ json: JSON?) throws(FHIRSkip) {
        // "Below 3.9" is no figure.
        guard let json, json["comparator"] == nil, let value = json["value"]?.double else { throw .noValue }
        self.value = value
        unit = try Self.unit(json)
    }

    private static func unit(_ json: JSON) throws(FHIRSkip) -> ClinicalCode.ID {
        let ucum = ClinicalCode.of(.count)?.system ?? ""
        let system = json["system"]?.text ?? ucum
        let code = json["code"]?.text ?? ""
        if system == ucum, let known = ClinicalCode.of(system: ucum, code: code) { return known.id }
        let name = (json["unit"]?.text ?? code).lowercased()
        let shown = ClinicalCode.all.first { $0.system == ucum && $0.display.lowercased() == name }
        guard let unit = shown?.id ?? everyday[name] else { throw .unknownUnit }
        return unit
    }

    /// What programs write where they have no code.
    private static let everyday: [String: ClinicalCode.ID] = [
        "lbs": .pounds, "pound": .pounds, "pounds": .pounds, "kilogram": .kilograms, "kilograms": .kilograms,
        "mm hg": .millimetersOfMercury, "mm[hg]": .millimetersOfMercury, "c": .celsius, "f": .fahrenheit,
        "mg/dl": .milligramsPerDeciliter, "mmol/l": .millimolesPerLiter, "hours": .hours, "minutes": .minutes,
        "seconds": .seconds, "hr": .hours, "sec": .seconds,
    ]

    /// The amount times what belongs to its unit.
    ///
    /// - Throws: `unknownUnit` for any other unit.
    func times(_ factors: [ClinicalCode.ID: Double]) throws(FHIRSkip) -> Double {
        guard let factor = factors[unit] else { throw .unknownUnit }
        return value * factor
    }
}

extension FHIRQuantity {
    /// In kilograms. An avoirdupois ounce is a sixteenth of a pound. Source: NIST Handbook 44, appendix C.
    var kilograms: Double {
        get throws(FHIRSkip) {
            try times([
                .kilograms: 1, .grams: 0.001, .pounds: Weight.pound.kilograms,
                .ounces: Weight.pound.kilograms / 16,
            ])
        }
    }

    /// In mg/dL, to the hundredth.
    var milligramsPerDeciliter: Double {
        get throws(FHIRSkip) {
            let amount = try times([
                .milligramsPerDeciliter: 1, .millimolesPerLiter: BloodGlucose.milligramsPerDeciliterPerMillimole,
            ])
            return (amount * 100).rounded() / 100
        }
    }

    var temperature: Temperature {
        get throws(FHIRSkip) {
            switch unit {
            case .celsius: Temperature(celsius: value)
            case .fahrenheit: Temperature(fahrenheit: value)
            default: throw .unknownUnit
            }
        }
    }

    var milliliters: Double {
        get throws(FHIRSkip) {
            try times([.milliliters: 1, .liters: 1_000, .fluidOunces: Milliliters.fluidOunce.value])
        }
    }

    /// In whole seconds.
    var seconds: Int {
        get throws(FHIRSkip) { Int(nearest: try times([.seconds: 1, .minutes: 60, .hours: 3_600])) }
    }

    /// In whole minutes.
    var minutes: Int {
        get throws(FHIRSkip) { Int(nearest: try times([.seconds: 1.0 / 60, .minutes: 1, .hours: 60])) }
    }
}
