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
        let isDry = (hoursWithoutFluids ?? 0) >= 24 || (hoursWithoutUrine ?? 0) >= 8 || isDizzy
        return CareFindings([
            score?.rule?.id, isDry ? .nauseaDehydration : nil, (lossPercent ?? 0) > 5 + 1e-9 ? .nauseaWeightLoss : nil,
            (firstCame.map { $0 >= GestationalAge(weeks: 9) } ?? false) ? .nauseaLate : nil,
        ])
    }

    /// The share of her weight before that she lost; negative after a gain.
    private var lossPercent: Double? {
        guard let before = weightBefore?.kilograms, let now = weightNow?.kilograms, before > 0 else { return nil }
        return (before - now) / before * 100
    }
}
