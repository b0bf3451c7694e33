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

    func showFood(_ address: FoodAddress, to visitor: Visitor, changed: Substring?) throws(ServerError) -> Response {
        let food = try food(at: address, of: visitor)
        // One food, one page: what she logged of the catalogue is shown there.
        guard food.address == address else { return .redirect(to: Route.food(food.address).path) }
        var page = page(of: food, to: visitor)
        page.toast = toast(for: entries(changed), in: visitor.diary)
        return answer(page, to: visitor)
    }

    /// Sets a mark, or takes it away where it is set.
    func markFood(_ address: FoodAddress, _ form: Form, by visitor: Visitor) async throws -> Response {
        let food = try food(at: address, of: visitor)
        guard let kind = form["kind"].flatMap(FoodMark.Kind.init) else {
            return .redirect(to: Route.food(food.address).path)
        }
        let set = visitor.diary.marks(on: food.identity).filter { $0.kind == kind }
        let mark = FoodMark(id: surroundings.newID(), kind: kind, foodCode: food.code, foodName: food.name)
        let changes = set.isEmpty ? [Change.putFoodMark(mark)] : set.map { .remove($0.id) }
        return .redirect(to: self.address(of: .food(food.address), changed: try await append(changes, by: visitor)))
    }

    func logFood(_ address: FoodAddress, _ form: Form, by visitor: Visitor) async throws -> Response {
        let food = try food(at: address, of: visitor)
        let type = form["mealType"].flatMap(MealType.init) ?? visitor.usualMeal
        let item = form.amount("amount").flatMap { quantity in
            CountedPortion(form["portion"]).map { food.draft(quantity, of: $0).foodItem(from: foods.catalogue) }
        }
        guard let item, item.isPlausible else {
            var page = page(of: food, to: visitor)
            (page.amount, page.portion, page.mealType) = (form["amount"] ?? "", form["portion"] ?? page.portion, type)
            let message =
                item == nil
                ? "Enter an amount above 0, such as 2, 1.5 or 1/2" : ImplausibleFigure.food.description
            page.errors = [FieldError(field: "amount", message: message)]
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        return try await log(item, as: type, by: visitor)
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
    /// The food of an address; one she logged of the catalogue is the catalogue's.
    private func food(at address: FoodAddress, of visitor: Visitor) throws(ServerError) -> ViewedFood {
        switch address {
        case .listed(let code):
            guard let food = foods.catalogue[code] else { throw .notFound }
            return ViewedFood(food)
        case .logged(let entry, let position):
            guard case .meal(let meal)? = visitor.diary.event(entry)?.details, meal.items.indices.contains(position)
            else {
                throw .notFound
            }
            let item = meal.items[position]
            guard let food = foods.catalogue[item].map(ViewedFood.init) ?? ViewedFood(item, at: address) else {
                throw .notFound
            }
            return food
        }
    }

    private func page(of food: ViewedFood, to visitor: Visitor) -> FoodPage {
        let described = DescribedItem(food.draft, catalogue: foods.catalogue)
        return FoodPage(
            food: food.address, emoji: described.emoji, name: food.name, published: food.origin,
            amount: described.edited.amount, portion: described.edited.portion, portions: described.portions,
            mealType: visitor.usualMeal, marks: Set(visitor.diary.marks(on: food.identity).map(\.kind)),
            nutrients: food.nutrients, basis: food.basis, source: food.source)
    }

    private func recents(of visitor: Visitor) -> [FoodsPage.Row] {
        let marks = Dictionary(grouping: visitor.diary.foodMarks, by: \.food)
        return visitor.diary.recentFoods(limit: Self.mostRecents).map { use in
            let food = EntryPage.Food(
                use.item, at: .logged(use.entry, position: use.position), catalogue: foods.catalogue)
            return FoodsPage.Row(
                route: .food(food.address), emoji: food.emoji, name: food.name,
                detail: "\(food.amount) · \(food.kilocalories) cal",
                marks: (marks[use.item.identity] ?? []).map(\.kind.displayName))
        }
    }

    private func row(_ food: Food, _ visitor: Visitor) -> FoodsPage.Row {
        let choice = FoodChoice(food)
        let marks = visitor.diary.marks(on: .listed(food.code.description)).map(\.kind.displayName)
        return FoodsPage.Row(
            route: .food(.listed(food.code)), emoji: FoodEmoji.emoji(for: food), name: choice.name,
            detail: choice.detail,
            marks: marks)
    }
}
