import CorginaCore
import CorginaJournal
import Testing

struct RecipeCodecTests {
    private let id = RecordID(high: 3, low: 4)

    private func text(_ change: Change) throws -> String {
        String(decoding: try Sample.entry(1, change).encoded(), as: UTF8.self)
    }

    @Test func `the format of a recipe is this`() throws {
        let item = FoodItem(
            name: "Oats", foodCode: "56200300", quantity: 2, portion: "cup", grams: Grams(160), nutrients: .zero,
            source: .database, isEstimated: false)
        let recipe = Recipe(id: id, name: "Bowl", servings: 2, ingredients: [item])
        let written = try text(.putRecipe(recipe))
        #expect(
            written.contains(
                #"{"kind":"put_recipe","recipe":{"id":"00000000000000030000000000000004","name":"Bowl","servings":2,"ingredients":[{"name":"Oats","#
            ))
        #expect(!written.contains("archived"))
        #expect(try JournalEntry(decoding: Array(written.utf8)).change == .putRecipe(recipe))
    }

    @Test
    func `a meal has the ids of the recipes it was logged from, and one of none is written as before there were any`()
        throws
    {
        let recipe = Recipe(id: id, name: "Bowl", servings: 2, ingredients: [])
        let event = HealthEvent(
            id: RecordID(high: 1, low: 2), moment: Sample.lunchtime,
            details: .meal(recipe.meal(servings: 1, type: .lunch)))
        let written = try text(.putEvent(event))
        #expect(
            written.contains(
                #""details":{"name":"Bowl","type":"lunch","items":[],"recipes":["00000000000000030000000000000004"]}"#))
        #expect(try JournalEntry(decoding: Array(written.utf8)).change == .putEvent(event))
        var told = event
        told.details = .meal(Meal(name: "Bowl", type: .lunch, items: []))
        let before = try text(.putEvent(told))
        #expect(before.contains(#""details":{"name":"Bowl","type":"lunch","items":[]}"#))
        #expect(try JournalEntry(decoding: Array(before.utf8)).change == .putEvent(told))
        #expect(throws: JournalCodecError.malformed(field: "recipes")) {
            try JournalEntry(decoding: Array(written.replacing("00000000000000030000000000000004", with: "bowl").utf8))
        }
    }

    @Test func `the format of a declined recipe is this`() throws {
        let declined = DeclinedRecipe(
            id: id, name: "Bowl", foods: [.named("my granola"), .listed("11112110")], timesLogged: 2)
        let written = try text(.putDeclinedRecipe(declined))
        #expect(
            written.contains(
                #"{"kind":"put_declined_recipe","declined":{"id":"00000000000000030000000000000004","name":"Bowl","foods":[{"foodCode":"11112110"},{"foodName":"my granola"}],"timesLogged":2}}"#
            ))
        #expect(try JournalEntry(decoding: Array(written.utf8)).change == .putDeclinedRecipe(declined))
    }

    @Test func `the format of a mark is this`() throws {
        let mark = FoodMark(id: id, kind: .craving, foodCode: "11112110", foodName: "Milk")
        let written = try text(.putFoodMark(mark))
        #expect(
            written.contains(
                #"{"kind":"put_food_mark","mark":{"id":"00000000000000030000000000000004","kind":"craving","foodName":"Milk","foodCode":"11112110"}}"#
            ))
        #expect(try JournalEntry(decoding: Array(written.utf8)).change == .putFoodMark(mark))
    }

    @Test func `a mark of a newer Corgina is kept unread`() throws {
        let written = try text(.putFoodMark(FoodMark(id: id, kind: .craving, foodCode: nil, foodName: "Milk")))
        let newer = written.replacing("craving", with: "safe_for_nausea")
        let entry = try JournalEntry(decoding: Array(newer.utf8))
        guard case .unknown = entry.change else {
            Issue.record("it was read")
            return
        }
        #expect(String(decoding: try entry.encoded(), as: UTF8.self) == newer)
    }

    @Test func `a recipe can be put aside, changed and taken back`() {
        var diary = Diary()
        var recipe = Recipe(id: id, name: "Bowl", servings: 2, ingredients: [])
        diary.apply(Sample.entry(1, .putRecipe(recipe)), sequence: 1)
        #expect(diary.recipes == [recipe])
        let before = recipe
        recipe.isArchived = true
        diary.apply(Sample.entry(2, .putRecipe(recipe)), sequence: 2)
        #expect(diary.recipes.isEmpty)
        #expect(diary.allRecipes == [recipe])
        #expect(diary.inverse(of: EntryID(high: 0, low: 2)) == .putRecipe(before))
    }
}
