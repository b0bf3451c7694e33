import CorginaCore

extension FHIRWriter {
    /// A symptom in her words: whether it is there, how strong it is and what came with it.
    func symptom(_ report: SymptomReport, _ event: HealthEvent) -> FHIRResource {
        if let check = report.moodCheck { return moodCheck(check, event) }
        var observation = FHIRObservation(report.name)
        observation.value = ("Boolean", .bool(!report.hasResolved))
        observation.category = Self.concept(nil, FHIRName.symptom)
        let signs = SymptomFacts.Sign.allCases.filter(report.signs.contains).map { Self.words($0.rawValue) }
        observation.components = [
            Self.component(FHIRName.severity, "Integer", report.severity.map { .whole($0) }),
            Self.component(
                FHIRName.length, "Quantity", report.minutes.flatMap { Self.quantity(Double($0), .minutes) }),
            Self.component(
                FHIRName.with, "String", signs.isEmpty ? nil : .string(signs.joined(separator: ", "))),
            Self.component("PUQE-24 score from 3 to 15", "Integer", report.puqe.map { .whole($0.total) }),
        ]
        observation.components += SymptomFacts.Quantity.allCases.map { quantity in
            report.amounts[quantity].flatMap {
                Self.component(quantity.name, "Quantity", Self.quantity($0, quantity.unit))
            }
        }
        let severity = report.severity.map { ", \($0) of 5" } ?? ""
        return self.observation(
            observation, event, words: report.name + severity + (report.hasResolved ? ", gone" : ""))
    }

    private func moodCheck(_ check: MoodCheck, _ event: HealthEvent) -> FHIRResource {
        var observation = FHIRObservation(FHIRName.moodCheck)
        observation.value = ("Integer", .whole(check.total))
        observation.components = [
            Self.component(MoodCheck.Item.interest.question, "Integer", .whole(check.interest), code: .moodInterest),
            Self.component(MoodCheck.Item.mood.question, "Integer", .whole(check.mood), code: .moodDown),
        ]
        return self.observation(observation, event, words: "PHQ-2 score \(check.total) of 6")
    }

    private static func words(_ name: String) -> String { name.replacing(text: "_", with: " ") }
}

extension SymptomFacts.Quantity {
    fileprivate var name: String {
        switch self {
        case .severity: "Severity from 0 to 3"
        case .minutes, .hours, .days: FHIRName.length
        case .timesADay: "Times in 24 hours"
        case .timesAnHour: "Times in an hour"
        case .hoursWithoutFluids: "Hours without fluids kept down"
        case .hoursWithoutUrine: "Hours without urine"
        case .temperature: "Body temperature"
        case .gainInAWeek: "Weight gained in 7 days"
        }
    }

    fileprivate var unit: ClinicalCode.ID {
        switch self {
        case .minutes: .minutes
        case .hours, .hoursWithoutFluids, .hoursWithoutUrine: .hours
        case .temperature: .celsius
        case .gainInAWeek: .kilograms
        case .severity, .days, .timesADay, .timesAnHour: .count
        }
    }
}
