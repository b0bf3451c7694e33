import CorginaCore
import CorginaJournal
import Markup

extension BloodPressure: MeasuredContent {
    static let look = EntryLook(
        name: "Blood Pressure", plural: "Blood pressure", symbol: .pulse, hue: .symptom, deservesCallAdvice: true)
    static let page = MeasuredPage(
        title: "Blood pressure", symbol: .pulse, hue: .symptom, add: "Add a reading", example: "bp 118/76")

    func words(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> EventWords {
        EventWords(Self.look, "Blood pressure", "\(figures) mmHg")
    }

    /// "118/76"
    var figures: String { "\(systolic)/\(diastolic)" }

    func heard(_ speech: SpokenEvent, at moment: Moment) -> String {
        "blood pressure \(systolic) over \(diastolic)\(speech.day(moment))"
    }

    func spoken(_ speech: SpokenEvent, at moment: Moment) -> String {
        "Blood pressure noted: \(systolic) over \(diastolic)\(speech.day(moment))."
    }

    static let fieldNames = ["systolic", "diastolic"] + Sign.allCases.map { $0.rawValue } + ["faint"]

    func typed(_ units: Profile.UnitSystem) -> [String: String] {
        var typed = ["systolic": "\(systolic)", "diastolic": "\(diastolic)", "faint": isFaint ? "yes" : ""]
        for sign in Sign.allCases { typed[sign.rawValue] = signs.contains(sign) ? "yes" : "" }
        return typed
    }

    @HTMLBuilder static func fields(_ fields: KindFields, _ errors: [FieldError]) -> HTML {
        div(.class("reading-fields")) {
            fields.figure("systolic", "Upper (systolic)", errors)
            fields.figure("diastolic", "Lower (diastolic)", errors)
        }
        fieldset(.class("checks")) {
            legend(.class("choice__legend")) { "Do you feel any of these now?" }
            for sign in Sign.allCases { fields.check(sign.rawValue, sign.displayName) }
            fields.check("faint", "Dizzy or faint")
        }
    }

    static func read(_ fields: inout CheckedFields, changing before: BloodPressure?, _ units: Profile.UnitSystem)
        -> BloodPressure?
    {
        let systolic = fields.whole("systolic", in: systolicRange, "Enter the upper figure, from 50 to 260")
        let diastolic = fields.whole("diastolic", in: diastolicRange, "Enter the lower figure, from 30 to 180")
        guard let systolic, let diastolic else { return nil }
        guard diastolic < systolic else {
            fields.refuse("diastolic", "The lower number must be smaller than the upper one")
            return nil
        }
        let form = fields.form
        return BloodPressure(
            systolic: systolic, diastolic: diastolic,
            signs: Set(Sign.allCases.filter { form.contains($0.rawValue) }), isFaint: form.contains("faint"))
    }

    static func calls(isPregnant: Bool) -> [String] {
        [
            high.map { "\($0.figures) or more: rest for 15 minutes, measure again, and call your provider today." },
            high.map {
                "\($0.figures) or more with a headache, changed vision, belly pain, breathlessness or swelling: call your emergency number."
            },
            severe.map { "\($0.figures) or more: call your emergency number now." },
            lowSystolic.map { "Below \($0) with dizziness or fainting: call your provider today." },
        ].compactMap { $0 }
    }

    /// "Headache, dizzy or faint"; empty when nothing was felt.
    func remark(_ profile: Profile) -> String {
        let felt =
            Sign.allCases.filter { signs.contains($0) }.map { $0.displayName } + (isFaint ? ["Dizzy or faint"] : [])
        return felt.enumerated().map { $0.offset == 0 ? $0.element : $0.element.lowercased() }.joined(separator: ", ")
    }

    func height(_ units: Profile.UnitSystem) -> Double? { Double(systolic) }

    static func chart(_ series: ReadingSeries) -> DayChart? {
        let lower = series.line { details in
            if case .bloodPressure(let pressure) = details { Double(pressure.diastolic) } else { nil }
        }
        return series.chart(
            "Blood pressure", unit: "mmHg", lines: [series.line, lower],
            limits: high.map { [Double($0.systolic), Double($0.diastolic)] } ?? [],
            legend: [.init(sample: "main", words: "Upper"), .init(sample: "second", words: "Lower")]
                + (high.map { [.init(sample: "limit", words: "High from \($0.figures)")] } ?? []),
            remarks: "Felt")
    }

    static func facts(_ summary: VisitSummary, _ pregnancy: Pregnancy?, _ profile: Profile)
        -> [VisitPage.Group.Fact]
    {
        typealias Fact = VisitPage.Group.Fact
        let (units, english) = (profile.units, profile.english)
        let pressures = summary.pressures
        guard let latest = pressures.last,
            let highest = pressures.max(by: {
                ($0.value.systolic, $0.value.diastolic) < ($1.value.systolic, $1.value.diastolic)
            })
        else { return [] }
        var facts = [Fact("Latest", latest.value.figure(units, english), english.short(latest.moment.day))]
        if pressures.count > 1 {
            facts.append(Fact("Highest", highest.value.figure(units, english), english.short(highest.moment.day)))
        }
        let (high, elevated) = (pressures.count { $0.value.isHigh }, pressures.count { $0.value.isElevated })
        if let least = Self.high, high > 0 {
            facts.append(Fact("\(least.figures) or above", counted(high, "reading")))
        }
        if let least = Self.elevated, let high = Self.high, elevated > 0 {
            let most = BloodPressure(systolic: high.systolic - 1, diastolic: high.diastolic - 1)
            facts.append(Fact("\(least.figures) to \(most.figures)", counted(elevated, "reading")))
        }
        facts.append(Fact("Readings", "\(pressures.count)"))
        return facts
    }
}

extension BloodPressure.Sign {
    /// As she would say it: "Headache".
    var displayName: String {
        switch self {
        case .headache: "Headache"
        case .visionChange: "Blurred vision or spots"
        case .bellyPain: "Pain in the upper belly"
        case .breathless: "Short of breath"
        case .swelling: "Sudden swelling"
        }
    }
}
