import CorginaCore

extension FHIRWriter {
    private static let profiles = "http://hl7.org/fhir/StructureDefinition/"

    func weight(_ weight: Weight, _ event: HealthEvent) -> FHIRResource {
        var observation = FHIRObservation("Body weight", .weight)
        observation.measure(weight.kilograms, .kilograms)
        return vitalSign(
            observation, profile: "bodyweight", event, "Body weight \(Figure.decimal(weight.kilograms)) kg")
    }

    func temperature(_ temperature: Temperature, _ event: HealthEvent) -> FHIRResource {
        var observation = FHIRObservation("Body temperature", .temperature)
        observation.measure(temperature.celsius, .celsius)
        return vitalSign(
            observation, profile: "bodytemp", event, "Body temperature \(Figure.decimal(temperature.celsius)) °C")
    }

    func bloodPressure(_ pressure: BloodPressure, _ event: HealthEvent) -> FHIRResource {
        var observation = FHIRObservation("Blood pressure", .bloodPressure)
        let signs = BloodPressure.Sign.allCases.filter(pressure.signs.contains).map { $0.name }
        let felt = signs + (pressure.isFaint ? ["dizzy or faint"] : [])
        observation.components = [
            Self.component(
                "Systolic blood pressure", "Quantity",
                Self.quantity(Double(pressure.systolic), .millimetersOfMercury), code: .systolic),
            Self.component(
                "Diastolic blood pressure", "Quantity",
                Self.quantity(Double(pressure.diastolic), .millimetersOfMercury), code: .diastolic),
            Self.component(
                FHIRName.with, "String", felt.isEmpty ? nil : .string(felt.joined(separator: ", "))),
        ]
        return vitalSign(
            observation, profile: "bp", event, "Blood pressure \(pressure.systolic)/\(pressure.diastolic) mmHg")
    }

    private func vitalSign(
        _ observation: FHIRObservation, profile: String, _ event: HealthEvent, _ words: String
    ) -> FHIRResource {
        var observation = observation
        observation.category = Self.concept(.vitalSigns, "Vital Signs")
        observation.profile = Self.profiles + profile
        return self.observation(observation, event, words: words)
    }

    func glucose(_ glucose: BloodGlucose, _ event: HealthEvent) -> FHIRResource {
        var observation = FHIRObservation("Blood glucose", .glucose)
        let millimoles = glucose.milligramsPerDeciliter / BloodGlucose.milligramsPerDeciliterPerMillimole
        observation.measure(millimoles, .millimolesPerLiter)
        let timing = glucose.timing?.displayName
        observation.components = [
            Self.component(FHIRName.timing, "String", timing.map { .string($0) }),
            Self.component(FHIRName.meal, "String", glucose.meal.map { .string($0.displayName) }),
        ]
        let figure = "\(Figure.decimal(millimoles)) mmol/L (\(Figure.whole(glucose.milligramsPerDeciliter)) mg/dL)"
        return self.observation(
            observation, event, words: "Blood glucose \(figure)" + (timing.map { ", \($0)" } ?? ""))
    }

    func movements(_ count: KickCount, _ event: HealthEvent) -> FHIRResource {
        var observation = FHIRObservation(FHIRName.movements)
        observation.value = ("Integer", .whole(count.count))
        observation.components = [
            Self.component(
                FHIRName.length, "Quantity", count.minutes.flatMap { Self.quantity(Double($0), .minutes) })
        ]
        let length = count.minutes.map { " in \($0) minutes" } ?? ""
        return self.observation(observation, event, words: "\(count.count) fetal movements\(length)")
    }

    func contraction(_ contraction: Contraction, _ event: HealthEvent) -> FHIRResource {
        var observation = FHIRObservation(FHIRName.contraction)
        observation.measure(contraction.seconds.map { Double($0) }, .seconds)
        return self.observation(
            observation, event, words: "Contraction" + (contraction.seconds.map { " of \($0) seconds" } ?? ""))
    }

    /// A night from falling asleep to waking; the entry stands at the waking.
    func sleep(_ sleep: Sleep, _ event: HealthEvent) -> FHIRResource {
        var observation = FHIRObservation("Sleep duration", .sleep)
        observation.measure(sleep.minutes.map { Double($0) }, .minutes)
        observation.components = [
            Self.component(FHIRName.wakings, "Integer", sleep.wakings.map { .whole($0) }),
            Self.component(FHIRName.quality, "String", sleep.quality.map { .string($0.rawValue) }),
            Self.component(FHIRName.asleep, "Time", sleep.asleep.map { .string("\($0):00") }),
            Self.component(FHIRName.nap, "Boolean", sleep.isNap ? true : nil),
        ]
        let length = sleep.minutes.map { " \(Figure.decimal(Double($0) / 60)) hours" } ?? ""
        return self.observation(observation, event, words: (sleep.isNap ? "Nap" : "Sleep") + length)
    }
}

extension BloodPressure.Sign {
    fileprivate var name: String {
        switch self {
        case .headache: "headache"
        case .visionChange: "vision change"
        case .bellyPain: "belly pain"
        case .breathless: "breathlessness"
        case .swelling: "swelling"
        }
    }
}
