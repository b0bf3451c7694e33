import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage
import CorginaScreens
import Hummingbird

/// Looking foods up, marking them, and logging them without a sentence.
extension CorginaServer {
    /// How many recent foods the page lists.
    static let mostRecents = 50

    func showFoods(to visitor: Visitor) -> Response {
        answer(FoodsPage(recents: recents(of: visitor)), to: visitor)
    }

    /// Keeps the words sealed, so that they are in no address, and shows what they find.
    func searchFoods(_ form: Form, by visitor: Visitor) async throws -> Response {
        guard let words = form["words"], words.count <= 200 else {
            let page = FoodsPage(recents: recents(of: visitor), error: "Enter a word or a few to search for")
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        let id = surroundings.newID()
        try await stage(
            Draft(sentence: "", events: [], search: .init(event: 0, item: nil, words: words)), as: id, by: visitor)
        return .redirect(to: Route.foundFoods(id).path)
    }

    func showFoods(found id: RecordID, to visitor: Visitor) async throws -> Response {
        guard let search = try await draft(id, of: visitor).search else { throw ServerError.draftGone }
        let found = foods.search.foods(matching: search.words, limit: 40).map { row($0.food, visitor) }
        return answer(FoodsPage(words: search.words, found: found, recents: recents(of: visitor)), to: visitor)
    }

    func showFood(_ code: FoodCode, to visitor: Visitor, changed: Substring?) throws(ServerError) -> Response {
        var page = try foodPage(code, to: visitor)
        page.toast = toast(for: entries(changed), in: visitor.diary)
        return answer(page, to: visitor)
    }

    /// Sets a mark, or takes it away where it is set.
    func markFood(_ code: FoodCode, _ form: Form, by visitor: Visitor) async throws -> Response {
        guard let food = foods.catalogue[code] else { throw ServerError.notFound }
        guard let kind = form["kind"].flatMap(FoodMark.Kind.init) else { return .redirect(to: Route.food(code).path) }
        let set = visitor.diary.marks(on: .listed(code.description)).filter { $0.kind == kind }
        let changes =
            set.isEmpty
            ? [
                Change.putFoodMark(
                    FoodMark(
                        id: surroundings.newID(), kind: kind, foodCode: code.description, foodName: food.displayName))
            ]
            : set.map { .remove($0.id) }
        return .redirect(to: address(of: .food(code), changed: try await append(changes, by: visitor)))
    }

    func logFood(_ code: FoodCode, _ form: Form, by visitor: Visitor) async throws -> Response {
        guard let food = foods.catalogue[code] else { throw ServerError.notFound }
        let type = form["mealType"].flatMap(MealType.init) ?? visitor.usualMeal
        guard let quantity = form["amount"].flatMap(AmountText.read), let portion = CountedPortion(form["portion"])
        else {
            var page = try foodPage(code, to: visitor)
            (page.amount, page.portion, page.mealType) = (form["amount"] ?? "", form["portion"] ?? page.portion, type)
            page.errors = [FieldError(field: "amount", message: "Enter an amount above 0, such as 2, 1.5 or 1/2")]
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        var draft = FoodDraft(chosen: food)
        draft.setAmount(quantity, of: portion, from: food)
        return try await log(draft.foodItem(from: foods.catalogue), as: type, by: visitor)
    }

    func showNewFood(to visitor: Visitor) -> Response {
        answer(NewFoodPage(values: ["amount": "1"], mealType: visitor.usualMeal), to: visitor)
    }

    func logNewFood(_ form: Form, by visitor: Visitor) async throws -> Response {
        let type = form["mealType"].flatMap(MealType.init) ?? visitor.usualMeal
        let item: FoodItem
        do {
            item = try LabelForm(form).item
        } catch {
            let fields =
                ["name", "serving", "grams", "amount"]
                + (NewFoodPage.macronutrients + NewFoodPage.micronutrients).map(\.rawValue)
            let values = Dictionary(fields.compactMap { field in form[field].map { (field, $0) } }) { first, _ in first
            }
            return answer(
                NewFoodPage(values: values, mealType: type, errors: error.errors), to: visitor,
                status: .unprocessableContent)
        }
        return try await log(item, as: type, by: visitor)
    }

    private func log(_ item: FoodItem, as type: MealType, by visitor: Visitor) async throws -> Response {
        let meal = Meal(name: item.name, type: type, items: [item])
        return try await log(
            [HealthEvent(id: surroundings.newID(), moment: visitor.now, details: .meal(meal))], by: visitor)
    }
}

extension CorginaServer {
    private func foodPage(_ code: FoodCode, to visitor: Visitor) throws(ServerError) -> FoodPage {
        guard let food = foods.catalogue[code] else { throw .notFound }
        let described = DescribedItem(FoodDraft(chosen: food), catalogue: foods.catalogue)
        return FoodPage(
            code: code, emoji: described.emoji, name: described.name, published: food.name,
            amount: described.edited.amount,
            portion: described.edited.portion, portions: described.portions, mealType: visitor.usualMeal,
            marks: Set(visitor.diary.marks(on: .listed(code.description)).map(\.kind)), nutrients: food.nutrientsPer100g
        )
    }

    private func recents(of visitor: Visitor) -> [FoodsPage.Row] {
        let marks = Dictionary(grouping: visitor.diary.foodMarks, by: \.food)
        return visitor.diary.recentFoods(limit: Self.mostRecents).map { use in
            let code = use.item.foodCode.flatMap(FoodCode.init).flatMap { foods.catalogue[$0] }?.code
            let food = EntryPage.Food(use.item, catalogue: foods.catalogue)
            return FoodsPage.Row(
                route: code.map(Route.food), emoji: food.emoji, name: food.name,
                detail: "\(food.amount) · \(food.kilocalories) cal",
                marks: (marks[use.item.identity] ?? []).map(\.kind.displayName))
        }
    }

    private func row(_ food: Food, _ visitor: Visitor) -> FoodsPage.Row {
        let choice = FoodChoice(food)
        let marks = visitor.diary.marks(on: .listed(food.code.description)).map(\.kind.displayName)
        return FoodsPage.Row(
            route: .food(food.code), emoji: FoodEmoji.emoji(for: food), name: choice.name, detail: choice.detail,
            marks: marks)
    }
}
