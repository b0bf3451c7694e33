import CorginaCore
import CorginaJournal
import Markup

/// One nutrient: today, the average, the target, and where it came from.
public struct NutrientRow: Hashable, Sendable {
    public var id: String
    public var name: String
    /// "12 mg"
    public var today: String
    /// "27 mg from supplements"; empty when none.
    public var supplements: String
    /// "target 27 mg" or empty without a target.
    public var target: String
    /// Of the target, 0...100; `nil` without one.
    public var percent: Int?
    /// "18 mg a day"; empty before there is a logged day.
    public var average: String
    /// Where the average lies; `nil` without a target or an average.
    public var guardrail: Guardrail?
    /// Whether today alone passes an amount to stay under.
    public var warning: String?
    /// "Limit 45 mg, food and supplements together"; empty when there is none.
    public var limit: String
    /// "Pork chop, 1.2 mg"
    public var sources: [String]
    public var ideas: [String]

    init(_ nutrient: Nutrient, target: NutrientTarget?, _ record: NutritionRecord, english: WrittenEnglish) {
        let amount = { (value: Double) in NutrientWords.amount(value, of: nutrient) }
        let whole = record.today + record.supplements
        id = nutrient.rawValue.replacing(text: "_", with: "-")
        name = english.spelled(nutrient.displayName)
        today = amount(whole[nutrient])
        supplements =
            record.supplements[nutrient] > 0 ? "\(amount(record.supplements[nutrient])) of it from supplements" : ""
        self.target = target.map { "target \(amount($0.goal))" } ?? ""
        percent = target.map { CorginaRooms.percent(whole[nutrient], of: $0.goal) }
        let hasAverage = record.loggedDays > 0
        average = hasAverage ? "\(amount(record.average[nutrient])) a day" : ""
        guardrail = hasAverage ? target.map { $0.classify(record.average) } : nil
        warning = target.flatMap { NutrientWords.warning($0, whole) }
        limit = target.flatMap(NutrientWords.limit) ?? ""
        let line = { (food: (name: String, amount: Double)) in "\(food.name), \(amount(food.amount))" }
        sources = NutritionRecord.richest(in: nutrient, of: record.foods, limit: 5).map(line)
        let isShort = target.map { whole[nutrient] < $0.goal } ?? false
        ideas =
            isShort && target?.limit?.isUpperLevel != false
            ? NutritionRecord.richest(in: nutrient, of: record.eatenBefore, limit: 3).map(line) : []
    }
}

extension NutrientRow {
    var html: HTML {
        li(.class("nutrient")) {
            details(.class("nutrient__more")) {
                summary(.class("nutrient__head")) {
                    span(.class("nutrient__name")) { name }
                    span(.class("nutrient__today figure")) {
                        b { today }
                        if !target.isEmpty { " · \(target)" }
                    }
                    if let percent { meter(percent, .trimester) }
                    span(.class("nutrient__foot")) {
                        span(.class("row__sub figure")) { average.isEmpty ? "No average yet" : "On average \(average)" }
                        if let guardrail { badge(guardrail) }
                    }
                    if let warning { span(.class("nutrient__warning")) { warning } }
                }
                body
            }
        }
    }

    private func badge(_ guardrail: Guardrail) -> HTML {
        span(.class("badge \(guardrail.hue.className)")) {
            icon(guardrail.symbol)
            guardrail.displayName
        }
    }

    private var body: HTML {
        div(.class("nutrient__body")) {
            if !supplements.isEmpty { p(.class("row__sub figure")) { supplements } }
            list("From today", sources, empty: "Nothing today yet")
            if !ideas.isEmpty { list("More of it, from foods you have had", ideas, empty: "") }
            if !limit.isEmpty { p(.class("row__sub figure")) { limit } }
        }
    }

    @HTMLBuilder private func list(_ heading: String, _ foods: [String], empty: String) -> HTML {
        h3(.class("nutrient__list-title")) { heading }
        if foods.isEmpty {
            p(.class("row__sub")) { empty }
        } else {
            ul(.class("nutrient__list")) {
                foods.map { food in li(.class("row__sub figure"), .directionAuto) { food } }
            }
        }
    }
}

extension Guardrail {
    /// Never red: nothing here is a fault.
    var hue: Hue {
        switch self {
        case .low: .carbs
        case .enough: .appointment
        case .high, .aboveLimit: .calories
        }
    }

    var symbol: Icon {
        switch self {
        case .low: .plus
        case .enough: .check
        case .high, .aboveLimit: .info
        }
    }
}
