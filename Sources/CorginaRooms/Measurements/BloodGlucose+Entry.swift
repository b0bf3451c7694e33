import CorginaCore
import CorginaJournal
import Markup

extension BloodGlucose: MeasuredContent {
    static let look = EntryLook(
        name: "Glucose", plural: "Glucose", symbol: .drop, hue: .protein, deservesCallAdvice: true)
    static let page = MeasuredPage(
        title: "Blood glucose", symbol: .drop, hue: .protein, add: "Add a reading", example: "fasting glucose 5.1")
    static let units = [ReadingUnit("mmol", "mmol/L", .metric), ReadingUnit("mg", "mg/dL", .us)]

    func words(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> EventWords {
        let taken = timing.flatMap { $0 == .other ? nil : " · \($0.displayName)" } ?? ""
        return EventWords(Self.look, "Blood glucose", figure(units) + taken)
    }

    func figure(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> String { figure(units) }

    private func figure(_ units: Profile.UnitSystem) -> String { Measures(units).glucose(self) }

    func heard(_ speech: SpokenEvent, at moment: Moment) -> String {
        "blood glucose \(figure(speech.units))\(speech.day(moment))"
    }

    func spoken(_ speech: SpokenEvent, at moment: Moment) -> String {
        "Blood glucose noted: \(figure(speech.units))\(speech.day(moment))."
    }

    static let fieldNames = ["amount", "unit", "timing", "meal"]

    static func blank(_ units: Profile.UnitSystem) -> [String: String] {
        ["unit": unit(units), "timing": Timing.fasting.rawValue]
    }

    func typed(_ units: Profile.UnitSystem) -> [String: String] {
        let amount =
            units == .metric
            ? KindFields.typed(millimolesPerLiter) : KindFields.typed(milligramsPerDeciliter, places: 0)
        return [
            "amount": amount, "unit": Self.unit(units), "timing": timing?.rawValue ?? "", "meal": meal?.rawValue ?? "",
        ]
    }

    @HTMLBuilder static func fields(_ fields: KindFields, _ errors: [FieldError]) -> HTML {
        fields.amount("Blood glucose", hint: "As your meter shows it", in: units, errors)
        ChoiceGroup(
            name: "timing", legend: "When was it taken?",
            choices: Timing.allCases.map { ($0.rawValue, $0.shortName) }, selected: fields["timing"]
        ).html
        fieldset(.class("choice")) {
            legend(.class("choice__legend")) { "After which meal?" }
            div(.class("chips")) {
                for (value, words) in [("", "None")] + MealType.allCases.map({ ($0.rawValue, $0.displayName) }) {
                    label(.class("chip")) {
                        input(.type(.radio), .name("meal"), .value(value), .checked(value == fields["meal"]))
                        span { words }
                    }
                }
            }
        }
    }

    static func read(_ fields: inout CheckedFields, changing before: BloodGlucose?, _ units: Profile.UnitSystem)
        -> BloodGlucose?
    {
        let timing = fields["timing"].flatMap { Timing(rawValue: $0) }
        let meal = timing == .fasting ? nil : fields["meal"].flatMap { MealType(rawValue: $0) }
        if let before, before.isShown(in: fields, units) {
            return BloodGlucose(milligramsPerDeciliter: before.milligramsPerDeciliter, timing: timing, meal: meal)
        }
        let factor = (fields["unit"] ?? unit(units)) == "mmol" ? milligramsPerDeciliterPerMillimole : 1
        guard let amount = fields.form.amount("amount").map({ $0 * factor }), range.contains(amount) else {
            fields.refuse("amount", "Enter a reading from 1 to 40 mmol/L, or 18 to 720 mg/dL, and check the unit")
            return nil
        }
        return BloodGlucose(milligramsPerDeciliter: amount, timing: timing, meal: meal)
    }

    static func calls(isPregnant: Bool) -> [String] {
        [
            low.map {
                "Below \($0.figure(.us)) (\($0.figure(.metric))): take 15 g of fast-acting sugar, measure again, and call your provider today."
            }
        ].compactMap { $0 }
    }

    /// "1 hour after lunch · above target"
    func remark(_ profile: Profile) -> String {
        let taken =
            switch (timing, meal) {
            case (.oneHourAfterMeal, let meal?): "1 hour after \(meal.displayName.lowercased())"
            case (.twoHoursAfterMeal, let meal?): "2 hours after \(meal.displayName.lowercased())"
            case (.other?, let meal?): "After \(meal.displayName.lowercased())"
            case (let timing, _): timing == .other ? "" : timing?.displayName ?? ""
            }
        return [taken, profile.isAboveTarget(self) ? "above target" : ""].filter { !$0.isEmpty }.joined(
            separator: " · ")
    }

    func height(_ units: Profile.UnitSystem) -> Double? {
        units == .metric ? millimolesPerLiter : milligramsPerDeciliter
    }

    /// Fasting as a line; after meals as points, since each has its own target.
    static func chart(_ series: ReadingSeries) -> DayChart? {
        let line = { (isFasting: Bool) in
            series.line { details in
                guard case .glucose(let glucose) = details, (glucose.timing == .fasting) == isFasting else {
                    return nil
                }
                return glucose.height(series.units)
            }
        }
        var chart = series.chart(
            "Blood glucose", unit: series.units == .metric ? "mmol/L" : "mg/dL",
            lines: [line(true)].filter { !$0.isEmpty }, limits: [],
            legend: [.init(sample: "main", words: "Fasting"), .init(sample: "point", words: "After meals")],
            remarks: "Taken")
        chart.points = line(false)
        return chart
    }

    static func facts(_ summary: VisitSummary, _ pregnancy: Pregnancy?, _ profile: Profile)
        -> [VisitPage.Group.Fact]
    {
        typealias Fact = VisitPage.Group.Fact
        let (units, english) = (profile.units, profile.english)
        let sorted = summary.glucose.sorted { $0.value.milligramsPerDeciliter < $1.value.milligramsPerDeciliter }
        guard let lowest = sorted.first, let highest = sorted.last else { return [] }
        guard sorted.count > 1 else {
            return [Fact("One reading", highest.value.figure(units), english.short(highest.moment.day))]
        }
        return [
            Fact("Highest", highest.value.figure(units), english.short(highest.moment.day)),
            Fact("Lowest", lowest.value.figure(units), english.short(lowest.moment.day)),
            Fact("Readings", "\(sorted.count)"),
        ]
    }
}

extension BloodGlucose.Timing {
    /// Short enough for a choice of four: "Fasting", "1 h after", "2 h after", "Other".
    var shortName: String {
        switch self {
        case .fasting: "Fasting"
        case .oneHourAfterMeal: "1 h after"
        case .twoHoursAfterMeal: "2 h after"
        case .other: "Other"
        }
    }
}
