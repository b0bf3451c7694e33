import CorginaCore
import CorginaFoods
import Testing

@testable import CorginaLanguage

/// Her recipes, by their names and by what goes in.
struct RecipeNamesTests {
    private let catalogue: FoodCatalogue
    private let bowl: Recipe

    init() throws {
        let catalogue = try #require(Spoken.catalogue)
        self.catalogue = catalogue
        let items = Spoken.understand("a cup of oatmeal and a banana").events.flatMap(\.items)
        bowl = Recipe(
            id: RecordID(high: 1, low: 1), name: "My protein bowl", servings: 2,
            ingredients: items.map { $0.foodItem(from: catalogue) })
    }

    private func draft(_ sentence: String, _ recipes: [Recipe]) -> Draft {
        var draft = Draft(
            sentence: sentence,
            understanding: Spoken.understand(sentence, preferences: Preferences(recipes: recipes.map(\.name))))
        draft.serveRecipes(recipes)
        return draft
    }

    @Test(arguments: [
        ("I had my protein bowl", 1.0), ("protein bowl", 1.0), ("half of my protein bowl", 0.5),
        ("2 servings of my protein bowl for lunch", 2.0),
        ("two protein bowl", 2.0), ("ate a My Protein Bowl.", 1.0),
    ])
    func `a recipe's name becomes its ingredients in as many servings`(sentence: String, servings: Double) throws {
        let draft = draft(sentence, [bowl])
        #expect(draft.events.count == 1)
        let event = try #require(draft.events.first?.draft)
        #expect(event.reading == .recipe)
        #expect(event.name == "My protein bowl")
        #expect(event.items.map(\.food) == bowl.ingredients.compactMap { $0.foodCode.flatMap { FoodCode($0) } })
        #expect(
            zip(event.items, bowl.ingredients).allSatisfy { abs($0.grams.value - $1.grams.value * servings / 2) < 1e-6 }
        )
        #expect(draft.notUnderstood.isEmpty)
    }

    @Test(arguments: ["half of my protein bowl", "my protein bowl and an apple", "oatmeal and a banana"])
    func `the meal knows the recipe, by its name or by its foods`(sentence: String) throws {
        let event = try #require(draft(sentence, [bowl]).events.first?.draft)
        #expect(event.recipes == [bowl.id])
        let logged = event.event(id: RecordID(high: 1, low: 9), catalogue: catalogue)
        guard case .meal(let meal) = logged.details else {
            Issue.record("it is no meal")
            return
        }
        #expect(meal.recipes == [bowl.id])
    }

    @Test func `two recipes in one meal are both known, and other foods are none`() throws {
        let items = Spoken.understand("rice and beans").events.flatMap(\.items)
        let beans = Recipe(
            id: RecordID(high: 1, low: 2), name: "My quick beans", servings: 1,
            ingredients: items.map { $0.foodItem(from: catalogue) })
        let event = try #require(draft("my protein bowl and my quick beans", [bowl, beans]).events.first?.draft)
        #expect(Set(event.recipes) == [bowl.id, beans.id])
        #expect(draft("two eggs and toast", [bowl, beans]).events.allSatisfy { $0.draft.recipes.isEmpty })
    }

    @Test func `a recipe and another food are one meal`() throws {
        let event = try #require(draft("I had my protein bowl and an apple", [bowl]).events.first?.draft)
        #expect(event.items.count == bowl.ingredients.count + 1)
        #expect(event.reading == .meal)
        #expect(event.items.last?.name.lowercased().contains("apple") == true)
    }

    @Test func `a name of one word is a recipe only when it is hers`() {
        var milk = bowl
        milk.name = "Milk"
        #expect(draft("a glass of milk", [milk]).events.first?.draft.reading == .single)
        #expect(draft("I had my milk", [milk]).events.first?.draft.reading == .recipe)
    }

    @Test
    func `the foods of a recipe said one by one are that recipe, in the amounts of a serving where she says none`()
        throws
    {
        let event = try #require(draft("oatmeal and a banana", [bowl]).events.first?.draft)
        try #require(Set(event.items.map(\.food.description)) == Set(bowl.ingredients.compactMap(\.foodCode)))
        #expect(event.name == "My protein bowl")
        #expect(event.reading == .recipe)
    }

    @Test func `without recipes nothing changes`() {
        #expect(
            Spoken.understand("I had my protein bowl")
                == Spoken.understand("I had my protein bowl", preferences: Preferences(recipes: ["Lentil soup"])))
    }

    @Test(arguments: ["", " ", "my", "the", "🥣", ",,,", "\0"])
    func `a name without words is no recipe`(name: String) {
        #expect(
            Spoken.understand("I had porkchop and potatoes", preferences: Preferences(recipes: [name]))
                == Spoken.understand("I had porkchop and potatoes"))
    }
}
