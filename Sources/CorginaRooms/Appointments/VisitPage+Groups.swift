import CorginaCore
import CorginaJournal

extension VisitPage.Group {
    /// What there is to tell; a group without anything is left out.
    static func all(_ summary: VisitSummary, pregnancy: Pregnancy?, units: Profile.UnitSystem) -> [VisitPage.Group] {
        let measures = Measures(units)
        let isExpecting = pregnancy?.outcome.isOngoing == true
        let groups = [
            VisitPage.Group(heading: "Weight", symbol: .scale, hue: .evening, facts: weight(summary, measures)),
            VisitPage.Group(
                heading: "Blood pressure", symbol: .pulse, hue: .symptom, facts: pressure(summary, pregnancy)),
            VisitPage.Group(
                heading: "Blood glucose", symbol: .drop, hue: .protein, facts: glucose(summary, measures)),
            VisitPage.Group(heading: "Symptoms", symbol: .heart, hue: .symptom, facts: symptoms(summary)),
            // After a loss, and after a birth, nobody counts movements.
            VisitPage.Group(
                heading: "Movements", symbol: .foot, hue: .appointment, facts: isExpecting ? movements(summary) : []),
            VisitPage.Group(heading: "Food and drink", symbol: .meal, hue: .calories, facts: intake(summary, units)),
            VisitPage.Group(heading: "Supplements", symbol: .pill, hue: .supplement, facts: doses(summary)),
        ]
        return groups.filter { !$0.facts.isEmpty }
    }

    private static func weight(_ summary: VisitSummary, _ measures: Measures) -> [Fact] {
        guard let weights = summary.weights else { return [] }
        let latest = Fact("Latest", measures.weight(weights.latest.value), DayWords.short(weights.latest.moment.day))
        guard weights.first != weights.latest else { return [latest] }
        let change = weights.latest.value.kilograms - weights.first.value.kilograms
        let sign = change < 0 ? "−" : "+"
        let words = measures.weight(Weight(kilograms: abs(change)))
        return [
            latest,
            Fact(
                "Change", "\(sign)\(words)",
                "from \(measures.weight(weights.first.value)) on \(DayWords.short(weights.first.moment.day))"),
        ]
    }

    private static func pressure(_ summary: VisitSummary, _ pregnancy: Pregnancy?) -> [Fact] {
        guard let latest = summary.pressures.last,
            let highest = summary.pressures.max(by: {
                ($0.value.systolic, $0.value.diastolic) < ($1.value.systolic, $1.value.diastolic)
            })
        else { return [] }
        var facts = [Fact("Latest", words(latest), DayWords.short(latest.moment.day))]
        if summary.pressures.count > 1 {
            facts.append(Fact("Highest", words(highest), DayWords.short(highest.moment.day)))
        }
        // From 140/90 on a reading is one to call about; below that one from 120/80 on is one to mention. Source: BP_HIGH, BP_ELEV.
        let high = summary.pressures.count { !$0.value.findings(at: nil).rules.isEmpty }
        let elevated = summary.pressures.count { $0.value.isElevated }
        if high > 0 { facts.append(Fact("140/90 or above", counted(high, "reading"))) }
        if elevated > 0 { facts.append(Fact("120/80 to 139/89", counted(elevated, "reading"))) }
        facts.append(Fact("Readings", "\(summary.pressures.count)"))
        return facts
    }

    private static func words(_ reading: VisitSummary.Reading<BloodPressure>) -> String {
        "\(reading.value.systolic)/\(reading.value.diastolic) mmHg"
    }

    private static func glucose(_ summary: VisitSummary, _ measures: Measures) -> [Fact] {
        let sorted = summary.glucose.sorted { $0.value.milligramsPerDeciliter < $1.value.milligramsPerDeciliter }
        guard let lowest = sorted.first, let highest = sorted.last else { return [] }
        guard sorted.count > 1 else {
            return [Fact("One reading", measures.glucose(highest.value), DayWords.short(highest.moment.day))]
        }
        return [
            Fact("Highest", measures.glucose(highest.value), DayWords.short(highest.moment.day)),
            Fact("Lowest", measures.glucose(lowest.value), DayWords.short(lowest.moment.day)),
            Fact("Readings", "\(sorted.count)"),
        ]
    }

    private static func symptoms(_ summary: VisitSummary) -> [Fact] {
        var facts = summary.symptoms.map { symptom in
            let strongest = symptom.strongest.map { "at most \($0) of 5, " } ?? ""
            return Fact(
                symptom.name, symptom.times == 1 ? "once" : "\(symptom.times) times",
                "\(strongest)last \(DayWords.short(symptom.lastDay))")
        }
        if summary.contractions > 0 { facts.append(Fact("Contractions", "\(summary.contractions)")) }
        return facts
    }

    private static func movements(_ summary: VisitSummary) -> [Fact] {
        guard let movements = summary.movements else { return [] }
        var facts = [Fact("Sittings", "\(movements.sittings)")]
        if let usual = movements.usualMinutes {
            facts.append(Fact("Usual time to ten", "\(Figure.decimal(usual)) min"))
        }
        if movements.tooFew > 0 {
            facts.append(Fact("Fewer than ten in two hours", counted(movements.tooFew, "sitting")))
        }
        return facts
    }

    private static func intake(_ summary: VisitSummary, _ units: Profile.UnitSystem) -> [Fact] {
        let intake = summary.intake
        var facts: [Fact] = []
        if intake.foodDays > 0 {
            let days = "on \(counted(intake.foodDays, "day")) with food logged"
            facts.append(Fact("Energy a day", "about \(Figure.whole(intake.energy.value)) cal", days))
            facts.append(Fact("Protein a day", "about \(Figure.whole(intake.protein.value)) g"))
        }
        if intake.drinkDays > 0 {
            let volume =
                units == .metric
                ? "\(Figure.decimal(intake.drinks.value / 1_000)) L"
                : "\(Figure.whole(intake.drinks.value / Milliliters.fluidOunce.value)) fl oz"
            facts.append(
                Fact("Drinks a day", "about \(volume)", "on \(counted(intake.drinkDays, "day")) with drinks logged"))
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
