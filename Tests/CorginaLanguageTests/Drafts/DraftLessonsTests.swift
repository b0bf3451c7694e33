import CorginaCore
import CorginaFoods
import Testing

@testable import CorginaLanguage

/// What she corrects once is understood so next time.
struct DraftLessonsTests {
    private let catalogue: FoodCatalogue
    private let id = RecordID(high: 0, low: 7)

    init() throws { catalogue = try #require(Spoken.catalogue) }

    private func draft(_ sentence: String, _ habits: [FoodHabit] = []) -> Draft {
        Draft(
            sentence: sentence, understanding: Spoken.understand(sentence, preferences: Preferences(foodHabits: habits))
        )
    }

    private func lessons(_ draft: Draft, known: [FoodHabit] = []) -> [FoodHabit] {
        draft.lessons(known: known, in: catalogue) { id }
    }

    private func code(_ text: String) throws -> FoodCode { try #require(FoodCode(text)) }

    @Test func `what was not corrected teaches nothing`() {
        #expect(lessons(draft("a bowl of cereal with milk and two eggs")).isEmpty)
    }

    @Test func `another food for her words is taken next time, in whatever sentence`() throws {
        var corrected = draft("I had milk")
        corrected.replaceItem(0, inEvent: 0, by: try code("11112110"), from: catalogue)
        let learned = lessons(corrected)
        #expect(learned.map(\.name) == ["milk"])
        for sentence in ["a glass of milk", "two eggs and milk", "200 g milk"] {
            let foods = draft(sentence, learned).events.flatMap(\.draft.items).map(\.food.description)
            #expect(foods.contains("11112110"), "\(sentence): \(foods)")
        }
        #expect(draft("chocolate milk", learned).item(0, ofEvent: 0)?.food.description != "11112110")
    }

    @Test func `her usual amount is taken where she says none, and multiplied where she counts`() throws {
        var corrected = draft("a bowl of cereal")
        corrected.setAmount(ofItem: 0, inEvent: 0, quantity: 55, portion: .grams, from: catalogue)
        let learned = lessons(corrected)
        #expect(learned.first?.helping == "bowl")
        let next = try #require(draft("I had a bowl of cereal", learned).item(0, ofEvent: 0))
        #expect(next.grams == Grams(55))
        #expect(next.portionReason == "your usual amount")
        #expect(draft("two bowls of cereal", learned).item(0, ofEvent: 0)?.grams == Grams(110))
        #expect(draft("30 g of cereal", learned).item(0, ofEvent: 0)?.grams == Grams(30))
        #expect(draft("a cup of cereal", learned).item(0, ofEvent: 0)?.grams != Grams(55))
    }

    @Test func `a number she gave and corrects is a slip, not a habit`() {
        var corrected = draft("two eggs")
        corrected.setAmount(ofItem: 0, inEvent: 0, quantity: 150, portion: .grams, from: catalogue)
        #expect(lessons(corrected).isEmpty)
    }

    @Test func `another food does not teach its weight as her amount`() throws {
        var corrected = draft("a bowl of cereal")
        corrected.replaceItem(0, inEvent: 0, by: try code("56203055"), from: catalogue)
        let learned = lessons(corrected)
        #expect(learned.map(\.amount) == [nil])
    }

    @Test func `what she means by one helping is not what she means by another`() throws {
        var bowl = draft("a bowl of cereal")
        bowl.replaceItem(0, inEvent: 0, by: try code("56203055"), from: catalogue)
        var bare = draft("cereal")
        bare.replaceItem(0, inEvent: 0, by: try code("57123000"), from: catalogue)
        for learned in [lessons(bowl) + lessons(bare), lessons(bare) + lessons(bowl)] {
            #expect(draft("a bowl of cereal", learned).item(0, ofEvent: 0)?.food.description == "56203055")
            #expect(draft("cereal", learned).item(0, ofEvent: 0)?.food.description == "57123000")
        }
    }

    @Test func `a later lesson takes the place of an earlier one`() throws {
        var first = draft("I had milk")
        first.replaceItem(0, inEvent: 0, by: try code("11112110"), from: catalogue)
        let learned = lessons(first)
        var second = draft("I had milk", learned)
        second.replaceItem(0, inEvent: 0, by: try code("11113000"), from: catalogue)
        let relearned = second.lessons(known: learned, in: catalogue) { RecordID(high: 0, low: 8) }
        #expect(relearned.map(\.id) == [id])
        #expect(relearned.first?.foodCode == "11113000")
    }
}
