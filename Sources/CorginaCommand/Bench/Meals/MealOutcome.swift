import CorginaCore
import CorginaFoods
import CorginaLanguage

/// How one meal was understood, beside what it is known to hold.
struct MealOutcome: Hashable, Sendable {
    var known: MealAmounts
    var understood: MealAmounts
    /// Whether anything was understood at all.
    var isAnswered: Bool
    /// The least confidence of its foods, 0...1; 0 when nothing was understood.
    var confidence: Double

    /// Carbohydrate within this many grams is right, as in the paper (Hua et al., ICLR 2025, section 4).
    static let carbohydrateTolerance = 7.5
    /// Energy within this many kilocalories is right.
    static let energyTolerance = 50.0

    init(known: MealAmounts, understood: MealAmounts, isAnswered: Bool, confidence: Double) {
        self.known = known
        self.understood = understood
        self.isAnswered = isAnswered
        self.confidence = confidence
    }

    init(_ understanding: Understanding, of meal: KnownMeal, catalogue: FoodCatalogue) {
        let items = understanding.events.flatMap(\.items)
        var amounts = MealAmounts()
        for item in items {
            let nutrients = item.nutrients(from: catalogue)
            amounts.carbohydrate += nutrients[.carbohydrate]
            amounts.protein += nutrients[.protein]
            amounts.fat += nutrients[.fat]
            amounts.energy += nutrients[.energy]
        }
        self.init(
            known: meal.amounts, understood: amounts, isAnswered: !understanding.events.isEmpty,
            confidence: items.map(\.confidence).min() ?? 0)
    }

    var isRight: Bool { isAnswered && error(\.carbohydrate) < Self.carbohydrateTolerance }
    var isEnergyRight: Bool { isAnswered && error(\.energy) < Self.energyTolerance }
    var isEnergyWithinFifth: Bool { isAnswered && error(\.energy) <= 0.2 * known.energy }

    /// The distance from what is known; an unanswered meal counts as nothing eaten.
    func error(_ amount: KeyPath<MealAmounts, Double>) -> Double {
        (understood[keyPath: amount] - known[keyPath: amount]).magnitude
    }
}
