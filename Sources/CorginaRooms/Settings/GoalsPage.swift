import CorginaCore
import Markup

/// What her goals are counted from, and when she eats.
///
/// Facts POST to ``Route/goals`` with fields `birthYear`, `height` (cm) or `feet` and `inches`, `weight` (kg or lb by her units),
/// `activity`, `breastfeeding` (`yes`, `no`), `careful` (a checkbox), `source` (a formula's name or `provider`) and `number`; hours
/// POST to ``Route/mealHours`` with a start and an end for each meal, such as `breakfastStart`.
public struct GoalsPage: Page, Hashable {
    public var advice: EnergyAdvice
    public var fields: Fields
    public var hours: Hours
    public var units: Profile.UnitSystem
    var english: WrittenEnglish
    public var trimester: Trimester?
    /// Whether a pregnancy may be spoken of: not after a loss.
    public var speaksOfPregnancy: Bool
    /// Whether there was a birth, so that breastfeeding is asked about.
    public var asksBreastfeeding: Bool
    public var errors: [FieldError]
    public var toast: Toast?

    /// What she typed, or what is kept, as it stands in the fields.
    public struct Fields: Hashable, Sendable {
        public var birthYear = ""
        public var height = ""
        public var feet = ""
        public var inches = ""
        public var weight = ""
        public var activity = ""
        /// "yes", "no" or empty.
        public var breastfeeding = ""
        public var isCareful = false
        /// A formula's raw value, or "provider".
        public var source = EnergyFormula.eer2005.rawValue
        public var number = ""

        public init() {}
    }

    /// When she eats, as `HH:MM`.
    public struct Hours: Hashable, Sendable {
        public var start: [MealType: String]
        public var end: [MealType: String]

        public init(start: [MealType: String], end: [MealType: String]) {
            self.start = start
            self.end = end
        }

        public init(_ hours: MealHours) {
            let windows: [(MealType, MealHours.Window)] = [
                (.breakfast, hours.breakfast), (.lunch, hours.lunch), (.dinner, hours.dinner),
            ]
            start = Dictionary(uniqueKeysWithValues: windows.map { ($0, "\($1.start)") })
            end = Dictionary(uniqueKeysWithValues: windows.map { ($0, "\($1.end)") })
        }
    }

    /// - Parameters:
    ///   - pregnancy: the diary's latest, however it stands.
    ///   - advice: what the diary says of her energy goal today.
    public init(
        profile: Profile, pregnancy: Pregnancy?, advice: EnergyAdvice, today: CalendarDay, errors: [FieldError] = [],
        toast: Toast? = nil
    ) {
        self.advice = advice
        fields = Fields(profile)
        hours = Hours(profile.mealHours)
        units = profile.units
        english = profile.english
        trimester = pregnancy.flatMap { $0.outcome.isOngoing ? $0.trimester(on: today) : nil }
        speaksOfPregnancy = pregnancy?.outcome.isLoss != true
        if case .birth? = pregnancy?.outcome { asksBreastfeeding = true } else { asksBreastfeeding = false }
        self.errors = errors
        self.toast = toast
    }

    public var title: String { "Your goals" }
}

extension GoalsPage.Fields {
    init(_ profile: Profile) {
        let body = profile.body
        birthYear = body.birthYear.map(String.init) ?? ""
        if let height = body.height {
            self.height = Self.typed(height.value)
            let inches = Int(nearest: height.value / Centimeters.inch.value)
            (feet, self.inches) = ("\(inches / 12)", "\(inches % 12)")
        }
        if let weight = body.weight {
            self.weight = Self.typed(
                profile.units == .metric ? weight.kilograms : weight.kilograms / Weight.pound.kilograms)
        }
        activity = body.activity?.rawValue ?? ""
        breastfeeding = body.isBreastfeeding.map { $0 ? "yes" : "no" } ?? ""
        isCareful = body.needsProviderGoal
        switch profile.energyGoal {
        case .computed(let formula): source = formula.rawValue
        case .provider(let goal): (source, number) = ("provider", Self.typed(goal.value))
        }
    }

    /// A number as she would type it.
    private static func typed(_ value: Double) -> String { Figure.decimal(value).replacing(text: ",", with: "") }
}
