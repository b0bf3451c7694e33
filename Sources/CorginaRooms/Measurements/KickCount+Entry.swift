import CorginaCore
import CorginaJournal
import Markup

extension KickCount: MeasuredContent {
    static let look = EntryLook(
        name: "Kicks", plural: "Kicks", symbol: .foot, hue: .appointment, time: "Began at", deservesCallAdvice: true)
    static let page = MeasuredPage(
        title: "Kick counter", symbol: .foot, hue: .appointment, add: "Add a count by hand", change: "Change count",
        example: "10 kicks in 25 minutes")

    func words(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> EventWords {
        EventWords(
            Self.look, counted(count, "movement"), minutes.map { "in \(counted($0, "minute"))" } ?? "")
    }

    func heard(_ speech: SpokenEvent, at moment: Moment) -> String {
        "\(counted(count, "movement"))\(speech.day(moment))"
    }

    func spoken(_ speech: SpokenEvent, at moment: Moment) -> String {
        "\(counted(count, "movement")) noted\(speech.day(moment))."
    }

    static let fieldNames = ["count", "minutes"]

    static func blank(_ units: Profile.UnitSystem) -> [String: String] { ["count": "\(KickSession.target)"] }

    func typed(_ units: Profile.UnitSystem) -> [String: String] {
        ["count": "\(count)", "minutes": minutes.map { "\($0)" } ?? ""]
    }

    @HTMLBuilder static func fields(_ fields: KindFields, _ errors: [FieldError]) -> HTML {
        div(.class("reading-fields")) {
            fields.figure("count", "Movements", errors)
            fields.figure(
                "minutes", "Minutes", hint: "Until the last one. You can leave this blank.", isNeeded: false, errors)
        }
    }

    static func read(_ fields: inout CheckedFields, changing before: KickCount?, _ units: Profile.UnitSystem)
        -> KickCount?
    {
        let count = fields.whole("count", in: counts, "Enter how many you felt, from 0 to 1,000")
        let minutes = fields.wholeIfAny("minutes", in: lengths, "Enter whole minutes, up to 1,440, or leave it empty")
        return count.map { KickCount(count: $0, minutes: minutes) }
    }

    static func calls(isPregnant: Bool) -> [String] {
        [
            "Fewer than \(KickSession.target) in \(KickSession.minutes / 60) hours: call now. Do not wait for the next day.",
            "Fewer or weaker than usual, none, or any clear change: call now, whatever you counted.",
            "No movement felt so far by \(ClinicalRule.ID.kicksNoneBy24Weeks.firstAge.completedWeeks) weeks: call your maternity unit today.",
        ]
    }

    /// After a loss, and after a birth, nobody counts movements.
    static func facts(_ summary: VisitSummary, _ pregnancy: Pregnancy?, _ profile: Profile)
        -> [VisitPage.Group.Fact]
    {
        guard pregnancy?.outcome.isOngoing == true, let movements = summary.movements else { return [] }
        var facts = [VisitPage.Group.Fact("Sessions", "\(movements.sittings)")]
        if let usual = movements.usualMinutes {
            facts.append(.init("Usual time to ten", "\(Figure.decimal(usual)) min"))
        }
        if movements.tooFew > 0 {
            facts.append(.init("Fewer than ten in two hours", counted(movements.tooFew, "session")))
        }
        return facts
    }
}
