extension SymptomReport {
    /// The symptom of the reference it is; `nil` for one of her own.
    public var kind: SymptomKind? { SymptomKind.named(name) }

    /// What it tells a rule.
    ///
    /// - Parameter others: what she felt together with it.
    public func facts(at age: GestationalAge?, among others: [SymptomReport] = []) -> SymptomFacts {
        var facts = SymptomFacts(amounts, signs.union([.present]), at: age)
        if let severity { facts.quantities[.severity] = SymptomFacts.severity(ofFive: severity) }
        if let minutes {
            facts.quantities[.minutes] = Double(minutes)
            facts.quantities[.hours] = Double(minutes) / 60
            facts.quantities[.days] = Double(minutes) / 1_440
        }
        // A fever she calls so, without a number, is one: the temperature its row begins at.
        if kind?.id == .fever, amounts[.temperature] == nil {
            facts.quantities[.temperature] = Temperature.fever?.celsius
        }
        facts.signs.formUnion(others.filter { $0 != self }.flatMap { $0.meantSigns })
        return facts
    }

    /// How soon to call for it; `nil` when no rule says so, or when it has gone. It never says that all is well.
    public func careLevel(at age: GestationalAge?) -> CareLevel? { answers(among: [], at: age).first?.level }

    /// The reference's id of what she feels now; `nil` once it has gone, for one of her own, and for a temperature that is no fever.
    package var presentKind: SymptomKind.ID? {
        guard !hasResolved, let kind else { return nil }
        return kind.id == .fever && !kind.isRedFlag(facts(at: nil)) ? nil : kind.id
    }

    /// What it sets off, the most pressing first.
    ///
    /// - Parameter others: what she felt together with it.
    func answers(among others: [SymptomReport], at age: GestationalAge?) -> [CareAnswer] {
        guard !hasResolved else { return [] }
        let facts = facts(at: age, among: others)
        return CareAnswer.arranged(rowAnswers(facts) + CareAnswer.list(findings(facts), about: name))
    }

    /// What the symptom's own row says. A fever's is worded by its rule.
    private func rowAnswers(_ facts: SymptomFacts) -> [CareAnswer] {
        guard let kind, kind.id != .fever, kind.isRedFlag(facts) else { return [] }
        return [
            CareAnswer(
                sign: name, level: kind.level, reason: kind.reasonsToCall, sources: kind.sources,
                isCrisis: kind.id == .selfHarm)
        ]
    }

    /// What the clinical rules say that are about this symptom.
    private func findings(_ facts: SymptomFacts) -> CareFindings {
        var findings = questionnaires
        switch kind?.id {
        case .nausea, .vomiting: findings = findings + nauseaCare(facts).findings
        case .vaginalBleeding:
            let signs = Set(facts.signs.compactMap { Self.bleedingSigns[$0] })
            findings = findings + CareFindings(.bleedingHeavy, for: ClinicalRule.Facts(signs: signs))
        case .fever:
            findings =
                findings
                + (facts.quantities[.temperature].map { Temperature(celsius: $0).findings } ?? .empty)
        // Whatever she calls less movement is a change from usual: a count of movements is no symptom.
        case .fetalMovement:
            findings = findings + KickCount.findings(hasChanged: true, neverFelt: false, at: facts.gestationalAge)
        default: break
        }
        return findings
    }

    private var questionnaires: CareFindings {
        (moodCheck.map { QuestionnaireScore.phq2($0.total).findings } ?? .empty)
            + (edinburgh.map { QuestionnaireScore.epds(total: $0.total, selfHarm: $0.selfHarm).findings } ?? .empty)
    }

    /// Source: rule BLEED_HEAVY (HEARHER).
    private static let bleedingSigns: [SymptomFacts.Sign: ClinicalRule.Sign] = [
        .heavyBleeding: .heavyBleeding, .severePain: .severePain, .faint: .faint,
    ]

    private func nauseaCare(_ facts: SymptomFacts) -> NauseaCare {
        NauseaCare(
            score: puqe, hoursWithoutFluids: facts.quantities[.hoursWithoutFluids],
            hoursWithoutUrine: facts.quantities[.hoursWithoutUrine], isDizzy: facts.signs.contains(.dizzy),
            firstCame: facts.signs.contains(.lateOnset) ? facts.gestationalAge ?? NauseaCare.late : nil)
    }

    /// What it amounts to as a sign of something else she feels at the same time.
    private var meantSigns: [SymptomFacts.Sign] {
        guard !hasResolved else { return kind?.id == .rash ? [.noRash] : [] }
        let isSevere = severity.map { SymptomFacts.severity(ofFive: $0) >= 3 } ?? false
        switch presentKind {
        case .visionChange: return [.visionChange]
        case .chestPain: return [.chestPain]
        case .breathlessness: return [.breathless]
        case .fainting: return [.faint]
        case .dizziness: return [.dizzy]
        case .fever: return [.fever, .withFever]
        case .vaginalBleeding, .spotting: return [.withBleeding]
        case .moodLow: return [.lowMood]
        case .abdominalPain, .cramps, .backPain, .pelvicPain: return isSevere ? [.severePain] : []
        default: return []
        }
    }
}
