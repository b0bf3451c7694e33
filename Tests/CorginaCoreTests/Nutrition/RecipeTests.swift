import CorginaCore
import Testing

struct RecipeTests {
    private func item(_ name: String, energy: Double, code: String? = nil) -> FoodItem {
        var nutrients = NutrientAmounts.zero
        nutrients[.energy] = energy
        return FoodItem(
            name: name, foodCode: code, quantity: 2, portion: "cup", grams: Grams(100), nutrients: nutrients,
            source: .database, isEstimated: false)
    }

    @Test(arguments: [(1.0, 600.0), (0.5, 300.0), (4.0, 2_400.0)])
    func `servings scale every ingredient`(servings: Double, energy: Double) {
        let recipe = Recipe(
            id: RecordID(high: 1, low: 1), name: "Bowl", servings: 2,
            ingredients: [item("Oats", energy: 800), item("Milk", energy: 400)])
        #expect(recipe.nutrientsPerServing.energy.value == 600)
        let meal = recipe.meal(servings: servings, type: .breakfast)
        #expect(meal.name == "Bowl" && meal.recipes == [recipe.id])
        #expect(abs(meal.energy.value - energy) < 1e-9)
        #expect(abs(meal.items[0].quantity - servings) < 1e-9)
        #expect(abs(meal.items[0].grams.value - 50 * servings) < 1e-9)
    }

    @Test func `a recipe without servings is nothing to eat`() {
        let recipe = Recipe(
            id: RecordID(high: 1, low: 1), name: "", servings: 0, ingredients: [item("Oats", energy: 800)])
        #expect(recipe.nutrientsPerServing == .zero)
        #expect(recipe.items(servings: 1).isEmpty)
    }

    @Test func `a hundred ingredients are summed`() {
        let recipe = Recipe(
            id: RecordID(high: 1, low: 1), name: "Stew", servings: 10,
            ingredients: (0..<Recipe.mostIngredients).map { item("\($0)", energy: 50) })
        #expect(abs(recipe.nutrientsPerServing.energy.value - 500) < 1e-9)
    }

    @Test func `a combination is the foods, not their amounts or order`() {
        let (oats, milk) = (item("Oats", energy: 1, code: "1"), item("Milk", energy: 2))
        #expect(FoodCombination([oats, milk]) == FoodCombination([milk.times(3), oats, oats]))
        #expect(FoodCombination([oats, milk]) != FoodCombination([oats, item("Water", energy: 0)]))
        #expect(FoodCombination([oats]) == nil)
        #expect(FoodCombination([oats, oats]) == nil)
    }

    @Test(arguments: [FoodIdentity.listed("11112110"), .named("my granola"), .named("c:odd")])
    func `a food's identity reads what it writes`(food: FoodIdentity) {
        #expect(FoodIdentity(food.description) == food)
    }

    @Test(arguments: ["", "c", "c:", "n:", "x:milk", "milk"])
    func `other words are no food's identity`(text: String) {
        #expect(FoodIdentity(text) == nil)
    }
}
