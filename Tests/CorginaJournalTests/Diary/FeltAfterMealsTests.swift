import CorginaCore
import CorginaJournal
import Testing

/// What she ate before she felt sick.
struct FeltAfterMealsTests {
    private func event(_ number: UInt64, minutes: Int, _ details: HealthEvent.Details) -> HealthEvent {
        HealthEvent(
            id: RecordID(high: 7, low: number), moment: Sample.lunchtime.advanced(bySeconds: 60 * minutes),
            details: details)
    }

    private func meal(_ name: String) -> HealthEvent.Details { .meal(Meal(name: name, type: .snack, items: [])) }

    private func felt(_ name: String, hasResolved: Bool = false) -> HealthEvent.Details {
        .symptom(SymptomReport(name: name, severity: 2, hasResolved: hasResolved))
    }

    private func diary(_ events: [HealthEvent]) -> Diary {
        var diary = Diary()
        for (index, event) in events.enumerated() {
            diary.apply(Sample.entry(UInt64(index), .putEvent(event)), sequence: index + 1)
        }
        return diary
    }

    @Test func `each report has the meals of the hours before it, the latest first, and none after it`() throws {
        let day = Sample.lunchtime.day
        let diary = diary([
            event(1, minutes: -241, meal("Too long ago")), event(2, minutes: -240, meal("Just within")),
            event(3, minutes: -5, meal("Toast")), event(4, minutes: 0, felt("Nausea")),
            event(5, minutes: 1, meal("Afterwards")), event(6, minutes: 30, felt("Headache")),
            event(7, minutes: 40, felt("Nausea", hasResolved: true)), event(8, minutes: 250, felt("Heartburn")),
        ])
        let all = FeltAfterMeals.all([.nausea, .heartburn], in: diary, on: day...day, hours: 4)
        #expect(all.map { $0.event.details.name } == ["Heartburn", "Nausea"])
        #expect(all.last?.meals.map { $0.details.name } == ["Toast", "Just within"])
        #expect(all.first?.meals.isEmpty == true)
        #expect(FeltAfterMeals.all([.nausea], in: diary, on: day...day, hours: 24).first?.meals.count == 3)
    }

    @Test func `a report after midnight has the evening before`() {
        let day = Sample.lunchtime.day + 1
        let midnight = 24 * 60 - Sample.lunchtime.time.minutes + 10
        let diary = diary([
            event(1, minutes: midnight - 60, meal("Curry")), event(2, minutes: midnight, felt("Heartburn")),
        ])
        #expect(FeltAfterMeals.all([.heartburn], in: diary, on: day...day, hours: 4).first?.meals.count == 1)
    }
}
