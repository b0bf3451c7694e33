import CorginaCore
import CorginaFoods
import Testing

@testable import CorginaLanguage

/// A correction is noticed once, asked about the second time, and understood so from when she agrees.
struct DraftLessonsTests {
    private let catalogue: FoodCatalogue
    private let cowsMilk = "11112110"

    init() throws { catalogue = try #require(Spoken.catalogue) }

    /// What she changes of the first item of a sentence.
    private enum Step {
        case food(String)
        case grams(Double)
    }

    private func draft(_ sentence: String, _ habits: [FoodHabit] = []) -> Draft {
        let agreed = habits.filter { $0.standing == .agreed }
        return Draft(
            sentence: sentence, understanding: Spoken.understand(sentence, preferences: Preferences(foodHabits: agreed)))
    }

    private func changed(_ sentence: String, _ step: Step, _ habits: [FoodHabit] = []) throws -> Draft {
        var draft = draft(sentence, habits)
        switch step {
        case .food(let code):
            draft.replaceItem(0, inEvent: 0, by: try #require(FoodCode(code)), from: catalogue)
        case .grams(let grams):
            draft.setAmount(ofItem: 0, inEvent: 0, quantity: grams, portion: .grams, from: catalogue)
        }
        return draft
    }

    /// Her corrections after a draft was logged.
    private func logged(_ draft: Draft, _ known: [FoodHabit] = []) -> [FoodHabit] {
        var next = UInt64(100 + known.count)
        let lessons = draft.habitLessons(known: known, in: catalogue) {
            next += 1
            return RecordID(high: 0, low: next)
        }
        let put = Set(lessons.put.map(\.id))
        return known.filter { !put.contains($0.id) && !lessons.removed.contains($0.id) } + lessons.put
    }

    /// Her corrections after she made one twice and gave this answer.
    private func taught(
        _ sentence: String, _ step: Step, _ answer: HabitAnswer? = .always, after known: [FoodHabit] = []
    ) throws -> [FoodHabit] {
        let noticed = logged(try changed(sentence, step, known), known)
        var second = try changed(sentence, step, noticed)
        #expect(second.habitOffer(known: noticed, in: catalogue)?.answer == .none)
        if let answer { second.answerHabit(answer, ofItem: 0, inEvent: 0) }
        return logged(second, noticed)
    }

    private func food(_ sentence: String, _ habits: [FoodHabit]) -> String? {
        draft(sentence, habits).item(0, ofEvent: 0)?.food.description
    }

    @Test func `what was not corrected teaches nothing`() {
        let plain = draft("a bowl of cereal with milk and two eggs")
        #expect(logged(plain).isEmpty)
        #expect(plain.habitOffer(known: [], in: catalogue) == nil)
    }

    @Test func `the first time is only noticed`() throws {
        let first = try changed("I had milk", .food(cowsMilk))
        #expect(first.habitOffer(known: [], in: catalogue) == nil)
        let noticed = logged(first)
        #expect(noticed.map(\.standing) == [.noticed])
        #expect(food("I had milk", noticed) == food("I had milk", []))
    }

    @Test func `the second time is asked about, and without an answer nothing is learned`() throws {
        let noticed = logged(try changed("I had milk", .food(cowsMilk)))
        let second = try changed("a glass of milk", .food(cowsMilk), noticed)
        // Another helping is another word of hers.
        #expect(second.habitOffer(known: noticed, in: catalogue) == nil)
        let same = try changed("milk", .food(cowsMilk), noticed)
        let offer = try #require(same.habitOffer(known: noticed, in: catalogue))
        #expect(offer.habit.name == "milk")
        #expect(offer.habit.foodCode == cowsMilk)
        #expect(offer.heardFood.description == food("milk", []))
        #expect(logged(same, noticed) == noticed)
    }

    @Test func `what she agreed to is understood in whatever sentence`() throws {
        let learned = try taught("I had milk", .food(cowsMilk))
        #expect(learned.map(\.standing) == [.agreed])
        for sentence in ["a glass of milk", "two eggs and milk", "200 g milk"] {
            let foods = draft(sentence, learned).events.flatMap(\.draft.items).map(\.food.description)
            #expect(foods.contains(cowsMilk), "\(sentence): \(foods)")
        }
        #expect(food("chocolate milk", learned) != cowsMilk)
    }

    @Test func `what she declined is neither learned nor asked again`() throws {
        let declined = try taught("I had milk", .food(cowsMilk), .justThisTime)
        #expect(declined.map(\.standing) == [.declined])
        #expect(food("I had milk", declined) == food("I had milk", []))
        let third = try changed("I had milk", .food(cowsMilk), declined)
        #expect(third.habitOffer(known: declined, in: catalogue) == nil)
        #expect(logged(third, declined) == declined)
    }

    @Test func `an answer holds for the change it was given to`() throws {
        let noticed = logged(try changed("I had milk", .food(cowsMilk)))
        var second = try changed("I had milk", .food(cowsMilk), noticed)
        second.answerHabit(.always, ofItem: 0, inEvent: 0)
        #expect(second.habitOffer(known: noticed, in: catalogue)?.answer == .always)
        second.replaceItem(0, inEvent: 0, by: try #require(FoodCode("11113000")), from: catalogue)
        #expect(logged(second, noticed).allSatisfy { $0.standing == .noticed })
    }

    @Test func `her usual amount is taken where she says none, and multiplied where she counts`() throws {
        let learned = try taught("a bowl of cereal", .grams(55))
        #expect(learned.first?.helping == "bowl")
        let next = try #require(draft("I had a bowl of cereal", learned).item(0, ofEvent: 0))
        #expect(next.grams == Grams(55))
        #expect(next.portionReason == "your usual amount")
        #expect(draft("two bowls of cereal", learned).item(0, ofEvent: 0)?.grams == Grams(110))
        #expect(draft("30 g of cereal", learned).item(0, ofEvent: 0)?.grams == Grams(30))
        #expect(draft("a cup of cereal", learned).item(0, ofEvent: 0)?.grams != Grams(55))
    }

    @Test func `two different amounts are no habit`() throws {
        let noticed = logged(try changed("a bowl of cereal", .grams(55)))
        let second = try changed("a bowl of cereal", .grams(70), noticed)
        #expect(second.habitOffer(known: noticed, in: catalogue) == nil)
        #expect(logged(second, noticed).compactMap(\.amount?.grams) == [Grams(70)])
    }

    @Test func `the same food in another amount is offered without the amount`() throws {
        var first = try changed("a bowl of cereal", .food("56203055"))
        first.setAmount(ofItem: 0, inEvent: 0, quantity: 200, portion: .grams, from: catalogue)
        let noticed = logged(first)
        let second = try changed("a bowl of cereal", .food("56203055"), noticed)
        let offer = try #require(second.habitOffer(known: noticed, in: catalogue))
        #expect(offer.habit.amount == nil)
    }

    @Test func `a number she gave and corrects is a slip, not a habit`() throws {
        #expect(logged(try changed("two eggs", .grams(150))).isEmpty)
    }

    @Test func `another food does not teach its weight as her amount`() throws {
        #expect(try taught("a bowl of cereal", .food("56203055")).map(\.amount) == [nil])
    }

    @Test func `what she means by one helping is not what she means by another`() throws {
        let bowl = try taught("a bowl of cereal", .food("56203055"))
        let bare = try taught("cereal", .food("57123000"))
        for learned in [bowl + bare, bare + bowl] {
            #expect(food("a bowl of cereal", learned) == "56203055")
            #expect(food("cereal", learned) == "57123000")
        }
    }

    @Test func `a later habit takes the place of an earlier one`() throws {
        let learned = try taught("I had milk", .food(cowsMilk))
        let relearned = try taught("I had milk", .food("11113000"), after: learned)
        #expect(relearned.map(\.foodCode) == ["11113000"])
        #expect(relearned.map(\.standing) == [.agreed])
    }

    @Test func `the same answer to a question is a habit too, the likeliest as well`() throws {
        let likeliest = try #require(draft("I had chips").item(0, ofEvent: 0)?.meanings.first?.food.description)
        let learned = try taught("I had chips", .food(likeliest))
        #expect(draft("I had chips", learned).question == nil)
        #expect(food("I had chips", learned) == likeliest)
    }
}
