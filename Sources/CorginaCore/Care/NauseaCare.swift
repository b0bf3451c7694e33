/// What comes with nausea and should not wait. Source: rules NVP_DEHYD, NVP_WEIGHT, NVP_LATE and PUQE_* (NVP, PUQE).
public struct NauseaCare: Hashable, Sendable {
    public var score: PUQE?
    /// Hours since fluids or food last stayed down; `nil` when they do.
    public var hoursWithoutFluids: Double?
    /// Hours without urine, or with very dark urine alone; `nil` when there is none of that.
    public var hoursWithoutUrine: Double?
    public var isDizzy: Bool
    /// Her weight before the pregnancy, and now.
    public var weightBefore: Weight?
    public var weightNow: Weight?
    /// How far along she was when nausea first came; `nil` when not known.
    public var firstCame: GestationalAge?

    public init(
        score: PUQE? = nil, hoursWithoutFluids: Double? = nil, hoursWithoutUrine: Double? = nil, isDizzy: Bool = false,
        weightBefore: Weight? = nil, weightNow: Weight? = nil, firstCame: GestationalAge? = nil
    ) {
        self.score = score
        self.hoursWithoutFluids = hoursWithoutFluids
        self.hoursWithoutUrine = hoursWithoutUrine
        self.isDizzy = isDizzy
        self.weightBefore = weightBefore
        self.weightNow = weightNow
        self.firstCame = firstCame
    }

    public var findings: CareFindings {
        var facts = ClinicalRule.Facts(signs: isDizzy ? [.dizzy] : [])
        facts.numbers[.points] = score.map { Double($0.total) }
        facts.numbers[.hoursWithoutFluids] = hoursWithoutFluids
        facts.numbers[.hoursWithoutUrine] = hoursWithoutUrine
        facts.numbers[.weightLoss] = lossPercent.map { $0 - Weight.rounding }
        facts.numbers[.nauseaFirstCame] = firstCame.map { Double($0.days) / 7 }
        return CareFindings(
            .puqeMild, .puqeModerate, .puqeSevere, .nauseaDehydration, .nauseaWeightLoss, .nauseaLate, for: facts)
    }

    /// From how far along on nausea that first comes wants another look. Source: rule NVP_LATE (NVP).
    static let late = ClinicalRule.ID.nauseaLate.figure(.nauseaFirstCame).map {
        GestationalAge(weeks: Int(nearest: $0))
    }

    /// The share of her weight before that she lost; negative after a gain.
    private var lossPercent: Double? {
        guard let before = weightBefore?.kilograms, let now = weightNow?.kilograms, before > 0 else { return nil }
        return (before - now) / before * 100
    }
}
