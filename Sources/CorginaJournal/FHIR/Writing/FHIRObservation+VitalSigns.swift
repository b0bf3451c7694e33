import CorginaCore

// The vital signs, after FHIR's profiles of them.
extension FHIRObservation {
    init(_ weight: Weight) {
        self.init("Body weight", .weight, words: "Body weight \(Figure.decimal(weight.kilograms)) kg")
        measure(weight.kilograms, .kilograms)
        keep(to: "bodyweight")
    }

    init(_ temperature: Temperature) {
        self.init(
            "Body temperature", .temperature, words: "Body temperature \(Figure.decimal(temperature.celsius)) °C")
        measure(temperature.celsius, .celsius)
        keep(to: "bodytemp")
    }

    init(_ pressure: BloodPressure) {
        self.init(
            "Blood pressure", .bloodPressure, words: "Blood pressure \(pressure.systolic)/\(pressure.diastolic) mmHg")
        let signs = BloodPressure.Sign.allCases.filter { pressure.signs.contains($0) }.map { $0.name }
        let felt = signs + (pressure.isFaint ? [FHIRName.faint] : [])
        components = [
            Self.figure("Systolic blood pressure", pressure.systolic, .systolic),
            Self.figure("Diastolic blood pressure", pressure.diastolic, .diastolic),
            FHIRValue.component(
                FHIRName.with, "String", felt.isEmpty ? nil : .string(felt.joined(separator: ", "))),
        ]
        keep(to: "bp")
    }

    private static func figure(_ name: String, _ figure: Int, _ code: ClinicalCode.ID) -> JSON? {
        FHIRValue.component(
            name, "Quantity", FHIRValue.quantity(Double(figure), .millimetersOfMercury), code: code)
    }

    private mutating func keep(to profile: String) {
        self.profile = "http://hl7.org/fhir/StructureDefinition/\(profile)"
        category = FHIRValue.concept(.vitalSigns, "Vital Signs")
    }
}

extension BloodPressure.Sign {
    /// As it stands in a record.
    var name: String {
        switch self {
        case .headache: "headache"
        case .visionChange: "vision change"
        case .bellyPain: "belly pain"
        case .breathless: "breathlessness"
        case .swelling: "swelling"
        }
    }
}
