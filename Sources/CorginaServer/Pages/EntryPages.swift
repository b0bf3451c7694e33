import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage
import CorginaScreens
import Hummingbird

/// One entry of the diary: to look at, to change, to log again, to keep as a recipe, to delete.
extension CorginaServer {
    func showEvent(_ id: RecordID, to visitor: Visitor, changed: Substring?) throws(ServerError) -> Response {
        if visitor.diary.event(id)?.appointment != nil {
            return .redirect(to: Route.appointments(.one(id)).path)
        }
        var page = try entryPage(id, to: visitor)
        page.toast = toast(for: entries(changed), in: visitor.diary)
        page.toast?.back = .event(id)
        return answer(page, to: visitor)
    }

    func entryPage(_ id: RecordID, to visitor: Visitor) throws(ServerError) -> EntryPage {
        guard let event = visitor.diary.event(id) else { throw .notFound }
        let day = event.moment.day
        var page = EntryPage(
            event: id, behind: todayPage(of: visitor, on: day < visitor.today ? day : nil),
            words: EventWords(event.details, units: visitor.profile.units),
            when: "\(DayWords.relative(day, to: visitor.today)), \(event.moment.time)", notes: event.notes)
        if case .meal(let meal) = event.details {
            page.foods = meal.items.enumerated().map { position, item in
                EntryPage.Food(item, at: .logged(id, position: position), catalogue: foods.catalogue)
            }
            page.nutrition = NutritionBar(meal.nutrients, eaten: .zero)
            page.nutrition?.afterwards = ""
        }
        page.care = CareNotice(visitor.diary.careAnswers(to: [event]), afterLoss: !visitor.speaksOfPregnancy)
        page.lines = event.details.lines(units: visitor.profile.units)
        page.tags = EntryTags(tags: event.tags, known: visitor.diary.tags.map(\.name))
        return page
    }

    /// Opens a draft of the entry; confirming it puts the entry as changed. A reading has a page of its own, with its figures.
    func editEvent(_ id: RecordID, _ form: Form, by visitor: Visitor) async throws -> Response {
        guard let event = visitor.diary.event(id) else { throw ServerError.notFound }
        if case .symptom(let report) = event.details, report.moodCheck == nil {
            return .redirect(to: Route.symptoms(.entry(id)).path)
        }
        if let kind = MeasuredKind(event.details.kind), !kind.isOfPregnancy || visitor.diary.currentPregnancy != nil {
            return .redirect(to: Route.measurements(.reading(id)).path)
        }
        let id = surroundings.newID()
        var draft = Draft(editing: event)
        draft.origin = back(form)?.path
        try await stage(draft, as: id, by: visitor)
        return .redirect(to: Route.draft(id).path)
    }

    /// Logs the same meal now.
    func repeatEvent(_ id: RecordID, by visitor: Visitor) async throws -> Response {
        guard let event = visitor.diary.event(id), case .meal(var meal) = event.details else {
            throw ServerError.notFound
        }
        meal.type = visitor.usualMeal
        return try await log(
            [HealthEvent(id: surroundings.newID(), moment: visitor.now, details: .meal(meal))], by: visitor)
    }

    func removeEvent(_ id: RecordID, _ form: Form, by visitor: Visitor) async throws -> Response {
        guard let event = visitor.diary.event(id) else { return .redirect(to: Route.today.path) }
        let place = back(form) ?? place(of: event.moment.day, for: visitor)
        return .redirect(to: address(of: place, changed: try await append([.remove(id)], by: visitor)))
    }

    /// Keeps a meal as a recipe of one serving, unless it was kept before.
    func saveRecipe(of id: RecordID, by visitor: Visitor) async throws -> Response {
        guard case .meal(let meal)? = visitor.diary.event(id)?.details, !meal.items.isEmpty else {
            throw ServerError.notFound
        }
        if let same = visitor.diary.recipes.first(where: { $0.name == meal.name && $0.ingredients == meal.items }) {
            return .redirect(to: Route.recipe(same.id).path)
        }
        let recipe = Recipe(id: surroundings.newID(), name: meal.name, servings: 1, ingredients: meal.items)
        return .redirect(
            to: address(of: .recipe(recipe.id), changed: try await append([.putRecipe(recipe)], by: visitor)))
    }
}

extension EntryPage.Food {
    /// - Parameter address: where it is found if the catalogue does not have it.
    init(_ item: FoodItem, at address: FoodAddress, catalogue: FoodCatalogue) {
        let food = catalogue[item]
        self.init(
            address: food.map { .listed($0.code) } ?? address,
            emoji: food.map(FoodEmoji.emoji) ?? DescribedItem.plainEmoji, name: item.name,
            amount: DescribedItem.words(for: item),
            kilocalories: Figure.whole(item.nutrients.energy.value))
    }
}
