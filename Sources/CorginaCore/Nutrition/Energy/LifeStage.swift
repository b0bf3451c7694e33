/// What the reference intakes are set by, beside age.
public enum LifeStage: Hashable, Sendable {
    case notPregnant
    case pregnant(Trimester)
    case lactating(Lactation)

    /// The two halves of the first year after a birth.
    public enum Lactation: String, CaseIterable, Sendable {
        case firstHalfYear = "0-6 months"
        case secondHalfYear = "7-12 months"
    }

    /// The stage on a day.
    ///
    /// - Returns: `nil` when it cannot be told without guessing: no pregnancy was entered, or its dates passed 44 weeks.
    /// - Parameters:
    ///   - pregnancy: the diary's latest, however it stands. After a loss the stage is ``notPregnant``.
    ///   - isBreastfeeding: counted for one year after a birth, as far as the reference goes.
    public init?(_ pregnancy: Pregnancy?, on day: CalendarDay, isBreastfeeding: Bool?) {
        guard let pregnancy else { return nil }
        switch pregnancy.outcome {
        case .loss: self = .notPregnant
        case .birth(let birth, _): self = isBreastfeeding == true ? Self.afterBirth(days: day - birth) : .notPregnant
        case .ongoing:
            guard pregnancy.gestationalAge(on: day) < DatingMethod.latestPossible else { return nil }
            self = .pregnant(pregnancy.trimester(on: day))
        }
    }

    private static func afterBirth(days: Int) -> LifeStage {
        switch days {
        case ..<183: .lactating(.firstHalfYear)
        case ..<366: .lactating(.secondHalfYear)
        default: .notPregnant
        }
    }

    public var isPregnant: Bool { if case .pregnant = self { true } else { false } }
}

extension LifeStage {
    /// What the stage adds to the energy requirement of a day.
    /// Source: IOM 2005, as in NAP 12584 appendix B; docs/clinical/energy.md, section 1. For one baby.
    public var energyAddition: Kilocalories {
        switch self {
        case .notPregnant, .pregnant(.first): .zero
        case .pregnant(.second): Kilocalories(340)
        case .pregnant(.third): Kilocalories(452)
        case .lactating(.firstHalfYear): Kilocalories(330)
        case .lactating(.secondHalfYear): Kilocalories(400)
        }
    }
}
