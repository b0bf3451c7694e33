import CorginaCore

/// Seven days of glucose, each reading beside the carbohydrate of the meal before it.
struct GlucoseWeek: Hashable, Sendable {
    var first: CalendarDay
    var days: [Day]
    /// "mmol/L" or "mg/dL"
    var unit: String
    /// Readings that had no meal before them, though they came after one.
    var withoutMeal: Int
    /// Readings whose meal has foods without figures.
    var withGaps: Int

    /// How many days it covers.
    static let length = 7

    struct Day: Hashable, Sendable {
        /// "Saturday, 21 November"
        var name: String
        var rows: [Row]
    }

    /// One reading.
    struct Row: Hashable, Sendable {
        var moment: Moment
        /// "08:10"
        var time: String
        /// "Fasting", "1 hour after lunch"
        var taken: String
        /// "5.3"
        var value: String
        /// Whether it reached the target it is to stay under; never where she follows none.
        var isAbove: Bool
        var timing: BloodGlucose.Timing?
        var meal: MealBefore?
        /// "Lunch, 12:30"; empty without a meal.
        var mealName: String
        /// "45 g", "45 g and 1 food without figures", "not known"; empty without a meal.
        var carbohydrate: String
    }

    /// - Parameter events: the diary's from the day before `first` on, in any order.
    init(from first: CalendarDay, events: [HealthEvent], profile: Profile) {
        self.first = first
        unit = profile.units == .metric ? "mmol/L" : "mg/dL"
        let last = first + (Self.length - 1)
        let readings = events.filter { $0.details.kind == .glucose && first <= $0.moment.day && $0.moment.day <= last }
        let rows = readings.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }.compactMap { event -> Row? in
            guard case .glucose(let glucose) = event.details else { return nil }
            return Row(glucose, at: event.moment, among: events, profile: profile)
        }
        let byDay = Dictionary(grouping: rows) { $0.moment.day }
        let english = profile.english
        days = byDay.keys.sorted().map { Day(name: english.withWeekday($0), rows: byDay[$0] ?? []) }
        withoutMeal = rows.count { $0.meal == nil && $0.timing != .fasting }
        withGaps = rows.count { ($0.meal?.foodsWithoutFigures ?? 0) > 0 }
    }
}

extension GlucoseWeek.Row {
    init(_ glucose: BloodGlucose, at moment: Moment, among events: [HealthEvent], profile: Profile) {
        let english = profile.english
        self.moment = moment
        time = english.clock(moment.time)
        timing = glucose.timing
        taken = glucose.takenWords
        value = GlucoseLogbook.Value.words(glucose.milligramsPerDeciliter, isMetric: profile.units == .metric)
        isAbove = profile.isAboveTarget(glucose)
        meal = MealBefore(glucose, at: moment, in: events)
        mealName =
            meal.map { before in
                let day = before.moment.day == moment.day ? "" : "\(english.shortWeekday(before.moment.day)) "
                return "\(before.type.displayName), \(day)\(english.clock(before.moment.time))"
            } ?? ""
        carbohydrate = meal?.carbohydrateWords ?? ""
    }
}

extension BloodGlucose {
    /// "Fasting", "1 hour after lunch", "After dinner"; "Not told" without either.
    var takenWords: String {
        let meal = self.meal.map { $0.displayName.lowercased() }
        switch timing {
        case .fasting: return "Fasting"
        case .oneHourAfterMeal: return "1 hour after \(meal ?? "a meal")"
        case .twoHoursAfterMeal: return "2 hours after \(meal ?? "a meal")"
        case .other, nil: return meal.map { "After \($0)" } ?? "No time told"
        }
    }
}

extension MealBefore {
    /// "45 g"; says so where foods have no figures.
    var carbohydrateWords: String {
        if foods == 0 || foodsWithoutFigures == foods { return "not known" }
        let known = "\(Figure.whole(carbohydrate.value)) g"
        return foodsWithoutFigures == 0
            ? known : "\(known), and \(counted(foodsWithoutFigures, "food")) without figures"
    }
}
