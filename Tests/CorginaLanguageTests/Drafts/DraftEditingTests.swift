import CorginaCore
import CorginaFoods
import EmbeddedFiles
import Testing

@testable import CorginaLanguage

struct DraftEditingTests {
    private let catalogue: FoodCatalogue
    private var draft: Draft

    init() throws {
        let file = corgina_foods_table()
        catalogue = try FoodCatalogue(packed: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
        let chop = try Self.food("22101000", in: catalogue)
        let milk = try Self.food("11111000", in: catalogue)
        var items = [FoodDraft(chosen: chop), FoodDraft(chosen: milk)]
        items[0].phrase = "porkchop"
        items[1].phrase = "milk"
        let moment = Moment(secondsSinceEpoch: 1_773_182_400, utcOffset: 0)
        draft = Draft(
            sentence: "porkchop and milk",
            events: [
                .init(
                    draft: EventDraft(
                        reading: .meal, name: "Porkchop and milk", moment: moment,
                        content: .food(mealType: .dinner, items: items)))
            ])
    }

    private func food(_ code: String) throws -> Food { try Self.food(code, in: catalogue) }

    private static func food(_ code: String, in catalogue: FoodCatalogue) throws -> Food {
        let code = try #require(FoodCode(code))
        return try #require(catalogue[code])
    }

    @Test func `An amount in grams weighs what it says and is no longer a guess`() throws {
        var draft = draft
        draft.setAmount(ofItem: 0, inEvent: 0, quantity: 150, portion: .grams, from: catalogue)
        let item = try #require(draft.item(0, ofEvent: 0))
        #expect(item.grams == Grams(150))
        #expect(item.portion == "g")
        #expect(!item.isEstimated)
    }

    @Test func `An amount of a portion weighs that many portions`() throws {
        var draft = draft
        let milk = try food("11111000")
        let cup = try #require(milk.portions.first { $0.description == "1 cup" })
        draft.setAmount(ofItem: 1, inEvent: 0, quantity: 1.5, portion: .listed(cup.sequence), from: catalogue)
        let item = try #require(draft.item(1, ofEvent: 0))
        #expect(item.grams == cup.grams * 1.5)
        #expect(item.portion == "cup")
        draft.setAmount(ofItem: 1, inEvent: 0, quantity: 2, portion: .listed(9_999), from: catalogue)
        #expect(draft.item(1, ofEvent: 0) == item)
    }

    @Test func `Another food takes the item's place, keeps its amount where it can, and leaves the first choosable`()
        throws
    {
        var draft = draft
        let whole = try #require(FoodCode("11111000"))
        let skim = try #require(FoodCode("11113000"))
        let before = try #require(draft.item(1, ofEvent: 0))
        draft.replaceItem(1, inEvent: 0, by: skim, from: catalogue)
        let item = try #require(draft.item(1, ofEvent: 0))
        #expect(item.food == skim)
        #expect(item.alternates == [whole])
        #expect(item.portion == before.portion)
        #expect(item.quantity == before.quantity)
    }

    @Test func `The meal's name and reading follow its items`() throws {
        var draft = draft
        draft.removeItem(1, fromEvent: 0)
        #expect(draft.events[0].draft.name == "Porkchop")
        #expect(draft.events[0].draft.reading == .single)
        draft.addItem(try #require(FoodCode("11111000")), toEvent: 0, from: catalogue)
        #expect(draft.events[0].draft.reading == .meal)
        draft.removeItem(0, fromEvent: 0)
        draft.removeItem(0, fromEvent: 0)
        #expect(draft.events.isEmpty)
    }

    @Test func `What is not there cannot be changed, and nothing breaks`() {
        var changed = draft
        changed.removeItem(7, fromEvent: 0)
        changed.removeItem(0, fromEvent: 7)
        changed.removeEvent(7)
        changed.setNotes("n", ofEvent: -1)
        changed.setMealType(.lunch, ofEvent: 3)
        changed.setAmount(ofItem: -1, inEvent: 0, quantity: 1, portion: .grams, from: catalogue)
        #expect(changed == draft)
    }

    @Test func `A confirmed draft becomes an event with the nutrients of its amounts`() throws {
        let event = draft.events[0].draft.event(
            id: RecordID(high: 1, low: 2), notes: "with gravy", catalogue: catalogue)
        guard case .meal(let meal) = event.details else {
            Issue.record("not a meal")
            return
        }
        #expect(meal.items.count == 2)
        #expect(meal.energy == draft.nutrients(from: catalogue).energy)
        #expect(meal.energy.value > 200)
        #expect(event.notes == "with gravy")
    }
}
