/// What can be said of a day's energy goal.
public enum EnergyAdvice: Hashable, Sendable {
    case target(EnergyTarget)
    /// Facts she has not given.
    case needs([BodyFacts.Fact])
    /// Her dates are missing or passed 44 weeks, so the stage would be a guess.
    case needsDates
    /// No formula is a good adviser here.
    case askProvider(Reason)

    /// Why her provider is to be asked.
    public enum Reason: Hashable, Sendable, CaseIterable {
        case severalBabies, health, ageNotCovered, belowFloor

        /// Why, and what to do.
        public var words: String {
            switch self {
            case .severalBabies:
                "With more than one baby there is no agreed figure. Ask your provider for a number and enter it here."
            case .health: "You asked Corgina not to estimate. Ask your provider for a number and enter it here."
            case .ageNotCovered:
                "The reference figures cover ages 14 to 50. Ask your provider for a number and enter it here."
            case .belowFloor:
                "Corgina shows no goal under 1,800 calories in pregnancy. Your provider can tell you what is right for you."
            }
        }
    }

    /// - Parameters:
    ///   - stage: `nil` when it would be a guess.
    ///   - babies: of the pregnancy she is in, or gave birth after.
    public init(body: BodyFacts, goal: EnergyGoal, stage: LifeStage?, babies: Int, on day: CalendarDay) {
        self =
            switch goal {
            case .provider(let number): Self.shown(EnergyTarget(goal: number, basis: .provider), at: stage)
            case .computed(let formula): Self.computed(body, formula, stage, babies, day)
            }
    }

    public var target: EnergyTarget? { if case .target(let target) = self { target } else { nil } }

    private static func computed(
        _ body: BodyFacts, _ wanted: EnergyFormula, _ stage: LifeStage?, _ babies: Int, _ day: CalendarDay
    ) -> EnergyAdvice {
        if body.needsProviderGoal { return .askProvider(.health) }
        guard let stage else { return .needsDates }
        if babies > 1, stage != .notPregnant { return .askProvider(.severalBabies) }
        guard let age = body.age(on: day), let height = body.height, let weight = body.weight,
            let activity = body.activity
        else { return .needs(body.missing) }
        guard BodyFacts.coveredAges.contains(age) else { return .askProvider(.ageNotCovered) }
        let formula = wanted.ages.contains(age) ? wanted : .eer2005
        let need =
            formula.requirement(age: age, height: height, weight: weight, activity: activity) + stage.energyAddition
        return shown(EnergyTarget(goal: EnergyTarget.rounded(need), basis: .computed(formula, stage)), at: stage)
    }

    private static func shown(_ target: EnergyTarget, at stage: LifeStage?) -> EnergyAdvice {
        if stage?.isPregnant == true, target.goal < EnergyGoal.floorInPregnancy { return .askProvider(.belowFloor) }
        return .target(target)
    }
}
