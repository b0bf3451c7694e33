/// A published formula for the energy a woman needs, before what pregnancy or breastfeeding add.
public enum EnergyFormula: String, CaseIterable, Sendable {
    /// The estimated energy requirement of 2005, which the additions for pregnancy were made for.
    case eer2005 = "eer_2005"
    /// Mifflin-St Jeor resting energy times an activity factor, made for adults from 19 on.
    case mifflinStJeor = "mifflin_st_jeor"

    /// The ages it was made for, in years.
    public var ages: ClosedRange<Int> {
        switch self {
        case .eer2005: 14...50
        case .mifflinStJeor: 19...50
        }
    }

    /// What the formula comes to for a day. Coefficients: docs/clinical/energy.md, section 2.
    ///
    /// - Parameters:
    ///   - age: in years.
    ///   - weight: before pregnancy.
    public func requirement(age: Int, height: Centimeters, weight: Weight, activity: ActivityLevel) -> Kilocalories {
        let years = Double(age)
        let meters = height.value / 100
        let kilograms = weight.kilograms
        switch self {
        case .eer2005 where age >= 19:
            return Kilocalories(354 - 6.91 * years + activity.adultFactor * (9.36 * kilograms + 726 * meters))
        case .eer2005:
            return Kilocalories(135.3 - 30.8 * years + activity.teenFactor * (10 * kilograms + 934 * meters) + 25)
        case .mifflinStJeor:
            return Kilocalories(Self.resting(years, height, kilograms).value * activity.restingFactor)
        }
    }

    /// Mifflin-St Jeor resting energy of a woman.
    public static func restingEnergy(age: Int, height: Centimeters, weight: Weight) -> Kilocalories {
        resting(Double(age), height, weight.kilograms)
    }

    private static func resting(_ years: Double, _ height: Centimeters, _ kilograms: Double) -> Kilocalories {
        Kilocalories(10 * kilograms + 6.25 * height.value - 5 * years - 161)
    }
}

extension ActivityLevel {
    /// The EER's physical activity coefficient, 19 years and over.
    fileprivate var adultFactor: Double {
        switch self {
        case .sedentary: 1
        case .lowActive: 1.12
        case .active: 1.27
        case .veryActive: 1.45
        }
    }

    /// The EER's physical activity coefficient, 14 to 18 years.
    fileprivate var teenFactor: Double {
        switch self {
        case .sedentary: 1
        case .lowActive: 1.16
        case .active: 1.31
        case .veryActive: 1.56
        }
    }

    /// What resting energy is multiplied by: sedentary, light, moderate, very.
    fileprivate var restingFactor: Double {
        switch self {
        case .sedentary: 1.2
        case .lowActive: 1.375
        case .active: 1.55
        case .veryActive: 1.725
        }
    }
}
