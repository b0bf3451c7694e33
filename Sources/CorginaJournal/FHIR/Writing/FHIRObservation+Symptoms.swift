import CorginaCore

extension FHIRObservation {
    /// A symptom in her words: whether it is there, how strong it is and what came with it.
    init(_ report: SymptomReport) {
        if let check = report.moodCheck {
            self.init(check)
            return
        }
        if let score = report.edinburgh {
            self.init(score)
            return
        }
        let severity = report.severity.map { ", \($0) of 5" } ?? ""
        self.init(report.name, words: report.name + severity + (report.hasResolved ? ", gone" : ""))
        value = ("Boolean", .bool(!report.hasResolved))
        category = FHIRValue.concept(nil, FHIRName.symptom)
        let signs = SymptomFacts.Sign.allCases.filter { report.signs.contains($0) }
            .map { $0.words }
        components = [
            FHIRValue.component(FHIRName.severity, "Integer", report.severity.map { .whole($0) }),
            Self.length(minutes: report.minutes),
            FHIRValue.component(
                FHIRName.with, "String", signs.isEmpty ? nil : .string(signs.joined(separator: ", "))),
            FHIRValue.component("PUQE-24 score from 3 to 15", "Integer", report.puqe.map { .whole($0.total) }),
        ]
        components += SymptomFacts.Quantity.allCases.map { quantity in
            report.amounts[quantity].flatMap {
                FHIRValue.component(quantity.name, "Quantity", FHIRValue.quantity($0, quantity.unit))
            }
        }
    }

    private init(_ score: EdinburghScore) {
        self.init(FHIRName.edinburgh, words: "EPDS score \(score.total) of 30")
        value = ("Integer", .whole(score.total))
        components = [FHIRValue.component(FHIRName.edinburghSelfHarm, "Integer", .whole(score.selfHarm))]
    }

    private init(_ check: MoodCheck) {
        self.init(FHIRName.moodCheck, words: "PHQ-2 score \(check.total) of 6")
        value = ("Integer", .whole(check.total))
        components = [
            FHIRValue.component(
                MoodCheck.Item.interest.question, "Integer", .whole(check.interest), code: .moodInterest),
            FHIRValue.component(MoodCheck.Item.mood.question, "Integer", .whole(check.mood), code: .moodDown),
        ]
    }
}

extension SymptomFacts.Sign {
    /// As it stands in a record: "vision change".
    var words: String { rawValue.replacing(text: "_", with: " ") }
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
