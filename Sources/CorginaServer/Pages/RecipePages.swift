import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaScreens
import Hummingbird

/// Her recipes: to make, to change, to log and to put aside.
extension CorginaServer {
    func showRecipes(to visitor: Visitor, changed: Substring?) -> Response {
        let page = RecipesPage(
            recipes: visitor.diary.allRecipes, toast: toast(for: entries(changed), in: visitor.diary))
        return answer(page, to: visitor)
    }

    func showRecipe(_ id: RecordID, to visitor: Visitor, changed: Substring?) throws(ServerError) -> Response {
        guard let recipe = visitor.diary.recipe(id) else { throw .notFound }
        let page = RecipePage(
            recipe: recipe, mealType: visitor.usualMeal,
            toast: toast(for: entries(changed), in: visitor.diary))
        return answer(page, to: visitor)
    }

    /// Reads the ingredients as a sentence and shows them for confirmation.
    func beginRecipe(_ form: Form, by visitor: Visitor) async throws -> Response {
        let fields = RecipeFields(name: form["name"] ?? "", servings: form["servings"] ?? "")
        let words = form["ingredients"] ?? ""
        let drafts = ingredients(words, for: visitor)
        let items = drafts.flatMap(\.events).flatMap(\.draft.items)
        var errors = RecipeForm.errors(fields, othersOf: nil, in: visitor.diary)
        if let figure = drafts.lazy.compactMap(\.firstImplausible).first {
            errors.append(FieldError(field: "ingredients", message: figure.description))
        } else if let error = RecipeForm.error(in: items, words: words) {
            errors.append(error)
        }
        guard errors.isEmpty, let servings = AmountText.read(fields.servings) else {
            let page = RecipesPage(
                recipes: visitor.diary.allRecipes, fields: fields, ingredients: words, errors: errors)
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        let event = EventDraft(
            reading: .recipe, name: fields.name, moment: visitor.now,
            content: .food(mealType: visitor.usualMeal, items: items))
        var draft = Draft(sentence: words, events: [Draft.Event(draft: event)])
        draft.purpose = .recipe(surroundings.newID(), servings: servings)
        let id = surroundings.newID()
        try await stage(draft, as: id, by: visitor)
        return .redirect(to: Route.draft(id).path)
    }

    private func ingredients(_ words: String, for visitor: Visitor) -> [Draft] {
        guard words.count <= Self.longestSentence else { return [] }
        let lines = words.split(whereSeparator: \.isNewline).map(String.init)
        return lines.map { heard($0, on: nil, from: visitor) }
    }

    /// Opens a draft of the recipe; confirming it puts the recipe as changed.
    func editRecipe(_ id: RecordID, by visitor: Visitor) async throws -> Response {
        guard let recipe = visitor.diary.recipe(id) else { throw ServerError.notFound }
        let draft = surroundings.newID()
        try await stage(Draft(editing: recipe, now: visitor.now), as: draft, by: visitor)
        return .redirect(to: Route.draft(draft).path)
    }

    /// Keeps what the draft of a recipe became.
    func saveRecipe(_ id: RecordID, from draft: Draft, _ draftID: RecordID, _ form: Form, by visitor: Visitor)
        async throws -> Response
    {
        let fields = RecipeFields(name: form["name"] ?? "", servings: form["servings"] ?? "")
        var errors = RecipeForm.errors(fields, othersOf: id, in: visitor.diary)
        if draft.firstImplausible != nil {
            errors.insert(FieldError(field: "draft", message: ImplausibleFigure.food.description), at: 0)
        }
        guard errors.isEmpty, let servings = AmountText.read(fields.servings) else {
            var page = confirmation(of: draft, id: draftID, to: visitor)
            page.recipe = fields
            page.errors = errors
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        let items = draft.events.flatMap(\.draft.items).map { $0.foodItem(from: foods.catalogue) }
        let recipe = Recipe(
            id: id, name: fields.name, servings: servings, ingredients: items,
            isArchived: visitor.diary.recipe(id)?.isArchived ?? false)
        let entries = try await append([.putRecipe(recipe)], from: draftID, by: visitor)
        return .redirect(to: address(of: .recipe(id), changed: entries))
    }

    func recipeFields(of draft: Draft) -> RecipeFields? {
        guard case .recipe(_, let servings) = draft.purpose, let event = draft.events.first else { return nil }
        return RecipeFields(
            name: event.draft.name, servings: Figure.decimal(servings, places: 2).replacing(",", with: ""))
    }

    func logRecipe(_ id: RecordID, _ form: Form, by visitor: Visitor) async throws -> Response {
        guard let recipe = visitor.diary.recipe(id) else { throw ServerError.notFound }
        let type = form["mealType"].flatMap(MealType.init) ?? visitor.usualMeal
        guard let servings = form.amount("servings", in: RecipeForm.servings) else {
            var page = RecipePage(recipe: recipe, servings: form["servings"] ?? "", mealType: type)
            page.errors = [FieldError(field: "servings", message: RecipeForm.servingsMessage)]
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        let meal = recipe.meal(servings: servings, type: type)
        if let figure = HealthEvent.Details.meal(meal).implausible { throw ServerError.implausible(figure) }
        return try await log(
            [HealthEvent(id: surroundings.newID(), moment: visitor.now, details: .meal(meal))], by: visitor)
    }

    /// Puts a recipe aside, or brings it back.
    func archiveRecipe(_ id: RecordID, by visitor: Visitor) async throws -> Response {
        guard var recipe = visitor.diary.recipe(id) else { throw ServerError.notFound }
        recipe.isArchived.toggle()
        return .redirect(to: address(of: .recipes, changed: try await append([.putRecipe(recipe)], by: visitor)))
    }
}
