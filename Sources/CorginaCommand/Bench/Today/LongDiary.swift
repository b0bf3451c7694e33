import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage
import SeededRandom

/// A whole pregnancy of a diligent diarist: 280 days and as many events as asked for, the same in every run.
struct LongDiary {
    static let days = 280

    let events: Int
    /// How many supplements are on her list, each taken once a day for the last four weeks.
    let supplements: Int
    let now: Moment
    private let sayings: [[EventDraft]]
    private let catalogue: FoodCatalogue

    init(engine: LanguageEngine, catalogue: FoodCatalogue, now: Moment, events: Int, supplements: Int = 0) {
        self.now = now
        self.events = events
        self.supplements = supplements
        self.catalogue = catalogue
        let sentences =
            DemoSentences.breakfast + DemoSentences.lunch + DemoSentences.dinner + DemoSentences.snack
            + DemoSentences.drinks
            + DemoSentences.supplements + DemoSentences.laterSymptoms
        sayings = sentences.map { engine.understand($0, now: now).events }.filter { !$0.isEmpty }
    }

    /// The entries, oldest first.
    func entries() -> [JournalEntry] {
        var random = SeededGenerator(seed: 280)
        let first = now.day - (Self.days - 1)
        let pregnancy = Pregnancy(id: RecordID(using: &random), dating: .lastPeriod(first, cycleLength: 28))
        var changes: [Change] = [.putProfile(Profile(firstName: "Sam", timeZone: "UTC")), .putPregnancy(pregnancy)]
        for number in 0..<events { changes.append(.putEvent(event(number, from: first, &random))) }
        for number in 0..<supplements { changes += doses(ofSupplement: number, &random) }
        return changes.map { JournalEntry(id: EntryID(using: &random), recordedAt: now, device: "bench", change: $0) }
    }

    private func doses(ofSupplement number: Int, _ random: inout SeededGenerator) -> [Change] {
        let schedule = DoseSchedule(times: [TimeOfDay(minutes: 420 + number * 12)])
        let supplement = Supplement(
            id: RecordID(using: &random), name: "Supplement \(number + 1)", dose: DoseAmount(27, .milligrams),
            contents: SupplementContents([.iron: 1]), isEssential: number < 5,
            courses: [Course(start: now.day - 28, schedule: schedule)])
        let days = (now.day.number - 28)..<now.day.number
        let taken = days.flatMap { supplement.slots(on: CalendarDay(number: $0)) }.compactMap { slot in
            try? supplement.taking(
                slot, at: Moment(day: slot.day, time: TimeOfDay(minutes: 1_200), utcOffset: 0), now: now)
        }
        return [.putSupplement(supplement)] + taken.map { Change($0, of: supplement) }
    }

    /// Spread evenly over the days, and over the waking hours of each.
    private func event(_ number: Int, from first: CalendarDay, _ random: inout SeededGenerator) -> HealthEvent {
        let day = number * Self.days / events
        let place = number - (day * events + Self.days - 1) / Self.days
        let pause = 660 / (events / Self.days + 1)
        let moment = Moment(day: first + day, time: TimeOfDay(minutes: 420 + place * pause), utcOffset: 0)
        let saying = sayings[Int.random(in: 0..<sayings.count, using: &random)]
        var event = saying[Int.random(in: 0..<saying.count, using: &random)].event(
            id: RecordID(using: &random), catalogue: catalogue)
        event.moment = moment
        return event
    }
}
