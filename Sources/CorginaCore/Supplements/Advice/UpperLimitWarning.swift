/// A nutrient of which a day holds more than its upper limit, over everything she takes and eats.
///
/// It never blocks and never scolds: it says how much, from what, and whom to ask.
public struct UpperLimitWarning: Hashable, Sendable {
    public let nutrient: SupplementNutrient
    /// What counts towards the limit, in the nutrient's unit.
    public let total: Double
    public let limit: Double
    public let kind: Kind
    /// What each supplement adds, the most first.
    public let fromSupplements: [Share]
    /// What food adds; 0 where the limit counts supplements alone.
    public let fromFood: Double
    public let sources: [ClinicalSource]

    public enum Kind: Hashable, Sendable {
        /// The tolerable upper level of the reference intakes.
        case upperLevel
        /// An amount from supplements that a society advises against.
        case advice
    }

    /// What one supplement adds.
    public struct Share: Hashable, Sendable {
        public let name: String
        public let amount: Double
    }

    /// "About 54 mg of iron a day (Iron 27 mg + food 27 mg), above the 45 mg limit. If your provider prescribed it, …"
    public var words: String {
        let unit = nutrient.unit.rawValue
        var parts = fromSupplements.map { "\($0.name) \(Figure.decimal($0.amount)) \(unit)" }
        if fromFood > 0 { parts.append("food \(Figure.whole(Self.rounded(fromFood))) \(unit)") }
        let most = "\(Figure.decimal(limit)) \(unit)"
        let over = kind == .upperLevel ? "above the \(most) limit" : "more than the \(most) advised from supplements"
        return
            "About \(totalWords) \(unit) of \(SentenceCase.lowered(nutrient.displayName)) a day (\(parts.joined(separator: " + "))), \(over). "
            + "If your provider prescribed it, follow your provider; otherwise ask before your next dose."
    }

    /// The total rounded, unless rounding would hide that it is above the limit.
    private var totalWords: String {
        let rounded = Self.rounded(total)
        return rounded > limit ? Figure.whole(rounded) : Figure.decimal(total)
    }

    /// An estimate without figures that nobody knows: 52.6 is 53, 2,955.2 is 2,950.
    private static func rounded(_ amount: Double) -> Double {
        let step: Double = amount < 100 ? 1 : amount < 1_000 ? 5 : 50
        return Double(Int(nearest: amount / step)) * step
    }
}

extension UpperLimitWarning {
    /// What one supplement gives in a day.
    public struct Daily: Hashable, Sendable {
        public let name: String
        public let contents: SupplementContents

        public init(name: String, contents: SupplementContents) {
            self.name = name
            self.contents = contents
        }

        /// What it gives on that day by its schedule.
        public init(_ supplement: Supplement, on day: CalendarDay) {
            self.init(name: supplement.name, contents: supplement.contents * Double(supplement.slots(on: day).count))
        }
    }

    /// What lies above its limit, in the labels' order.
    ///
    /// - Parameters:
    ///   - supplements: what she takes in a day, as planned or as taken.
    ///   - food: what she ate in that day.
    ///   - group: without her age the lowest limit of any age is the one told.
    public static func find(
        in supplements: [Daily], food: NutrientAmounts, at stage: LifeStage, _ group: AgeGroup?
    ) -> [UpperLimitWarning] {
        SupplementNutrient.allCases.compactMap { nutrient in
            let shares = supplements.map { Share(name: $0.name, amount: $0.contents[nutrient]) }.filter {
                $0.amount > 0
            }
            .sorted { ($1.amount, $0.name) < ($0.amount, $1.name) }
            return upperLevel(nutrient, shares, food, stage, group) ?? advice(nutrient, shares)
        }
    }

    private static func upperLevel(
        _ nutrient: SupplementNutrient, _ shares: [Share], _ food: NutrientAmounts, _ stage: LifeStage,
        _ group: AgeGroup?
    ) -> UpperLimitWarning? {
        guard let id = nutrient.referenceID else { return nil }
        let intakes = (group.map { [$0] } ?? AgeGroup.allCases).compactMap { ReferenceIntake.of(id, at: stage, $0) }
        guard
            let strictest = intakes.filter({ $0.upperLimit != nil }).min(by: {
                ($0.upperLimit ?? 0) < ($1.upperLimit ?? 0)
            }),
            let limit = strictest.upperLimit
        else { return nil }
        let eaten = nutrient.limitCountsFood ? nutrient.inFood.map { food[$0.nutrient] / $0.factor } ?? 0 : 0
        let total = shares.reduce(eaten) { $0 + $1.amount }
        guard total > limit else { return nil }
        return UpperLimitWarning(
            nutrient: nutrient, total: total, limit: limit, kind: .upperLevel, fromSupplements: shares, fromFood: eaten,
            sources: strictest.sources)
    }

    /// Iodine from supplements above what the American Thyroid Association advises. Source: `intake-advice.csv` (ATA).
    private static func advice(_ nutrient: SupplementNutrient, _ shares: [Share]) -> UpperLimitWarning? {
        guard nutrient == .iodine, let row = ReferenceAdvice.all.told.first(where: { $0.id == .iodineSupplement }),
            let limit = Double(row.limit)
        else { return nil }
        let total = shares.reduce(0) { $0 + $1.amount }
        guard total > limit else { return nil }
        return UpperLimitWarning(
            nutrient: nutrient, total: total, limit: limit, kind: .advice, fromSupplements: shares, fromFood: 0,
            sources: row.sources)
    }
}

extension SupplementNutrient {
    /// Whether what she eats counts towards the upper limit. Source: the reference's "what it counts": magnesium's counts supplements
    /// and medicines only; niacin's and vitamin E's also fortified food, which the food table does not tell from other food.
    var limitCountsFood: Bool {
        switch self {
        case .magnesium, .niacin, .vitaminE: false
        default: true
        }
    }
}
