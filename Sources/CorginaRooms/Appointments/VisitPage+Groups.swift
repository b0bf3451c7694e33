import CorginaCore
import CorginaJournal

extension VisitPage.Group {
    /// What there is to tell; a group without anything is left out.
    static func all(_ summary: VisitSummary, pregnancy: Pregnancy?, profile: Profile) -> [VisitPage.Group] {
        let isExpecting = pregnancy?.outcome.isOngoing == true
        let readings = MeasuredKind.allCases.map { kind in
            (kind: kind, group: group(of: kind.screen, summary, pregnancy, profile))
        }
        let groups =
            readings.filter { !$0.kind.isOfPregnancy }.map { $0.group }
            + [
                VisitPage.Group(
                    heading: "Symptoms", symbol: .heart, hue: .symptom, facts: symptoms(summary, profile.english))
            ]
            + readings.filter { isExpecting && $0.kind.isOfPregnancy }.map { $0.group }
            + [
                VisitPage.Group(
                    heading: "Food and drink", symbol: .meal, hue: .calories, facts: intake(summary, profile)),
                VisitPage.Group(heading: "Supplements", symbol: .pill, hue: .supplement, facts: doses(summary)),
            ]
        return groups.filter { !$0.facts.isEmpty }
    }

    private static func group(
        of reading: MeasuredScreen, _ summary: VisitSummary, _ pregnancy: Pregnancy?, _ profile: Profile
    ) -> VisitPage.Group {
        VisitPage.Group(
            heading: reading.event.reading?.description.name ?? reading.page.title, symbol: reading.page.symbol,
            hue: reading.page.hue, facts: reading.facts(summary, pregnancy, profile))
    }

    private static func symptoms(_ summary: VisitSummary, _ english: WrittenEnglish) -> [Fact] {
        var facts = summary.symptoms.map { symptom in
            let strongest = symptom.strongest.map { "worst \($0) of 5 · " } ?? ""
            return Fact(
                english.named(symptom.name), symptom.times == 1 ? "once" : "\(symptom.times) times",
                "\(strongest)last on \(english.short(symptom.lastDay))")
        }
        if summary.contractions > 0 { facts.append(Fact("Contractions", "\(summary.contractions)")) }
        return facts
    }

    private static func intake(_ summary: VisitSummary, _ profile: Profile) -> [Fact] {
        let intake = summary.intake
        var facts: [Fact] = []
        if intake.foodDays > 0 {
            let days = "based on \(counted(intake.foodDays, "day"))"
            facts.append(Fact("Energy a day", "about \(profile.english.calories(intake.energy))", days))
            facts.append(Fact("Protein a day", "about \(Figure.whole(intake.protein.value)) g"))
        }
        if intake.drinkDays > 0 {
            let volume =
                profile.units == .metric
                ? "\(Figure.decimal(intake.drinks.value / 1_000)) L"
                : "\(Figure.whole(intake.drinks.value / Milliliters.fluidOunce.value)) fl oz"
            facts.append(
                Fact("Drinks a day", "about \(volume)", "based on \(counted(intake.drinkDays, "day"))"))
        }
        return facts
    }

    private static func doses(_ summary: VisitSummary) -> [Fact] {
        let listed = summary.doses.map { dose in
            let tally = dose.tally
            let asked = tally.taken + tally.missed + tally.skipped
            let extra = tally.extra > 0 ? "\(tally.extra) beside the schedule" : nil
            let left = [
                tally.missed > 0 ? "\(tally.missed) missed" : nil, tally.skipped > 0 ? "\(tally.skipped) skipped" : nil,
                extra,
            ].compactMap { $0 }.joined(separator: ", ")
            let figure = asked > 0 ? "\(tally.taken) of \(counted(asked, "dose"))" : counted(tally.extra, "dose")
            return Fact("\(dose.name), \(dose.dose)", figure, asked > 0 ? left : "")
        }
        let others = summary.otherDoses.map {
            Fact($0.name, $0.times == 1 ? "once" : "\($0.times) times", "not on your list")
        }
        return listed + others
    }
}
