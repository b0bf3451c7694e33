/// What is known beside the things she logs, and decides whether a rule about them is set off.
public struct CareContext: Hashable, Sendable {
    /// How far along she is; `nil` when not known, and then every condition on the weeks counts as met: better one call too many.
    public var age: GestationalAge?
    /// What else she felt that day. It counts beside a blood pressure and beside contractions, the app's own choice.
    public var felt: [SymptomReport]
    /// How contractions come, when she logs one.
    public var contractions: ContractionPattern?
    /// Her weights up to the one she logs.
    public var weights: WeightCurve?

    public init(
        age: GestationalAge?, felt: [SymptomReport] = [], contractions: ContractionPattern? = nil,
        weights: WeightCurve? = nil
    ) {
        self.age = age
        self.felt = felt
        self.contractions = contractions
        self.weights = weights
    }

    /// What the things she logs together set off, the most pressing first.
    ///
    /// This is the one place that decides it: forms, sentences and the pages of entries all ask here.
    public func answers(to logged: [HealthEvent.Details]) -> [CareAnswer] {
        let together = logged.compactMap { $0.symptom }
        return CareAnswer.arranged(logged.flatMap { answers(to: $0, together: together) })
    }

    private func answers(to details: HealthEvent.Details, together: [SymptomReport]) -> [CareAnswer] {
        switch details {
        case .symptom(let report): return report.answers(among: together, at: age)
        case .bloodPressure(let reading):
            let around = kinds(with: together)
            let findings = reading.findings(
                at: age, signs: Set(around.compactMap { Self.pressureSigns[$0] }),
                isFaint: !around.isDisjoint(with: [.dizziness, .fainting]))
            return CareAnswer.list(findings, about: "Blood pressure")
        case .glucose(let reading): return CareAnswer.list(reading.findings, about: "Blood glucose")
        case .temperature(let reading): return CareAnswer.list(reading.findings, about: "Temperature")
        case .kicks(let count): return CareAnswer.list(count.findings(at: age), about: "Movements")
        case .contraction:
            let signs = Set(kinds(with: together).compactMap { Self.overridingSigns[$0] })
            let findings =
                contractions?.findings(at: age, signs: signs)
                ?? CareFindings(.contractionsWithSigns, for: ClinicalRule.Facts(signs: signs, age: age))
            return CareAnswer.list(findings, about: "Contractions")
        case .weight: return weights.map { CareAnswer.list($0.findings, about: "Weight") } ?? []
        case .meal, .hydration, .supplement, .sleep, .appointment, .note: return []
        }
    }

    private func kinds(with together: [SymptomReport]) -> Set<SymptomKind.ID> {
        Set((together + felt).compactMap { $0.presentKind })
    }

    /// Source: rule BP_HIGH_SX (HTN, HEARHER).
    private static let pressureSigns: [SymptomKind.ID: BloodPressure.Sign] = [
        .headache: .headache, .visionChange: .visionChange, .abdominalPain: .bellyPain,
        .breathlessness: .breathless, .swelling: .swelling,
    ]

    /// Source: rule CONTR_WATER (HEARHER, PTL).
    private static let overridingSigns: [SymptomKind.ID: ClinicalRule.Sign] = [
        .fluidLeak: .fluidLeak, .vaginalBleeding: .bleeding, .spotting: .bleeding, .fetalMovement: .lessMovement,
        .fever: .fever,
    ]
}

extension HealthEvent.Details {
    fileprivate var symptom: SymptomReport? {
        guard case .symptom(let report) = self else { return nil }
        return report
    }
}
