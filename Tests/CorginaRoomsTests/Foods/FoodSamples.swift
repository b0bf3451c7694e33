import CorginaCore
import CorginaFoods
import CorginaLanguage

@testable import CorginaRooms

/// Everything about food beyond the first sentence, in the states a test should see.
enum FoodSamples {
    private static let id = Samples.draft
    private static let listed = FoodAddress.listed(.unlisted)
    private static let logged = FoodAddress.logged(Samples.draft, position: 3)
    private static let product = FoodAddress.found(Samples.draft, position: 2)
    private static let hostile = Samples.hostile
    private static let wrong = [
        "name", "servings", "ingredients", "amount", "portion", "serving", "grams", "energy", "iron",
    ]
    .map { FieldError(field: $0, message: hostile) }

    static let routes: [Route] = [
        .day(Samples.today), .days, .quickLog(nil), .quickLog(Samples.today), .careAnswered, .entries(.one(id)),
        .entries(.edit(id)), .entries(.again(id)),
        .entries(.remove(id)),
        .entries(.saveRecipe(id)), .entries(.declineRecipe(id)), .entries(.amount(id, item: 3)),
        .foods(.snack), .recipes(.list), .recipes(.page), .recipes(.one(id)), .recipes(.edit(id)), .recipes(.log(id)),
        .recipes(.archive(id)), .foods(.list), .foods(.new), .foods(.scan), .foods(.label),
        .foods(.found(id)), .foods(.lookUp(id)),
        .foods(.one(listed)), .foods(.mark(listed)), .foods(.log(listed)), .foods(.one(logged)), .foods(.mark(logged)),
        .foods(.log(logged)), .foods(.one(product)), .foods(.mark(product)), .foods(.log(product)),
    ]

    static let recipe = Recipe(
        id: id, name: hostile, servings: 2.5,
        ingredients: [Samples.food(hostile, energy: 300), Samples.food("Milk", energy: 120)])
    static var archived: Recipe {
        Recipe(
            id: RecordID(high: 7, low: 7), name: "Old soup", servings: 1,
            ingredients: [Samples.food("Soup", energy: 90)], isArchived: true)
    }

    static func pastDay(_ days: Int) -> TodayPage {
        var page = TodayPage(
            pregnancy: Samples.pregnancy(171), profile: Profile(firstName: "Mia", timeZone: ""),
            events: Samples.fullDay, today: Samples.today,
            on: Samples.today - days)
        page.suggestion = suggestion
        return page
    }

    static var today: TodayPage {
        var page = Samples.todayPage()
        page.suggestion = suggestion
        return page
    }

    private static let suggestion = RecipeSuggestion(event: id)

    /// What can be logged without typing, today and on a past day.
    static func quickLog(daysAgo: Int = 0) -> QuickLogPage {
        var page = QuickLogPage(
            days: DayNavigation(shown: Samples.today - daysAgo, today: Samples.today, english: .ofNoRegion),
            drinks: DrinkButtons(HydrationPreferences(), units: .us, from: .today, day: nil), usualMeal: .lunch)
        page.copies = MealType.allCases
        page.recipes = [recipe, archived]
        page.meals = [
            .init(entry: id, name: hostile, detail: "Lunch · 430 cal", hue: .calories, symbol: .sun)
        ]
        page.symptoms = [.init(number: 0, name: hostile), .init(number: 1, name: "Heartburn")]
        page.snacks = [
            QuickSnack(food: "c:11112110", emoji: "🥛", name: "Milk", amount: "1 cup · 122 cal", mark: "Craving"),
            QuickSnack(food: "n:" + hostile, emoji: "🍽️", name: hostile, amount: hostile),
        ]
        return page
    }

    static func confirmation(_ purpose: Draft.Purpose, recipe: RecipeFields? = nil, errors: [FieldError] = [])
        -> ConfirmationPage
    {
        var page = ConfirmationPage(draft: id, behind: today, sentence: "", events: [Samples.mealEvent], errors: errors)
        page.purpose = purpose
        page.recipe = recipe
        return page
    }

    static func food(_ errors: [FieldError] = []) -> FoodPage {
        FoodPage(
            food: listed, emoji: "🥛", name: hostile, published: hostile,
            amount: AmountForm(
                amount: hostile, portion: "g", portions: [PortionChoice(value: "g", words: "g", grams: 1)],
                errors: errors),
            mealType: .snack, marks: [.craving, .trigger], nutrients: Samples.food("x", energy: 61).nutrients,
            basis: hostile, source: hostile, english: .ofNoRegion,
            toast: Toast(words: "Saved", entry: hostile))
    }

