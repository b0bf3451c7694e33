import CorginaCore

/// What she typed from a label, to be checked before it becomes her food.
public struct LabelFigures: Hashable, Sendable {
    /// In one serving; what is absent was not told.
    public var amounts: [Nutrient: Double]
    /// What one serving weighs.
    public var grams: Double?
    /// The energy of 100 g in kcal, where the label has it besides.
    public var energyPer100: Double?

    public init(amounts: [Nutrient: Double], grams: Double? = nil, energyPer100: Double? = nil) {
        self.amounts = amounts
        self.grams = grams
        self.energyPer100 = energyPer100
    }

    /// What is probably wrong. Labels are wrong too, so she may overrule each.
    public var doubts: [LabelDoubt] {
        [
            energyDoubt, isMore(.sugars, than: .carbohydrate) ? .sugars : nil,
            isMore(.saturatedFat, than: .fat) ? .saturatedFat : nil, isTooHeavy ? .weight : nil,
            isInAnotherUnit ? .sodium : nil, differsFrom100 ? .energyPer100 : nil,
        ].compactMap { $0 }
    }

    /// The energy of a serving by that of 100 g.
    public var energyBy100: Double? {
        guard let energyPer100, let grams else { return nil }
        return energyPer100 * grams / 100
    }

    /// The energy that protein, carbohydrate and fat have by themselves.
    public var energyOfThree: Double {
        4 * ((amounts[.protein] ?? 0) + (amounts[.carbohydrate] ?? 0)) + 9 * (amounts[.fat] ?? 0)
    }

    /// The energy, taken as kilojoules.
    public var energyOfKilojoules: Double { (amounts[.energy] ?? 0) / EnergyBalance.kilojoulesPerKilocalorie }

    private var energyDoubt: LabelDoubt? {
        guard let energy = amounts[.energy], !canBe(energy) else { return nil }
        if canBe(energy / EnergyBalance.kilojoulesPerKilocalorie) { return .kilojoules }
        return isLighterThanFat(energy) ? .balance : .energy
    }

    private func canBe(_ energy: Double) -> Bool {
        isLighterThanFat(energy) && (EnergyBalance.energies(of: amounts)?.contains(energy) ?? true)
    }

    /// Nothing has more energy than fat, 9 kcal in 1 g; labels round both figures.
    private func isLighterThanFat(_ energy: Double) -> Bool {
        grams.map { energy <= ($0 + 0.5) * 9 + 5 } ?? true
    }

    /// Labels round to half a gram.
    private func isMore(_ part: Nutrient, than whole: Nutrient) -> Bool {
        guard let part = amounts[part], let whole = amounts[whole] else { return false }
        return part > whole + 0.5
    }

    private var isTooHeavy: Bool {
        guard let grams else { return false }
        let three = [Nutrient.protein, .carbohydrate, .fat].reduce(0) { $0 + (amounts[$1] ?? 0) }
        return three > grams * 1.05 + 1.5
    }

    /// Less than 1 mg is what grams look like; more than salt has is what no food has: 39 % of salt is sodium.
    private var isInAnotherUnit: Bool {
        guard let sodium = amounts[.sodium], sodium > 0 else { return false }
        return sodium < 1 || grams.map { sodium > $0 * 400 } ?? false
    }

    private var differsFrom100: Bool {
        guard let energy = amounts[.energy], let energyBy100 else { return false }
        return abs(energy - energyBy100) > energyBy100 * 0.1 + 5
    }
}

/// What is probably wrong with the figures of a label. Raw values go through forms.
public enum LabelDoubt: String, CaseIterable, Sendable {
    /// The energy fits once it is taken as kilojoules.
    case kilojoules
    /// More energy than as much fat has.
    case energy
    /// The energy does not fit protein, carbohydrate and fat.
    case balance
    /// More sugars than carbohydrate.
    case sugars
    /// More saturated fat than fat.
    case saturatedFat
    /// Protein, carbohydrate and fat weigh more than the serving.
    case weight
    /// Sodium in another unit than milligrams.
    case sodium
    /// The serving and 100 g do not fit each other.
    case energyPer100
}
