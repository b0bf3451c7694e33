import CorginaCore
import CorginaJournal

extension ReportMaker {
    /// The strongest first, and of equals the latest. Questionnaires about mood have a part of their own.
    var symptoms: ReportPart {
        var part = ReportPart(heading: "Symptoms")
        let sorted = summary.symptoms.filter { !moodScores.contains($0.name) }.sorted {
            ($1.strongest ?? 0, $1.lastDay, $0.name) < ($0.strongest ?? 0, $0.lastDay, $1.name)
        }
        let rows = sorted.map { symptom -> [ReportPart.Cell] in
            [
                .init(english.named(symptom.name)), .init(symptom.strongest.map { "\($0) of 5" } ?? "–"),
                .init(symptom.times == 1 ? "once" : "\(symptom.times) times"), .init(english.short(symptom.lastDay)),
            ]
        }
        part.table = .init(["Symptom", "Worst", "How often", "Last"], rows, most: Self.mostRows)
        return part
    }

    /// Scheduled doses that were taken, and what was taken besides.
    var supplements: ReportPart {
        var part = ReportPart(heading: "Supplements and medicines")
        let listed = summary.doses.map { dose -> [ReportPart.Cell] in
            let tally = dose.tally
            let percent = tally.compliancePercent.map { " (\($0) %)" } ?? ""
            let asked = tally.taken + tally.missed + tally.skipped
            let left = [
                tally.missed > 0 ? "\(tally.missed) missed" : nil, tally.skipped > 0 ? "\(tally.skipped) skipped" : nil,
                tally.extra > 0 ? "\(tally.extra) extra" : nil,
            ].compactMap { $0 }.joined(separator: ", ")
            return [
                .init("\(dose.name), \(dose.dose)"),
                .init(asked > 0 ? "\(tally.taken) of \(asked)\(percent)" : "as needed"), .init(left),
            ]
        }
        let others = summary.otherDoses.map { dose -> [ReportPart.Cell] in
            [.init(dose.name), .init(dose.times == 1 ? "once" : "\(dose.times) times"), .init("not on her list")]
        }
        part.table = .init(["What", "Taken", "Remarks"], listed + others, most: Self.mostRows)
        return part
    }

    private static let nutrients: [Nutrient] = [
        .protein, .fiber, .folate, .iron, .calcium, .choline, .vitaminD, .dha, .sodium,
    ]

    /// A day's average over the seven days before today, beside what is meant for her.
    var food: ReportPart {
        let record = diary.nutrition(on: now.day)
        var part = ReportPart(heading: "Food and drink, average a day")
        guard record.loggedDays > 0 else { return part }
        let stage = diary.lifeStage(on: now.day)
        let group = profile.body.age(on: now.day).flatMap { AgeGroup(age: $0) }
        var rows = [energy(record)]
        rows += Self.nutrients.map { nutrient in
            row(nutrient, stage.flatMap { NutrientTarget(nutrient, at: $0, group) }, record)
        }
        if let fluid = fluid { rows.append(fluid) }
        part.table = .init(["Nutrient", "Average", "Target", "Compared"], rows, most: rows.count)
        part.note =
            "Of \(counted(record.loggedDays, "day")) with food logged in the last 7 days before today, supplements included."
        return part
    }

    private func energy(_ record: NutritionRecord) -> [ReportPart.Cell] {
        let goal = diary.energyTarget(on: now.day)?.goal
        return [
            .init("Energy"), .init(english.calories(record.average.energy)),
            .init(goal.map { english.calories($0) } ?? "–"),
            .init(goal.map { Self.share(record.average.energy.value, of: $0.value) } ?? ""),
        ]
    }

    private func row(_ nutrient: Nutrient, _ target: NutrientTarget?, _ record: NutritionRecord) -> [ReportPart.Cell] {
        [
            .init(english.spelled(nutrient.displayName)),
            .init(NutrientWords.amount(record.average[nutrient], of: nutrient)),
            .init(target.map { NutrientWords.amount($0.goal, of: nutrient) } ?? "–"),
            .init(target.map { $0.classify(record.average).displayName } ?? ""),
        ]
    }

    private var fluid: [ReportPart.Cell]? {
        let week = diary.fluidWeek(endingOn: now.day - 1)
        guard let average = week.average else { return nil }
        let target = diary.hydrationPreferences.target
        return [
            .init("Drinks"), .init(volume(average)), .init(target.map(volume) ?? "–"),
            .init(target.map { Self.share(average.value, of: $0.value) } ?? ""),
        ]
    }

    /// "104 %": unlike a bar it goes on beyond the whole.
    private static func share(_ part: Double, of whole: Double) -> String {
        whole > 0 ? "\(Figure.whole(part / whole * 100)) %" : ""
    }

    private func volume(_ volume: Milliliters) -> String {
        profile.units == .metric
            ? "\(Figure.decimal(volume.value / 1_000)) L"
            : "\(Figure.whole(volume.value / Milliliters.fluidOunce.value)) fl oz"
    }

    /// What she ate in seven days, today among them, day by day.
    var meals: [ReportPage.Day] {
        (0..<7).reversed().compactMap { ago in
            let day = now.day - ago
            let events = diary.events(of: [.meal], on: day...day).reversed()
            guard !events.isEmpty else { return nil }
            let meals = events.compactMap { event -> ReportPage.Day.Meal? in
                guard case .meal(let meal) = event.details else { return nil }
                return .init(
                    name: "\(english.clock(event.moment)) \(meal.type.displayName)",
                    foods: meal.items.map { "\($0.name), \(DescribedItem.words(for: $0))" }
                        .joined(separator: "; "),
                    energy: english.calories(meal.energy))
            }
            let total = DayIntake(events).energy
            return ReportPage.Day(
                heading: "\(english.withWeekday(day)) · \(english.calories(total))", meals: meals)
        }
    }
}
