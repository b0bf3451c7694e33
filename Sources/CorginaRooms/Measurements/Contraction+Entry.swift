import CorginaCore
import Markup

extension Contraction: MeasuredContent {
    static let look = EntryLook(
        name: "Contraction", plural: "Contractions", symbol: .wave, hue: .symptom, time: "Began at",
        deservesCallAdvice: true)
    static let page = MeasuredPage(
        title: "Contraction timer", symbol: .timer, hue: .rose, add: "Add one by hand", change: "Change contraction",
        example: "a 45 second contraction")

    func words(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> EventWords {
        EventWords(Self.look, Self.look.name, seconds.map { counted($0, "second") } ?? "")
    }

    func heard(_ speech: SpokenEvent, at moment: Moment) -> String { "a contraction\(speech.day(moment))" }

    func spoken(_ speech: SpokenEvent, at moment: Moment) -> String { "Contraction noted\(speech.day(moment))." }

    static let fieldNames = ["length"]

    func typed(_ units: Profile.UnitSystem) -> [String: String] {
        ["length": seconds.map { Clock.words($0) } ?? ""]
    }

    @HTMLBuilder static func fields(_ fields: KindFields, _ errors: [FieldError]) -> HTML {
        fields.figure(
            "length", "How long", hint: "Seconds, or minutes and seconds such as 1:10. May be empty.",
            isNeeded: false, errors)
    }

    static func read(_ fields: inout CheckedFields, changing before: Contraction?, _ units: Profile.UnitSystem)
        -> Contraction?
    {
        guard let text = fields["length"] else { return Contraction(seconds: nil) }
        guard let seconds = Clock.seconds(text), lengths.contains(seconds) else {
            fields.refuse("length", "Enter up to 60 minutes, such as 70 or 1:10")
            return nil
        }
        return Contraction(seconds: seconds)
    }

    static func calls(isPregnant: Bool) -> [String] {
        let preterm = ClinicalRule.ID.contractionsPreterm
        return [
            "Fluid, bleeding, less movement or fever: call now, whatever the timer says.",
            "Before \(ContractionPattern.Advice.fiveOneOne.ruleID.firstAge.completedWeeks) weeks, \(preterm.whole(.contractionsAnHour)) in an hour or every \(preterm.whole(.longestContractionGap)) minutes: call your provider now.",
            "If you’ve given birth before or live far away, go in sooner, as agreed with your provider.",
        ]
    }
}
