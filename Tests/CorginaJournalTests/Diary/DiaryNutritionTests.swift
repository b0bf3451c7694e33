import CorginaCore
import CorginaJournal
import Testing

struct DiaryNutritionTests {
    private let today = CalendarDay(number: 20_500)

    private func diary(_ events: [(day: Int, details: HealthEvent.Details)]) -> Diary {
        var diary = Diary()
        for (number, event) in events.enumerated() {
            let moment = Moment(day: today + event.day, time: TimeOfDay(minutes: 600 + number), utcOffset: 0)
            let put = Change.putEvent(
                HealthEvent(id: RecordID(high: 1, low: UInt64(number)), moment: moment, details: event.details))
            let entry = JournalEntry(
                id: EntryID(high: 1, low: UInt64(number)), recordedAt: moment, device: "web", change: put)
            diary.apply(entry, sequence: number + 1)
        }
        return diary
    }

    private func food(_ name: String, iron: Double) -> HealthEvent.Details {
        var nutrients = NutrientAmounts.zero
        nutrients[.iron] = iron
        let item = FoodItem(
            name: name, foodCode: nil, quantity: 1, portion: "cup", grams: Grams(100), nutrients: nutrients,
            source: .manual,
            isEstimated: false)
        return .meal(Meal(name: name, type: .lunch, items: [item]))
    }

    @Test func `The average is over logged days before today, supplements included, and today stands apart`() {
        let iron = HealthEvent.Details.supplement(SupplementIntake(name: "Iron", dose: "27 mg", count: 2))
        let record = diary([
            (0, food("Lentils", iron: 5)), (0, iron), (-1, food("Beans", iron: 4)), (-1, iron),
            (-3, food("Beans", iron: 8)),
            (-5, .note), (-8, food("Liver", iron: 100)), (-61, food("Clams", iron: 50)),
        ]).nutrition(on: today)
        #expect(record.today[.iron] == 5 && record.supplements[.iron] == 54)
        #expect(record.loggedDays == 2 && record.average[.iron] == (4 + 54 + 8) / 2)
        #expect(Set(record.eatenBefore.map(\.name)) == ["Lentils", "Beans", "Liver"])
        #expect(record.eatenBefore.first { $0.name == "Beans" }?.nutrients[.iron] == 4)
        #expect(
            NutritionRecord.richest(in: .iron, of: record.eatenBefore, limit: 2).map(\.name) == ["Liver", "Lentils"])
    }

    @Test func `An empty diary has no average`() {
        let record = diary([]).nutrition(on: today)
        #expect(record.loggedDays == 0 && record.average == .zero && record.foods.isEmpty)
    }
}
