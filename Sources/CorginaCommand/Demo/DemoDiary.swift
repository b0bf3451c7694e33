import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage
import SeededRandom

/// A generated diary: 24 weeks and 3 days along, every day since week 0 lived through the sentences a person says.
///
/// The same seed and day give the same diary.
struct DemoDiary {
    let engine: LanguageEngine
    let catalogue: FoodCatalogue
    let now: Moment
    let timeZone: String

    static let gestationalAge = GestationalAge(weeks: 24, days: 3)

    /// The entries, oldest first.
    func entries() -> [JournalEntry] {
        var random = SeededGenerator(seed: 24)
        let firstDay = now.day - Self.gestationalAge.days
        var changes: [(Moment, Change)] = [
            (Moment(day: firstDay, time: TimeOfDay(minutes: 480), utcOffset: now.utcOffset), .putProfile(profile))
        ]
        let pregnancy = Pregnancy(
            id: RecordID(using: &random), dating: .lastPeriod(firstDay, cycleLength: 28))
        changes.append((changes[0].0, .putPregnancy(pregnancy)))
        for day in firstDay.number...now.day.number {
            changes += events(on: CalendarDay(number: day), of: pregnancy, random: &random)
                .map { ($0.moment, .putEvent($0)) }
        }
        // Written down when they were made, which is before they are.
        changes += DemoAppointments(firstDay: firstDay, now: now).events(random: &random)
            .map { (min($0.moment, now), .putEvent($0)) }
        changes.insert((changes[0].0, .putRecipe(recipe(random: &random))), at: 2)
        changes += heartburn(after: changes.compactMap { if case .putEvent(let event) = $1 { event } else { nil } }).map
        {
            ($0.moment, .putEvent($0))
        }
        // Doses draw from a stream of their own, so that what she eats stays as it was.
        var doses = SeededGenerator(seed: 9)
        changes += DemoSupplements(firstDay: firstDay, now: now).changes(random: &doses)
        var readings = DemoReadings(firstDay: firstDay, now: now)
        changes += readings.events().map { ($0.moment, .putEvent($0)) }
        changes.sort { $0.0 < $1.0 }
        return changes.map { moment, change in
            JournalEntry(id: EntryID(using: &random), recordedAt: moment, device: "demo", change: change)
        }
    }

    /// What insights find in it: heartburn an hour after most dinners with tacos or chili, and seldom after others.
    private func heartburn(after events: [HealthEvent]) -> [HealthEvent] {
        // Randomness of its own, so that the rest of the diary stays as it is.
        var random = SeededGenerator(seed: 25)
        return events.compactMap { event in
            guard case .meal(let meal) = event.details, meal.type == .dinner else { return nil }
            let isHot = DemoSentences.hot.contains { meal.name.lowercased().contains($0) }
            let moment = event.moment.advanced(bySeconds: 60 * Int.random(in: 45...80, using: &random))
            let id = RecordID(using: &random)
            guard chance(isHot ? 0.7 : 0.06, &random), moment <= now, moment.day == event.moment.day else { return nil }
            return HealthEvent(
                id: id, moment: moment, details: .symptom(SymptomReport(name: "Heartburn", severity: 2)),
                tags: isHot && chance(0.4, &random) ? ["late dinner"] : [])
        }
    }

    private var profile: Profile {
        Profile(
            firstName: "Sam", timeZone: timeZone,
            body: BodyFacts(
                birthYear: now.day.year - 31, height: Centimeters(168), weight: Weight(kilograms: Self.weightBefore),
                activity: .lowActive))
    }

    private func recipe(random: inout SeededGenerator) -> Recipe {
        let (name, servings, ingredients) = DemoSentences.recipe
        let foods = engine.understand(ingredients, now: now).events.flatMap(\.items).map {
            $0.foodItem(from: catalogue)
        }
        return Recipe(id: RecordID(using: &random), name: name, servings: servings, ingredients: foods)
    }

    /// Her weight before the pregnancy, in kilograms.
    private static let weightBefore = 62.0

    private func events(on day: CalendarDay, of pregnancy: Pregnancy, random: inout SeededGenerator) -> [HealthEvent] {
        let early = pregnancy.trimester(on: day) == .first
        var spoken: [(Int, [String])] = [
            (470, DemoSentences.breakfast), (745, DemoSentences.lunch), (1_125, DemoSentences.dinner),
            (560, DemoSentences.drinks),
            (700, DemoSentences.drinks), (860, DemoSentences.drinks), (1_010, DemoSentences.drinks),
        ]
        if chance(0.9, &random) { spoken.append((925, DemoSentences.snack)) }
        if chance(0.5, &random) { spoken.append((1_245, DemoSentences.snack)) }
        if chance(early ? 0.55 : 0.35, &random) {
            spoken.append((660, early ? DemoSentences.earlySymptoms : DemoSentences.laterSymptoms))
        }
        var events = spoken.flatMap { minute, sentences in
            said(sentences, on: day, minute: minute, random: &random)
        }
        if (day - pregnancy.dating.effectiveLMP) % 7 == 0 {
            events.append(weight(on: day, of: pregnancy, random: &random))
        }
        return events.filter { $0.moment <= now }.sorted { $0.moment < $1.moment }
    }

    private func said(
        _ sentences: [String], on day: CalendarDay, minute: Int, random: inout SeededGenerator
    ) -> [HealthEvent] {
        let time = TimeOfDay(minutes: minute + Int.random(in: -25...25, using: &random))
        let moment = Moment(day: day, time: time, utcOffset: now.utcOffset)
        guard let sentence = sentences.randomElement(using: &random) else { return [] }
        return engine.understand(sentence, now: moment).events.map { draft in
            draft.event(id: RecordID(using: &random), catalogue: catalogue)
        }
    }

    /// Her weight before, then about the middle of the IOM band for a singleton at normal weight: 0.42 kg a week from week 13.
    private func weight(on day: CalendarDay, of pregnancy: Pregnancy, random: inout SeededGenerator) -> HealthEvent {
        let weeks = Double(pregnancy.gestationalAge(on: day).days) / 7
        let gain = weeks < 13 ? weeks * 0.1 : 1.3 + (weeks - 13) * 0.42
        let scale = ((Self.weightBefore + gain + Double.random(in: -0.3...0.3, using: &random)) * 10).rounded() / 10
        return HealthEvent(
            id: RecordID(using: &random),
            moment: Moment(day: day, time: TimeOfDay(minutes: 425), utcOffset: now.utcOffset),
            details: .weight(Weight(kilograms: scale)))
    }

    private func chance(_ probability: Double, _ random: inout SeededGenerator) -> Bool {
        Double.random(in: 0..<1, using: &random) < probability
    }
}