    static var entry: EntryPage {
        EntryPage(
            event: id, behind: pastDay(1),
            words: EventWords(Samples.meal(hostile, .dinner, energy: 500), units: .metric, english: .ofNoRegion),
            when: "Yesterday, 18:40",
            notes: hostile,
            foods: [
                EntryPage.Food(
                    address: logged, emoji: "🥔", name: hostile, amount: hostile, kilocalories: "500",
                    form: Samples.amountForm)
            ],
            nutrition: NutritionBar(Samples.food("x", energy: 500).nutrients, eaten: .zero, english: .ofNoRegion))
    }

    static let pages: [(name: String, page: any Page)] = [
        ("today with an offer", today), ("quick log", quickLog()), ("quick log, a past day", quickLog(daysAgo: 2)),
        ("yesterday", pastDay(1)), ("a week ago", pastDay(7)), ("entry", entry),
        (
            "entry, a symptom",
            EntryPage(
                event: id, behind: today,
                words: EventWords(
                    .symptom(SymptomReport(name: hostile, severity: nil)), units: .us, english: .ofNoRegion),
                when: "Today, 08:00", notes: "")
        ),
        ("edit entry", confirmation(.replace(id))),
        (
            "edit recipe",
            confirmation(
                .recipe(id, servings: 2), recipe: RecipeFields(name: hostile, servings: hostile), errors: wrong)
        ),
        (
            "recipes",
            RecipesPage(
                recipes: [recipe, archived], english: .ofNoRegion, toast: Toast(words: "Changed", entry: "1"))
        ),
        (
            "recipes by address",
            RecipesPage(
                recipes: [], english: .ofNoRegion,
                reading: RecipeReading.Offer(host: hostile, isAgreed: true, address: hostile, problem: hostile))
        ),
        (
            "recipes by address, not agreed to",
            RecipesPage(
                recipes: [], english: .ofNoRegion, reading: RecipeReading.Offer(host: hostile, isAgreed: false))
        ),
        (
            "no recipes",
            RecipesPage(
                recipes: [], english: .ofNoRegion, fields: RecipeFields(name: hostile, servings: hostile),
                ingredients: hostile, errors: wrong
            )
        ),
        (
            "recipe",
            RecipePage(
                recipe: recipe, history: "You have had it 4 times, last on Tuesday.", servings: hostile,
                mealType: .lunch, english: .ofNoRegion, errors: wrong)
        ),
        ("recipe put aside", RecipePage(recipe: archived, mealType: .lunch, english: .ofNoRegion)),
        (
            "foods",
            FoodsPage(
                words: hostile,
                found: [
                    FoodsPage.Row(
                        route: .foods(.one(listed)), emoji: "🥛", name: hostile, detail: hostile, marks: ["Craving"])
                ],
                products: [FoodsPage.Row(route: .foods(.one(product)), emoji: "🍽️", name: hostile, detail: hostile)],
                recents: [FoodsPage.Row(route: .foods(.one(logged)), emoji: "🍽️", name: hostile, detail: hostile)])
        ),
        ("foods, nothing found", FoodsPage(words: hostile, recents: [])),
        ("foods, wrong", FoodsPage(recents: [], error: hostile)),
        ("food", food()), ("food, wrong", food(wrong)),
        ("new food", NewFoodPage(mealType: .snack, english: .ofNoRegion)),
        (
            "new food, label to be read",
            NewFoodPage(mealType: .snack, english: .ofNoRegion, reader: .ready(hostile))
        ),
        (
            "new food, label to be read once agreed",
            NewFoodPage(mealType: .snack, english: .ofNoRegion, reader: .asks(hostile))
        ),
        (
            "new food, with a number",
            NewFoodPage(
                values: ["barcode": "4006381333931", "amount": "1"], mealType: .snack, english: .ofNoRegion,
                errors: [FieldError(field: "barcode", message: hostile)])
        ),
        ("new food, whose number may be known elsewhere", numbered(isAgreed: false)),
        ("new food, whose number can be looked up", numbered(isAgreed: true)),
        ("new food, whose number was looked up in vain", numbered(isAgreed: true, problem: hostile)),
        (
            "new food, wrong",
            NewFoodPage(
                values: ["name": hostile, "energy": hostile], mealType: .snack, english: .ofNoRegion, errors: wrong)
        ),
    ]

    /// The form for a food of a number that another server may know.
    private static func numbered(isAgreed: Bool, problem: String? = nil) -> NewFoodPage {
        var page = NewFoodPage(
            values: ["barcode": "4006381333931", "amount": "1"], mealType: .snack, english: .ofNoRegion)
        page.lookUp = NumberLookUp.Offer(search: id, host: hostile, isAgreed: isAgreed, problem: problem)
        return page
    }
}
