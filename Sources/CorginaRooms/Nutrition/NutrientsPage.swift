import CorginaCore
import CorginaJournal
import Markup

/// Each nutrient today and on average, beside her target. Targets are shown as ranges to stay within, not as scores.
public struct NutrientsPage: Page, Hashable {
    /// What pregnancy asks most of, in the order of the design.
    public var first: [NutrientRow]
    public var more: [NutrientRow]
    /// "Reference intakes for 19 to 30 years, 2nd trimester"; `nil` when nothing is known of her.
    public var basis: String?
    /// What is missing for all targets to show, in a sentence; `nil` when nothing is.
    public var invitation: String?
    /// "average of 5 logged days"
    public var averageOf: String
    /// A word on more than one baby.
    public var note: String?
    /// What is meant of iodine and what supplements gave, which is all that is known; `nil` without a target.
    public var iodine: String?
    /// "Caffeine today: 96 mg of 200 mg."; only in a pregnancy, once there was some.
    public var caffeine: String?

    private static let order: [Nutrient] = [
        .protein, .fiber, .folate, .iron, .calcium, .choline, .vitaminD, .dha, .sodium,
    ]
    private static let others: [Nutrient] = [
        .carbohydrate, .vitaminA, .vitaminB6, .vitaminB12, .vitaminC, .vitaminE, .vitaminK, .thiamin, .riboflavin,
        .niacin, .magnesium,
        .zinc, .selenium, .copper, .phosphorus, .potassium,
    ]

    /// - Parameters:
    ///   - record: what the diary tells of today and the days before.
    ///   - pregnancy: the diary's latest, however it stands. After a loss nothing on the page tells of it.
    ///   - stage: `nil` when it would be a guess: then there are no targets.
    public init(
        _ record: NutritionRecord, pregnancy: Pregnancy?, stage: LifeStage?, body: BodyFacts, today: CalendarDay,
        english: WrittenEnglish
    ) {
        let group = body.age(on: today).flatMap(AgeGroup.init)
        let row = { (nutrient: Nutrient) in
            NutrientRow(
                nutrient, target: stage.flatMap { NutrientTarget(nutrient, at: $0, group) }, record, english: english)
        }
        first = Self.order(at: stage).map(row)
        iodine = stage.flatMap { Self.iodine(record.iodine, $0, group) }
        more = Self.others.map(row)
        averageOf = record.loggedDays == 0 ? "" : "average of \(counted(record.loggedDays, "logged day"))"
        basis = stage.map { Self.basis($0, group) }
        invitation = Self.invitation(stage, age: body.age(on: today))
        let isOngoing = pregnancy?.outcome.isOngoing == true
        note =
            isOngoing && (pregnancy?.babies ?? 1) > 1
            ? "These figures are for one baby. With more, your provider can tell you what to add." : nil
        let day = CaffeineDay(record.today)
        caffeine = isOngoing && day.total >= 1 ? day.words : nil
    }

    /// Folate leads in the first trimester, as the first specification asks.
    private static func order(at stage: LifeStage?) -> [Nutrient] {
        guard case .pregnant(.first) = stage else { return order }
        return [.folate] + order.filter { $0 != .folate }
    }

    /// While pregnant or breastfeeding the amount is the same at every age. Source: `iodine` in `intakes.csv`.
    private static func iodine(_ taken: Double, _ stage: LifeStage, _ group: AgeGroup?) -> String? {
        guard let target = ReferenceIntake.of(.iodine, at: stage, group ?? .young) else { return nil }
        let goal = "\(Figure.whole(target.amount)) µg"
        let food = "The food table has no figures for it, so what you eat isn’t counted."
        return taken > 0
            ? "Iodine: \(Figure.whole(taken)) µg from supplements today; \(goal) a day is meant for you. \(food)"
            : "Iodine: \(goal) a day is meant for you. \(food)"
    }

    private static func basis(_ stage: LifeStage, _ group: AgeGroup?) -> String {
        let ages = group.map { "ages \($0.rawValue.replacing(text: "-", with: " to "))" } ?? "every age"
        return switch stage {
        case .notPregnant: "Reference intakes for \(ages)"
        case .pregnant(let trimester): "Reference intakes for \(ages), \(trimester.ordinal) trimester"
        case .lactating: "Reference intakes for \(ages), breastfeeding"
        }
    }

    private static func invitation(_ stage: LifeStage?, age: Int?) -> String? {
        if stage == nil { return "Add your dates to see what is meant for you." }
        guard let age else { return "Some targets depend on age. Add the year you were born to see them all." }
        return AgeGroup(age: age) == nil
            ? "The reference covers ages 14 to 50. Your provider can tell you your targets." : nil
    }

    public var title: String { "Nutrients" }
}
