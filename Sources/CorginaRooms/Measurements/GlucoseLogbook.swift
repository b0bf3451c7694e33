import CorginaCore
import Markup

/// Glucose by meal, a day a row, as a diabetes team reads it.
struct GlucoseLogbook: Hashable, Sendable {
    var days: [Day]
    var unit: String

    struct Day: Hashable, Sendable {
        /// "Sat 21 Nov"
        var name: String
        /// Fasting, then after breakfast, lunch and dinner.
        var cells: [Cell]
    }

    /// What was measured in one place of the table: none, one or several.
    struct Cell: Hashable, Sendable {
        var values: [Value]
    }

    struct Value: Hashable, Sendable {
        var words: String
        /// Whether it reached the target it is to stay under; never where she follows none.
        var isAbove: Bool
        /// "1 h" or "2 h", when it came after a meal.
        var after: String
    }

    private static let columns = ["Fasting", "Breakfast", "Lunch", "Dinner"]

    /// - Parameter readings: in any order; those without a place in the table are passed over.
    init(_ readings: [(moment: Moment, glucose: BloodGlucose)], profile: Profile) {
        let english = profile.english
        unit = profile.units == .metric ? "mmol/L" : "mg/dL"
        let byDay = Dictionary(grouping: readings) { $0.moment.day }
        days = byDay.keys.sorted(by: >).compactMap { day in
            let taken = (byDay[day] ?? []).sorted { $0.moment < $1.moment }
            let cells = [nil, MealType.breakfast, .lunch, .dinner].map { meal in
                Cell(values: taken.filter { Self.place($0.glucose) == .some(meal) }.map { Value($0.glucose, profile) })
            }
            guard cells.contains(where: { !$0.values.isEmpty }) else { return nil }
            return Day(name: "\(english.shortWeekday(day)) \(english.short(day))", cells: cells)
        }
    }

    /// Which column it belongs to: `.some(nil)` is fasting, `nil` none.
    private static func place(_ glucose: BloodGlucose) -> MealType?? {
        if glucose.timing == .fasting { return .some(nil) }
        guard let meal = glucose.meal, meal != .snack else { return nil }
        return .some(meal)
    }

    @HTMLBuilder var html: HTML {
        if !days.isEmpty {
            section(.class("card logbook"), .ariaLabelledby("logbook")) {
                h2(.class("card__title"), .id("logbook")) { "By meal" }
                p(.class("card__sub")) {
                    "In \(unit). Usual targets: under \(target(.fasting)) fasting, \(target(.oneHourAfterMeal)) one hour and \(target(.twoHoursAfterMeal)) two hours after a meal. Yours may differ."
                }
                div(.class("data__scroll"), .tabindex(0), .role(.group), .ariaLabel("Blood glucose by meal")) {
                    table {
                        caption(.class("vh")) { "Blood glucose by meal, in \(unit)" }
                        thead { tr { (["Day"] + Self.columns).map(columnHeading) } }
                        tbody { days.map(row) }
                    }
                }
            }
        }
    }

    private func target(_ timing: BloodGlucose.Timing) -> String {
        timing.target.map { Value.words($0, isMetric: unit == "mmol/L") } ?? ""
    }

    private func row(_ day: Day) -> HTML {
        tr {
            rowHeading(day.name)
            for cell in day.cells {
                td {
                    if cell.values.isEmpty { "–" }
                    for value in cell.values {
                        span(.class(value.isAbove ? "logbook__value is-above" : "logbook__value")) {
                            value.words
                            if value.isAbove {
                                span(.ariaHidden) { " ↑" }
                                span(.class("vh")) { ", above target" }
                            }
                            if !value.after.isEmpty { small { " \(value.after)" } }
                        }
                    }
                }
            }
        }
    }
}

extension GlucoseLogbook.Value {
    init(_ glucose: BloodGlucose, _ profile: Profile) {
        words = Self.words(glucose.milligramsPerDeciliter, isMetric: profile.units == .metric)
        isAbove = profile.isAboveTarget(glucose)
        after = glucose.timing == .oneHourAfterMeal ? "1 h" : glucose.timing == .twoHoursAfterMeal ? "2 h" : ""
    }

    /// The figure alone: "5.3" or "95".
    static func words(_ milligrams: Double, isMetric: Bool) -> String {
        isMetric
            ? Figure.decimal(BloodGlucose(milligramsPerDeciliter: milligrams).millimolesPerLiter)
            : Figure.whole(milligrams)
    }
}
