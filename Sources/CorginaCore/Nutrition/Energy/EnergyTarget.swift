/// The day's energy goal with how it came about. A guide, never a limit: being over it is nothing to correct.
public struct EnergyTarget: Hashable, Sendable {
    /// Rounded to 10 when computed.
    public let goal: Kilocalories
    public let basis: Basis

    public init(goal: Kilocalories, basis: Basis) {
        self.goal = goal
        self.basis = basis
    }

    /// What the goal rests on.
    public enum Basis: Hashable, Sendable {
        case provider
        case computed(EnergyFormula, LifeStage)
    }

    /// How it came about, in one or two sentences.
    public var method: String {
        guard case .computed(_, let stage) = basis else { return "The number your provider gave you." }
        let facts = "your age, height, weight before pregnancy and activity"
        let addition = Figure.whole(stage.energyAddition.value)
        return switch stage {
        case .notPregnant: "Estimated from your age, height, weight and activity."
        case .pregnant(.first): "Estimated from \(facts). The first trimester adds nothing on average."
        case .pregnant(.second): "Estimated from \(facts), plus \(addition) calories a day in the second trimester."
        case .pregnant(.third): "Estimated from \(facts), plus \(addition) calories a day in the third trimester."
        case .lactating: "Estimated from \(facts), plus \(addition) calories a day while you breastfeed."
        }
    }

    /// Whose formula it is, to be shown beside the method.
    public var source: String {
        switch basis {
        case .provider: "Your provider"
        case .computed(.eer2005, _): "Estimated energy requirement (EER 2005), Institute of Medicine"
        case .computed(.mifflinStJeor, .notPregnant): "Mifflin-St Jeor formula with an activity factor"
        case .computed(.mifflinStJeor, _):
            "Mifflin-St Jeor formula with an activity factor; additions by the Institute of Medicine"
        }
    }

    /// To the nearest 10, halves up.
    static func rounded(_ energy: Kilocalories) -> Kilocalories {
        Kilocalories((energy.value / 10 + 0.5).rounded(.down) * 10)
    }
}
