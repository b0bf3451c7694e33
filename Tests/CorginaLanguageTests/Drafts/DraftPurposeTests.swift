import CorginaCore
import CorginaFoods
import Testing

@testable import CorginaLanguage

/// What she logged, opened again.
struct DraftPurposeTests {
    private let catalogue: FoodCatalogue

    init() throws { catalogue = try #require(Spoken.catalogue) }

    private func item(_ code: String?, grams: Double, energy: Double) -> FoodItem {
        var nutrients = NutrientAmounts.zero
        nutrients[.energy] = energy
        return FoodItem(
            name: "Hers", foodCode: code, quantity: 2, portion: "bar", grams: Grams(grams), nutrients: nutrients,
            source: .manual, isEstimated: false)
    }

    private func meal(_ items: [FoodItem]) -> HealthEvent {
        HealthEvent(
            id: RecordID(high: 1, low: 1), moment: Spoken.now,
            details: .meal(Meal(name: "Mine", type: .lunch, items: items, recipes: [RecordID(high: 9, low: 9)])),
            notes: "good")
    }

    @Test
    func `a meal opened and confirmed unchanged is the same meal, with its recipe and the figures it was logged with`()
    {
        let event = meal([item("11112110", grams: 80, energy: 123), item(nil, grams: 0, energy: 50)])
        let draft = Draft(editing: event)
        #expect(draft.purpose == .replace(event.id))
        #expect(draft.events.map { $0.draft.event(id: event.id, notes: $0.notes, catalogue: catalogue) } == [event])
    }

    @Test(arguments: [(80.0, 61.5), (0.0, 61.5)])
    func `another amount scales the figures, by weight or by count`(grams: Double, energy: Double) {
        var draft = Draft(editing: meal([item(nil, grams: grams, energy: 123)]))
        draft.setAmount(ofItem: 0, inEvent: 0, quantity: 1, portion: .asCounted, from: catalogue)
        #expect(abs(draft.nutrients(from: catalogue).energy.value - energy) < 1e-9)
        #expect(draft.item(0, ofEvent: 0)?.grams == Grams(grams / 2))
    }

    @Test func `another food takes the catalogue's figures`() throws {
        var draft = Draft(editing: meal([item(nil, grams: 80, energy: 9_999)]))
        draft.replaceItem(0, inEvent: 0, by: try #require(FoodCode("11112110")), from: catalogue)
        #expect(draft.item(0, ofEvent: 0)?.recorded == nil)
        #expect(draft.nutrients(from: catalogue).energy.value < 1_000)
    }

    @Test func `every other kind of entry comes back as it was`() {
        let details: [HealthEvent.Details] = [
            .hydration(Drink(name: "Water", volume: Milliliters(250))),
            .supplement(SupplementIntake(name: "Iron", dose: nil, count: 1)),
            .symptom(SymptomReport(name: "Nausea", severity: 2)), .weight(Weight(kilograms: 62)),
            .kicks(KickCount(count: 10, minutes: 20)),
            .contraction(Contraction(seconds: 40)), .appointment(Appointment(title: "Midwife")), .note,
        ]
        for details in details {
            let event = HealthEvent(id: RecordID(high: 1, low: 1), moment: Spoken.now, details: details, notes: "words")
            let draft = Draft(editing: event)
            #expect(draft.events.map { $0.draft.event(id: event.id, notes: $0.notes, catalogue: catalogue) } == [event])
        }
    }

    @Test func `a recipe keeps its name whatever goes in`() throws {
        let recipe = Recipe(
            id: RecordID(high: 1, low: 1), name: "Bowl", servings: 3,
            ingredients: [item("11112110", grams: 80, energy: 10)])
        var draft = Draft(editing: recipe, now: Spoken.now)
        #expect(draft.purpose == .recipe(recipe.id, servings: 3))
        draft.addItem(try #require(FoodCode("11112110")), toEvent: 0, from: catalogue)
        #expect(draft.events.first?.draft.name == "Bowl")
    }

    @Test func `no food of the catalogue has the code of one it does not have`() {
        #expect(catalogue[.unlisted] == nil)
    }
}
