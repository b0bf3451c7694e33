import CorginaCore
import CorginaJournal
import Testing

@testable import GeneratedDiaries

/// How often she had a recipe.
struct DiaryRecipesTests {
    private func item(_ name: String) -> FoodItem {
        FoodItem(
            name: name, foodCode: nil, quantity: 1, portion: "cup", grams: Grams(100), nutrients: .zero,
            source: .database, isEstimated: false)
    }

    private func recipe(_ number: UInt64, _ name: String, _ foods: String...) -> Recipe {
        Recipe(id: RecordID(high: 9, low: number), name: name, servings: 1, ingredients: foods.map(item))
    }

    private func event(_ number: UInt64, _ meal: Meal, days: Int = 0) -> Change {
        .putEvent(
            HealthEvent(
                id: RecordID(high: 2, low: number), moment: Sample.lunchtime.advanced(bySeconds: days * 86_400),
                details: .meal(meal)))
    }

    private func told(_ foods: String...) -> Meal { Meal(name: "Lunch", type: .lunch, items: foods.map(item)) }

    private func diary(_ changes: [Change]) -> Diary {
        var diary = Diary()
        for (index, change) in changes.enumerated() {
            diary.apply(Sample.entry(UInt64(index + 1), change), sequence: index + 1)
        }
        return diary
    }

    @Test func `meals logged from a recipe count, whatever was changed in them or in it since`() {
        var bowl = recipe(1, "Bowl", "Oats", "Milk")
        var without = bowl.meal(servings: 2, type: .breakfast)
        without.items.removeLast()
        let puts = [
            Change.putRecipe(bowl), event(1, bowl.meal(servings: 1, type: .breakfast)), event(2, without, days: 3),
        ]
        #expect(diary(Array(puts.prefix(1))).recipeUse(bowl) == nil)
        #expect(diary(puts).recipeUse(bowl)?.count == 2)
        #expect(diary(puts).recipeUse(bowl)?.last == Sample.lunchtime.advanced(bySeconds: 3 * 86_400))
        bowl.ingredients = [item("Yogurt"), item("Berries")]
        #expect(diary(puts + [.putRecipe(bowl)]).recipeUse(bowl)?.count == 2)
        #expect(diary(puts + [.remove(RecordID(high: 2, low: 2))]).recipeUse(bowl)?.count == 1)
    }

    @Test func `a meal of just the same foods counts unless it was logged from another recipe`() {
        let (bowl, other) = (recipe(1, "Bowl", "Oats", "Milk"), recipe(2, "Other", "Milk", "Oats"))
        let diary = diary([
            event(1, told("Milk", "Oats")), event(2, told("Oats", "Milk", "Honey")), event(3, told("Oats")),
            event(4, other.meal(servings: 1, type: .lunch)),
        ])
        #expect(diary.recipeUse(bowl)?.count == 1)
        #expect(diary.recipeUse(other)?.count == 2)
        // A single food is no recipe, unless it was logged as one.
        let plain = recipe(3, "Plain", "Oats")
        #expect(diary.recipeUse(plain) == nil)
    }

    @Test func `what she had most comes first, then what she had last, then by name`() {
        let (apple, bread) = (recipe(1, "Apple", "A", "B"), recipe(2, "Bread", "C", "D"))
        let (curry, daal) = (recipe(3, "Curry", "E", "F"), recipe(4, "Daal", "G", "H"))
        let recipes = [apple, bread, curry, daal]
        let puts =
            recipes.map(Change.putRecipe) + [
                event(1, daal.meal(servings: 1, type: .lunch)), event(2, daal.meal(servings: 1, type: .lunch), days: 1),
                event(3, bread.meal(servings: 1, type: .lunch), days: 2),
                event(4, curry.meal(servings: 1, type: .lunch), days: 3),
            ]
        let diary = diary(puts)
        #expect(diary.recipes == recipes)
        #expect(diary.recipes.mostHadFirst(in: diary) == [daal, curry, bread, apple])
    }

    @Test func `a meal outlives its recipe`() {
        let bowl = recipe(1, "Bowl", "Oats", "Milk")
        let meal = bowl.meal(servings: 1, type: .breakfast)
        let diary = diary([.putRecipe(bowl), event(1, meal), .remove(bowl.id)])
        #expect(diary.recipe(bowl.id) == nil)
        #expect(diary.event(RecordID(high: 2, low: 1))?.details == .meal(meal))
    }

    @Test func `the index agrees with a look through every meal, whatever was put, changed and removed`() {
        for seed in 0..<20 {
            var generated = Generated(seed: UInt64(seed))
            let ids = (0..<12).map { _ in generated.recordID() }
            let recipes = (1...3).map { recipe($0, "R") }
            var diary = Diary()
            for number in 1...80 {
                let from = recipes.filter { _ in Bool.random(using: &generated.random) }.map(\.id)
                let meal = Meal(name: "", type: .lunch, items: [], recipes: from)
                let event = HealthEvent(id: generated.pick(ids), moment: generated.moment(), details: .meal(meal))
                let isGone = Int.random(in: 0..<4, using: &generated.random) == 0
                let change = isGone ? Change.remove(event.id) : .putEvent(event)
                diary.apply(Sample.entry(UInt64(number), change), sequence: number)
            }
            let events = ids.compactMap(diary.event)
            for recipe in recipes {
                let had = events.filter { event in
                    if case .meal(let meal) = event.details { meal.recipes.contains(recipe.id) } else { false }
                }
                #expect(diary.recipeUse(recipe)?.count ?? 0 == had.count)
                #expect(diary.recipeUse(recipe)?.last == had.map(\.moment).max())
            }
        }
    }
}
