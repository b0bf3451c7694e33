import CorginaCore
import CorginaJournal

/// What can be logged without typing, onto today or onto a day that has passed.
enum QuickLogRoom {
    /// - Parameter day: a day that has passed; `nil` for today.
    static func show(_ day: CalendarDay?, to visit: Visit) throws(RoomError) -> Answer {
        let shown = try checked(day, visit)
        var page = QuickLogPage(
            days: DayNavigation(shown: shown, today: visit.today, english: visit.english),
            drinks: DrinkButtons(
                visit.diary.hydrationPreferences, units: visit.profile.units, from: .today,
                day: shown == visit.today ? nil : shown),
            usualMeal: visit.usualMeal)
        page.meals = repeatedMeals(of: visit)
        page.copies = copies(for: shown, visit)
        page.recipes = Array(visit.diary.recipes.mostHadFirst(in: visit.diary).prefix(mostRecipes))
        page.snacks = FoodRoom.quickSnacks(for: visit)
        page.symptoms = symptoms(for: visit)
        return Answer(page)
    }

    static func accept(_ form: Form, on day: CalendarDay?, by visit: inout Visit) throws(RoomError) -> Answer {
        let shown = try checked(day, visit)
        if let type = form["mealType"].flatMap(MealType.init) { return copy(type, to: shown, by: &visit) }
        if let entry = form["meal"].flatMap(RecordID.init) { return logAgain(entry, on: shown, by: &visit) }
        if let choice = form["symptom"], let report = report(choice, for: visit) {
            let event = HealthEvent(id: visit.newID(), moment: visit.moment(on: day), details: .symptom(report))
            return TodayRoom.log([event], by: &visit)
        }
        return .redirect(to: visit.place(of: shown))
    }

    private static func checked(_ day: CalendarDay?, _ visit: Visit) throws(RoomError) -> CalendarDay {
        guard let day else { return visit.today }
        guard day >= Visit.firstDay, day < visit.today else { throw .notFound }
        return day
    }

    // MARK: Meals

    /// How many meals, recipes and symptoms are offered, and how many days back the meals are looked for. The app's own choice.
    private static let mostMeals = 6
    private static let mostRecipes = 6
    private static let mostSymptoms = 5
    private static let rememberedDays = 30

    /// The meals she had of the part of the day it is, the most frequent first; those of one frequency, the latest first.
    private static func repeatedMeals(of visit: Visit) -> [QuickLogPage.RepeatedMeal] {
        let type = visit.usualMeal
        let days = (visit.today - rememberedDays)...visit.today
        let had = visit.diary.events(of: [.meal], on: days).compactMap { event in
            event.details.meal.flatMap { $0.type == type ? (event: event, meal: $0) : nil }
        }
        let groups = Dictionary(grouping: had) { $0.meal.items.map { $0.name }.sorted() }.values.compactMap { group in
            group.max { ($0.event.moment, $0.event.id) < ($1.event.moment, $1.event.id) }
                .map { (event: $0.event, meal: $0.meal, count: group.count) }
        }
        // The id decides between two of one moment, so that nothing changes places when the page is opened again.
        let sorted = groups.sorted { first, second in
            (second.count, second.event.moment, second.event.id) < (first.count, first.event.moment, first.event.id)
        }
        return sorted.prefix(mostMeals).map { group in
            QuickLogPage.RepeatedMeal(
                entry: group.event.id, name: group.meal.name,
                detail: "\(type.displayName) · \(visit.english.unbrokenCalories(group.meal.energy))", hue: type.hue,
                symbol: type.symbol)
        }
    }

    private static func copies(for day: CalendarDay, _ visit: Visit) -> [MealType] {
        MealType.allCases.filter { type in
            !visit.diary.meals(type, on: day - 1).isEmpty && visit.diary.meals(type, on: day).isEmpty
        }
    }

    /// Logs the meals of that kind the day before held onto this day, each at its time.
    private static func copy(_ type: MealType, to day: CalendarDay, by visit: inout Visit) -> Answer {
        let copies = visit.diary.meals(type, on: day - 1).map { event in
            let moment = visit.moment(day: day, time: event.moment.time)
            return HealthEvent(id: visit.newID(), moment: min(moment, visit.now), details: event.details)
        }
        guard !copies.isEmpty else { return .redirect(to: visit.place(of: day)) }
        return TodayRoom.log(copies, by: &visit)
    }

    /// Logs a meal as it was: now, or on a past day at the time she had it.
    private static func logAgain(_ entry: RecordID, on day: CalendarDay, by visit: inout Visit) -> Answer {
        guard let event = visit.diary.event(entry), event.details.meal != nil else {
            return .redirect(to: visit.place(of: day))
        }
        let moment = day == visit.today ? visit.now : visit.moment(day: day, time: event.moment.time)
        return TodayRoom.log(
            [HealthEvent(id: visit.newID(), moment: min(moment, visit.now), details: event.details)], by: &visit)
    }

    // MARK: Symptoms

    /// What she logged most in the last four weeks, then what is usual in her trimester.
    private static func symptoms(for visit: Visit) -> [QuickLogPage.SymptomChoice] {
        let histories = visit.diary.symptomHistories(on: (visit.today - 27)...visit.today)
        let trimester = visit.diary.currentPregnancy?.trimester(on: visit.today)
        let usual = trimester.map { SymptomsPage.usualKinds(in: $0) } ?? []
        var offered: [SymptomKind] = []
        for kind in histories.compactMap({ $0.kind }) + usual
        where kind.isFelt && kind.asksSeverity && !offered.contains(kind) && (visit.isExpecting || !kind.isOfPregnancy)
        {
            offered.append(kind)
        }
        return offered.prefix(mostSymptoms).compactMap { kind in
            SymptomKind.all.firstIndex(of: kind).map {
                QuickLogPage.SymptomChoice(
                    number: $0, name: visit.english.spelled(kind.offeredName(visit.speaksOfPregnancy)))
            }
        }
    }

    /// "3:2" as the symptom at that place of the reference with that severity.
    private static func report(_ choice: String, for visit: Visit) -> SymptomReport? {
        let parts = choice.split(separator: ":")
        guard parts.count == 2, let number = WholeText.read(parts[0], in: 0...SymptomKind.all.count - 1),
            let severity = WholeText.read(parts[1], in: 1...5), SymptomKind.all[number].isFelt
        else { return nil }
        return SymptomReport(name: SymptomKind.all[number].offeredName(visit.speaksOfPregnancy), severity: severity)
    }
}

extension Diary {
    /// The day's meals of that kind, the earliest first.
    fileprivate func meals(_ type: MealType, on day: CalendarDay) -> [HealthEvent] {
        events(on: day).reversed().filter { $0.details.meal?.type == type }
    }
}
