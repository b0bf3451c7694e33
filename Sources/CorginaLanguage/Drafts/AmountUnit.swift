import CorginaCore
import CorginaFoods

/// What a quantity in an amount's form counts.
public enum CountedPortion: Hashable, Sendable {
    /// The food's own portion of that ``Portion/sequence``.
    case listed(Int)
    /// A unit of the kitchen.
    case measured(KitchenUnit)
    /// What the amount counts already, where that is neither of the others: "handful".
    case asCounted

    public static let grams = Self.measured(.grams)
}

/// A unit of mass or volume that people have at hand.
public enum KitchenUnit: String, CaseIterable, Sendable {
    case glasses = "glass"
    case cups = "cup"
    case tablespoons = "tablespoon"
    case teaspoons = "teaspoon"
    case milliliters = "ml"
    case fluidOunces = "fl oz"
    case grams = "g"
    case ounces = "oz"

    private var measure: Measure {
        switch self {
        // A glass is the 8 fl oz glass of the hydration goal.
        case .glasses, .cups: .cups
        case .tablespoons: .tablespoons
        case .teaspoons: .teaspoons
        case .milliliters: .milliliters
        case .fluidOunces: .fluidOunces
        case .grams: .grams
        case .ounces: .ounces
        }
    }

    /// Millilitres of one; `nil` for a mass.
    public var milliliters: Double? { measure.milliliters }

    /// Grams of one, if it is a mass.
    var grams: Double? { MeasuredAmount(value: 1, measure: measure, unit: rawValue).grams }

    /// Drinks are poured; what is spooned has no glass.
    fileprivate func suits(isDrink: Bool) -> Bool {
        switch self {
        case .glasses, .milliliters, .fluidOunces: isDrink
        case .teaspoons: !isDrink
        default: true
        }
    }
}

/// One way to count an item: a portion its food is published with, a unit of the kitchen, or what she said.
public struct AmountUnit: Hashable, Sendable {
    public var id: CountedPortion
    /// What ``FoodDraft/portion`` is when an amount is counted so: "medium chop".
    public var name: String
    /// The mass of one; 0 if nobody knows it.
    public var grams: Grams
}

/// How a food is published to be counted, and what a volume of it weighs.
private struct ListedUnits {
    private(set) var units: [AmountUnit] = []
    /// `nil` where no portion is a volume: nothing says what a cup of it weighs.
    private var gramsPerMilliliter: Double?
    /// Whether the food is published in fluid ounces.
    private var isDrink = false
    /// The units of the kitchen among ``units``.
    private var measured: Set<KitchenUnit> = []
    private var rank = Int.min

    init() {}

    init(_ food: Food) {
        for portion in food.portions where portion.grams.value > 0 { add(portion, PortionWords(portion.description)) }
    }

    private mutating func add(_ portion: Portion, _ words: PortionWords) {
        let unit: KitchenUnit
        switch words.kind {
        case .guideline, .guidelinePerOunce, .inch: return
        case .ounce where !words.isIndirect: return
        case .cup: unit = .cups
        case .fluidOunce: unit = .fluidOunces
        case .tablespoon: unit = .tablespoons
        case .teaspoon: unit = .teaspoons
        case .ounce, .unspecified, .piece:
            units.append(AmountUnit(id: .listed(portion.sequence), name: portion.unit, grams: portion.grams))
            return
        }
        units.append(AmountUnit(id: .listed(portion.sequence), name: portion.unit, grams: portion.grams))
        measured.insert(unit)
        if unit == .fluidOunces { isDrink = true }
        weigh(portion, words, unit)
    }

    /// As it is eaten comes before as it was bought, and the larger measure, which is read off more exactly, before the smaller.
    private mutating func weigh(_ portion: Portion, _ words: PortionWords, _ unit: KitchenUnit) {
        guard let milliliters = unit.milliliters else { return }
        let order: [KitchenUnit] = [.teaspoons, .tablespoons, .cups, .fluidOunces]
        let rank = (order.firstIndex(of: unit) ?? 0) - (words.isIndirect || portion.variety != nil ? order.count : 0)
        guard rank > self.rank else { return }
        self.rank = rank
        gramsPerMilliliter = portion.grams.value / (milliliters * words.count)
    }

    /// Units of the kitchen that are not among ``units``: volumes of what has one, masses of what has a weight.
    func kitchen(hasWeight: Bool) -> [AmountUnit] {
        KitchenUnit.allCases.compactMap { unit in
            if let grams = unit.grams {
                return hasWeight ? AmountUnit(id: .measured(unit), name: unit.rawValue, grams: Grams(grams)) : nil
            }
            guard let gramsPerMilliliter, let milliliters = unit.milliliters, unit.suits(isDrink: isDrink),
                !measured.contains(unit)
            else { return nil }
            return AmountUnit(
                id: .measured(unit), name: unit.rawValue, grams: Grams(milliliters * gramsPerMilliliter))
        }
    }
}

extension FoodDraft {
    /// Every way to count this item, each name once: what it is counted in now, its food's own portions, then units of
    /// the kitchen. A food of her own is counted as she entered it, and by weight if that is known.
    public func units(in catalogue: FoodCatalogue) -> [AmountUnit] {
        let food = catalogue[food]
        let listed = food.map(ListedUnits.init) ?? ListedUnits()
        let all = listed.units + listed.kitchen(hasWeight: food != nil || hasOwnWeight)
        let counted = all.contains { $0.name == portion } ? [] : asCounted
        // "fl oz" three times, each with other grams, is no choice.
        var names: Set<String> = []
        return (counted + all).filter { names.insert($0.name).inserted }
    }

    /// The unit it is counted in now; `nil` only where nothing can be counted.
    public func unit(in catalogue: FoodCatalogue) -> AmountUnit? {
        units(in: catalogue).first { $0.name == portion }
    }

    /// Sets how much of it she had, and remembers that the amount is hers. Does nothing if it cannot be counted so.
    public mutating func setAmount(_ quantity: Double, of counted: CountedPortion, in catalogue: FoodCatalogue) {
        guard let unit = units(in: catalogue).first(where: { $0.id == counted }) else { return }
        (self.quantity, portion, grams) = (quantity, unit.name, unit.grams * quantity)
        setByHer()
    }

    private var hasOwnWeight: Bool { (recorded?.grams.value ?? 0) > 0 }

    private var asCounted: [AmountUnit] {
        quantity > 0 ? [AmountUnit(id: .asCounted, name: portion, grams: grams * (1 / quantity))] : []
    }
}
