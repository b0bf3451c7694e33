import CorginaCore
import CorginaJournal
import Markup

extension Weight: MeasuredContent {
    static let look = EntryLook(name: "Weight", plural: "Weight", symbol: .scale, hue: .evening)
    static let page = MeasuredPage(
        title: "Weight", symbol: .scale, hue: .evening, add: "Add a weight", change: "Change weight",
        example: "68.4 kg this morning")
    static let units = [ReadingUnit("kg", "kg", .metric), ReadingUnit("lb", "lb", .us), ReadingUnit("st", "st", nil)]

    func words(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> EventWords {
        EventWords(Self.look, Self.look.name, Measures(units).weight(self))
    }

    func heard(_ speech: SpokenEvent, at moment: Moment) -> String {
        "weight \(spokenFigure(speech))\(speech.day(moment))"
    }

    func spoken(_ speech: SpokenEvent, at moment: Moment) -> String {
        "Weight noted: \(spokenFigure(speech))\(speech.day(moment))."
    }

    private func spokenFigure(_ speech: SpokenEvent) -> String {
        Measures(speech.units).weight(self)
            .replacing(text: " kg", with: " kilograms").replacing(text: " lb", with: " pounds")
    }

    static let fieldNames = ["amount", "unit"]

    func typed(_ units: Profile.UnitSystem) -> [String: String] {
        [
            "amount": KindFields.typed(kilograms / (units == .metric ? 1 : Weight.pound.kilograms)),
            "unit": Self.unit(units),
        ]
    }

    @HTMLBuilder static func fields(_ fields: KindFields, _ errors: [FieldError]) -> HTML {
        fields.amount("Weight", hint: "In stone, type stone and pounds: 10 7", in: units, errors)
    }

    static func read(_ fields: inout CheckedFields, changing before: Weight?, _ units: Profile.UnitSystem) -> Weight? {
        if let before, before.isShown(in: fields, units) { return before }
        let unit = fields["unit"] ?? unit(units)
        guard let kilograms = kilograms(fields["amount"] ?? "", in: unit), range.contains(kilograms) else {
            let stones = unit == "st" ? "in stones and pounds, such as 9 11, " : ""
            fields.refuse("amount", "Enter a weight \(stones)from 30 to 300 kg, or 66 to 661 lb")
            return nil
        }
        return Weight(kilograms: kilograms)
    }

    private static func kilograms(_ text: String, in unit: String) -> Double? {
        switch unit {
        case "lb": AmountText.read(text).map { $0 * Weight.pound.kilograms }
        case "st": stones(text)
        default: AmountText.read(text)
        }
    }

    /// "10 7", "10 st 7 lb", "10.5": stones, and pounds below 14.
    private static func stones(_ text: String) -> Double? {
        let words = text.lowercased().split { !$0.isNumber && $0 != "." && $0 != "," }
        let parts = words.compactMap { $0.allSatisfy { $0 == "0" } ? 0 : AmountText.read(String($0)) }
        guard parts.count == words.count, (1...2).contains(parts.count) else { return nil }
        let pounds = parts.count == 2 ? parts[1] : 0
        return pounds < 14 ? parts[0] * Weight.stone.kilograms + pounds * Weight.pound.kilograms : nil
    }

    static func calls(isPregnant: Bool) -> [String] {
        isPregnant ? [suddenGain, loss].compactMap { $0 } : []
    }

    private static var suddenGain: String? {
        let rule = ClinicalRule.ID.weightSuddenGain
        return rule.figure(.weightGainInAWeek).map { gain in
            "\(Figure.decimal(gain)) kg (\(Figure.whole(gain / pound.kilograms)) lb) or more within 7 days, from \(rule.firstAge.completedWeeks) weeks on: call your provider today."
        }
    }

    private static var loss: String? {
        ClinicalRule.ID.nauseaWeightLoss.figure(.weightLoss).map {
            "More than \(Figure.decimal($0)) % below your weight before: call your provider now."
        }
    }

    func height(_ units: Profile.UnitSystem) -> Double? { kilograms / (units == .metric ? 1 : Weight.pound.kilograms) }

    static func chart(_ series: ReadingSeries) -> DayChart? {
        series.chart("Weight", unit: series.units == .metric ? "kg" : "lb")
    }

    static func facts(_ summary: VisitSummary, _ pregnancy: Pregnancy?, _ profile: Profile)
        -> [VisitPage.Group.Fact]
    {
        guard let weights = summary.weights else { return [] }
        let measures = Measures(profile.units)
        let english = profile.english
        let latest = VisitPage.Group.Fact(
            "Latest", measures.weight(weights.latest.value), english.short(weights.latest.moment.day))
        guard weights.first != weights.latest else { return [latest] }
        let change = weights.latest.value.kilograms - weights.first.value.kilograms
        let sign = change < 0 ? "−" : "+"
        let words = measures.weight(Weight(kilograms: abs(change)))
        let since = "from \(measures.weight(weights.first.value)) on \(english.short(weights.first.moment.day))"
        return [latest, VisitPage.Group.Fact("Change", "\(sign)\(words)", since)]
    }
}
