import CorginaCore
import CorginaJournal
import Testing

@testable import GeneratedDiaries

@Suite struct SharedFoodsTests {
    @Test func `entries that share food in memory are the entries they were`() {
        var generated = Generated(seed: 21)
        var shelf = SharedFoods()
        let items = (0..<6).map { _ in generated.item() }
        for _ in 0..<500 {
            var entry = generated.entry()
            if Bool.random(using: &generated.random) {
                let meal = Meal(name: "Lunch", type: .lunch, items: generated.list { $0.pick(items) })
                let event = HealthEvent(id: generated.recordID(), moment: generated.moment(), details: .meal(meal))
                entry = JournalEntry(
                    id: entry.id, recordedAt: entry.recordedAt, device: entry.device, change: .putEvent(event))
            }
            #expect(shelf.sharing(entry) == entry)
        }
    }
}
