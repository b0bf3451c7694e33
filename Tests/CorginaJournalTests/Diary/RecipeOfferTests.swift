import CorginaCore
import CorginaJournal
import Testing

/// When she is asked to keep a meal as a recipe.
struct RecipeOfferTests {
    private static let foods = ["Oats", "Milk"].map {
        FoodItem(
            name: $0, foodCode: nil, quantity: 1, portion: "cup", grams: Grams(100), nutrients: .zero,
            source: .database, isEstimated: false)
    }
    private let bowl = Meal(name: "Bowl", type: .breakfast, items: foods)

    private func diary(_ times: Int, _ meal: Meal? = nil, after changes: [Change] = []) -> Diary {
        var diary = Diary()
        for change in changes + (0..<times).map({ put($0, meal ?? bowl) }) {
            diary.apply(Sample.entry(UInt64(diary.sequence + 1), change), sequence: diary.sequence + 1)
        }
        return diary
    }

    private func put(_ number: Int, _ meal: Meal) -> Change {
        .putEvent(
            HealthEvent(
                id: RecordID(high: 2, low: UInt64(number)),
                moment: Sample.lunchtime.advanced(bySeconds: number * 86_400), details: .meal(meal)))
    }

    private func declined(after times: Int, id: UInt64 = 1) -> Change {
        .putDeclinedRecipe(
            DeclinedRecipe(
                id: RecordID(high: 8, low: id), name: "Bowl", foods: Set(Self.foods.map(\.identity)),
                timesLogged: times))
    }

    @Test(arguments: [(0, false), (1, false), (2, true), (3, true), (12, true)])
    func `it is offered from the second time on`(times: Int, isOffered: Bool) {
        #expect(RecipeOffers(in: diary(times)).isDue(for: bowl) == isOffered)
    }

    @Test(arguments: [(2, false), (3, false), (4, false), (5, true), (6, true)])
    func `declined at the second time it is offered again at the fifth`(times: Int, isOffered: Bool) {
        #expect(RecipeOffers(in: diary(times, after: [declined(after: 2)])).isDue(for: bowl) == isOffered)
    }

    @Test func `the latest answer counts, whichever device it was given on`() {
        let twice = [declined(after: 5), declined(after: 2, id: 2)]
        #expect(!RecipeOffers(in: diary(7, after: twice)).isDue(for: bowl))
        #expect(RecipeOffers(in: diary(8, after: twice)).isDue(for: bowl))
    }

    @Test(arguments: [Int.min, -1, Int.max])
    func `a number that cannot be is no harm`(times: Int) {
        #expect(RecipeOffers(in: diary(2, after: [declined(after: times)])).isDue(for: bowl) == (times < 0))
    }

    @Test func `declining again takes the place of the first time`() throws {
        let (first, second) = (RecordID(high: 7, low: 1), RecordID(high: 7, low: 2))
        let declined = try #require(RecipeOffers(in: diary(2)).declining(bowl, newID: first))
        #expect(declined.id == first && declined.timesLogged == 2 && declined.name == "Bowl")
        let again = try #require(
            RecipeOffers(in: diary(5, after: [.putDeclinedRecipe(declined)])).declining(bowl, newID: second))
        #expect(again.id == first && again.timesLogged == 5)
        #expect(
            RecipeOffers(in: diary(2)).declining(Meal(name: "Oats", type: .snack, items: [Self.foods[0]]), newID: first)
                == nil)
    }

    @Test func `it is not offered where a recipe is made of the same foods or the meal was logged from one`() {
        let recipe = Recipe(
            id: RecordID(high: 9, low: 9), name: "Mine", servings: 1, ingredients: Self.foods.reversed(),
            isArchived: true)
        #expect(!RecipeOffers(in: diary(2, after: [.putRecipe(recipe)])).isDue(for: bowl))
        var other = recipe
        other.ingredients = [Self.foods[0]]
        let served = recipe.meal(servings: 1, type: .breakfast)
        #expect(!RecipeOffers(in: diary(3, served, after: [.putRecipe(other)])).isDue(for: served))
        // The recipe is gone, and with it the reason not to ask.
        #expect(RecipeOffers(in: diary(3, served)).isDue(for: served))
    }

    @Test func `a single food is not offered`() {
        let oats = Meal(name: "Oats", type: .breakfast, items: [Self.foods[0]])
        #expect(!RecipeOffers(in: diary(3, oats)).isDue(for: oats))
    }

    @Test func `the amounts and the order of the foods do not matter`() {
        let other = Meal(name: "", type: .lunch, items: Self.foods.reversed().map { $0.times(3) })
        #expect(RecipeOffers(in: diary(2)).isDue(for: other))
    }
}
