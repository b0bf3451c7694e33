import CorginaCore
import Testing

@testable import CorginaLanguage

/// One meal or several, on the sheet.
struct DraftMealsTests {
    private func draft(_ sentence: String) -> Draft {
        Draft(sentence: sentence, understanding: Spoken.understand(sentence))
    }

    private func foods(_ draft: Draft) -> [[String]] { draft.events.map { $0.draft.items.map(\.phrase) } }

    @Test func `a meal is split into its foods and joined again`() {
        var draft = draft("two eggs, toast and orange juice")
        draft.setNotes("late", ofEvent: 0)
        let whole = draft
        draft.splitMeal(0)
        #expect(foods(draft) == [["eggs"], ["toast"], ["orange juice"]])
        #expect(draft.events.map(\.notes) == ["late", "", ""])
        #expect(Set(draft.events.map(\.draft.moment)).count == 1)
        draft.joinMeal(0)
        draft.joinMeal(0)
        #expect(draft == whole)
        draft.joinMeal(0)
        #expect(draft == whole)
    }

    @Test func `a food goes over to the next meal, and from the last to the first`() {
        var draft = draft("eggs and toast for breakfast, soup for lunch")
        #expect(foods(draft) == [["eggs", "toast"], ["soup"]])
        draft.moveItem(1, ofMeal: 0)
        #expect(foods(draft) == [["eggs"], ["soup", "toast"]])
        draft.moveItem(0, ofMeal: 1)
        #expect(foods(draft) == [["eggs", "soup"], ["toast"]])
        draft.moveItem(0, ofMeal: 1)
        #expect(foods(draft) == [["eggs", "soup", "toast"]])
    }

    @Test func `joined meals know the recipes of both, and the foods of a parted one know none`() {
        let (first, second) = (RecordID(high: 9, low: 1), RecordID(high: 9, low: 2))
        var draft = draft("eggs and toast for breakfast, soup for lunch")
        draft.events[0].draft.add(recipes: [first])
        draft.events[1].draft.add(recipes: [second, first])
        var moved = draft
        moved.moveItem(0, ofMeal: 1)
        #expect(moved.events.map(\.draft.recipes) == [[first, second]])
        draft.joinMeal(0)
        #expect(draft.events.map(\.draft.recipes) == [[first, second]])
        draft.removeItem(0, fromEvent: 0)
        #expect(draft.events.map(\.draft.recipes) == [[first, second]])
        draft.splitMeal(0)
        #expect(draft.events.count == 2)
        #expect(draft.events.allSatisfy { $0.draft.recipes.isEmpty })
    }

    @Test func `between two meals may stand something else`() {
        var draft = draft("eggs for breakfast, took my iron, soup for lunch")
        let meals = draft.meals
        #expect(meals.count == 2)
        draft.joinMeal(meals[0])
        #expect(draft.events.count == 2)
        #expect(draft.meals.count == 1)
    }

    @Test func `places that are not there change nothing`() {
        var draft = draft("eggs and toast")
        let before = draft
        draft.splitMeal(3)
        draft.joinMeal(-1)
        draft.moveItem(9, ofMeal: 0)
        draft.moveItem(0, ofMeal: 7)
        #expect(draft == before)
    }

    @Test func `a meal stays whole where she says so, and none that is not there`() {
        var draft = draft("eggs and toast")
        draft.keepMealWhole(4)
        #expect(!draft.events[0].isOneMeal)
        draft.keepMealWhole(0)
        #expect(draft.events[0].isOneMeal)
    }

    @Test func `her words stay where something in them was not understood or is asked`() {
        for (sentence, notes) in [
            ("two eggs and a qwortle", "late\n“two eggs and a qwortle”"), ("chips", "late\n“chips”"),
            ("two eggs", "late"),
        ] {
            var draft = draft(sentence)
            draft.setNotes("late", ofEvent: 0)
            draft.keepWords()
            #expect(draft.events.first?.notes == notes)
        }
    }

    @Test func `what was not understood becomes a note`() {
        var draft = draft("two eggs and a qwortle")
        #expect(!draft.notUnderstood.isEmpty)
        draft.keepAsNote(at: Spoken.now)
        #expect(draft.notUnderstood.isEmpty)
        #expect(draft.events.last?.draft.content == .note("qwortle"))
        var nothing = self.draft("flurbled qwortle")
        nothing.keepAsNote(at: Spoken.now)
        #expect(nothing.events.map(\.draft.content) == [.note("flurbled qwortle")])
    }
}
