import CorginaCore
import Testing

@testable import CorginaLanguage

/// What she had before, said again.
struct RepeatReaderTests {
    private static let today = Spoken.now.day

    private static func item(_ name: String) -> FoodItem {
        FoodItem(
            name: name, foodCode: nil, quantity: 1, portion: "piece", grams: Grams(50), nutrients: .zero,
            source: .database, isEstimated: false)
    }

    private static func meal(_ daysAgo: Int, _ type: MealType, _ foods: String...) -> PastMeal {
        PastMeal(
            moment: Moment(day: today - daysAgo, time: Spoken.now.time, utcOffset: Spoken.now.utcOffset), type: type,
            items: foods.map(item))
    }

    /// The newest first; it is half past twelve, so the meal of the hour is lunch.
    private static let meals = [
        meal(0, .breakfast, "Oatmeal", "Banana"), meal(1, .dinner, "Fish pie", "Peas"),
        meal(1, .lunch, "Cheese sandwich", "Apple"), meal(1, .breakfast, "Toast"),
        meal(2, .breakfast, "Oatmeal", "Banana"),
        meal(3, .lunch, "Soup"), meal(3, .breakfast, "Eggs"), meal(4, .lunch, "Soup"),
    ]

    private func foods(_ sentence: String) -> [[String]] {
        var preferences = Preferences()
        preferences.pastMeals = Self.meals
        return Spoken.understand(sentence, preferences: preferences).events.map { $0.items.map(\.name) }
    }

    @Test(arguments: [
        ("same as yesterday", [["Cheese sandwich", "Apple"]]),
        ("same thing as yesterday", [["Cheese sandwich", "Apple"]]),
        ("the usual breakfast", [["Oatmeal", "Banana"]]), ("my usual", [["Soup"]]), ("the usual for lunch", [["Soup"]]),
        ("had the usual", [["Soup"]]), ("same as last night", [["Fish pie", "Peas"]]),
        ("same lunch but no cheese", [["Apple"]]),
        ("same lunch as yesterday, without the apple", [["Cheese sandwich"]]),
        ("same breakfast again", [["Oatmeal", "Banana"]]), ("same again", [["Cheese sandwich", "Apple"]]),
        ("I had the same breakfast as yesterday", [["Toast"]]), ("same as yesterday's dinner", [["Fish pie", "Peas"]]),
    ])
    func `what she had before comes again`(sentence: String, expected: [[String]]) {
        #expect(foods(sentence) == expected)
    }

    @Test func `what she had besides stands beside it`() {
        let all = foods("the usual breakfast and an orange")
        #expect(all.count == 1)
        #expect(all.first?.prefix(2) == ["Oatmeal", "Banana"])
        #expect(all.first?.count == 3)
    }

    @Test(arguments: ["my usual latte", "the same old story", "same pain as yesterday", "usual headache"])
    func `other usual things are none`(sentence: String) {
        #expect(
            foods(sentence).joined().allSatisfy { name in !Self.meals.contains { $0.items.map(\.name).contains(name) } }
        )
    }

    @Test func `it is had now, at the meal that was named`() throws {
        var preferences = Preferences()
        preferences.pastMeals = Self.meals
        let last = try #require(Spoken.understand("same as last night", preferences: preferences).events.first)
        #expect(last.moment == Spoken.now)
        let usual = try #require(Spoken.understand("the usual breakfast", preferences: preferences).events.first)
        #expect(usual.content == .food(mealType: .breakfast, items: usual.items))
    }

    @Test(arguments: ["same as last night", "same as last night but no peas", "same as last night and an orange"])
    func `a meal of a recipe had again is of the recipe`(sentence: String) throws {
        let recipe = RecordID(high: 9, low: 1)
        var preferences = Preferences()
        preferences.pastMeals = Self.meals
        preferences.pastMeals[1].recipes = [recipe]
        let event = try #require(Spoken.understand(sentence, preferences: preferences).events.first)
        #expect(event.recipes == [recipe])
    }

    @Test func `without meals before there is nothing to have again`() {
        #expect(Spoken.understand("same as yesterday").events.isEmpty)
    }

    @Test(arguments: [
        ("save that as my protein bowl", "Protein bowl"), ("Save this as Monday Soup.", "Monday Soup"),
        ("please keep my lunch as the usual wrap", "Usual wrap"), ("remember that as 5 minute pasta", "5 minute pasta"),
        ("save as breakfast recipe", "Breakfast"), ("Save as 'My protein bowl'", "Protein bowl"),
        ("save my last meal as Friday curry", "Friday curry"), ("store the meal under quick lunch", "Quick lunch"),
    ])
    func `a meal is kept under a name`(sentence: String, name: String) {
        #expect(SaveCommand.name(in: sentence) == name)
    }

    @Test(arguments: [
        "save that", "save me", "I saved that as leftovers", "save that as", "keep it up", "", "save that as!!",
        "save as", "keep as is the plan", "log that as dinner",
    ])
    func `other sentences keep nothing`(sentence: String) { #expect(SaveCommand.name(in: sentence) == nil) }
}
