import CorginaCore
import CorginaJournal
import CorginaLanguage

/// Her recipes: to make, to change, to log and to put aside.
enum RecipeRoom {
    static func show(_ place: RecipePlace, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        switch place {
        case .list: showRecipes(to: visit, changed: changed)
        case .one(let id): try showRecipe(id, to: visit, changed: changed)
        case .page, .edit, .log, .archive: throw RoomError.notFound
        }
    }

    static func accept(_ form: Form, at place: RecipePlace, by visit: inout Visit) throws(RoomError) -> Answer {
        switch place {
        case .list: try beginRecipe(form, by: &visit)
        case .edit(let id): try editRecipe(id, by: &visit)
        case .log(let id): try logRecipe(id, form, by: &visit)
        case .archive(let id): try archiveRecipe(id, by: &visit)
        // A page is read by a host that may, and no other.
        case .page, .one: throw RoomError.notFound
        }
    }

    static func showRecipes(to visit: Visit, changed: [EntryID]) -> Answer {
        var page = recipesPage(of: visit)
        page.toast = Toast(for: changed, in: visit.diary)
        return Answer(page)
    }

    static func recipesPage(of visit: Visit) -> RecipesPage {
        RecipesPage(
            recipes: visit.diary.allRecipes.mostHadFirst(in: visit.diary), english: visit.english,
            reading: RecipeReading.Offer(for: visit))
    }

    static func showRecipe(_ id: RecordID, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        guard let recipe = visit.diary.recipe(id) else { throw .notFound }
        let page = RecipePage(
            recipe: recipe, history: history(of: recipe, for: visit), mealType: visit.usualMeal, english: visit.english,
            toast: Toast(for: changed, in: visit.diary))
        return Answer(page)
    }

    /// "You have had it 4 times, last on Tuesday."
    private static func history(of recipe: Recipe, for visit: Visit) -> String? {
        visit.diary.recipeUse(recipe).map { use in
            let last = visit.english.on(use.last.day, from: visit.today)
            return use.count == 1
                ? "You have had it once, \(last)." : "You have had it \(counted(use.count, "time")), last \(last)."
        }
    }

    static func beginRecipe(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        let pasted = PastedRecipe(form["ingredients"] ?? "")
        let fields = RecipeFields(
            name: form["name"] ?? pasted?.name ?? "", servings: pasted.servings(typed: form["servings"] ?? ""))
        let words = pasted?.ingredients.joined(separator: "\n") ?? form["ingredients"] ?? ""
        return try begin(fields, words, by: &visit)
    }

    /// Reads the ingredients as sentences and shows them for confirmation.
    static func begin(
        _ fields: RecipeFields, _ words: String, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        let drafts = ingredients(words, for: visit)
        let items = drafts.flatMap { $0.events }.flatMap { $0.draft.items }
        var errors = RecipeForm.errors(fields, othersOf: nil, in: visit.diary)
        if let figure = drafts.lazy.compactMap({ $0.firstImplausible }).first {
            errors.append(FieldError(field: "ingredients", message: figure.description))
        } else if let error = RecipeForm.error(in: items, words: words) {
            errors.append(error)
        }
        guard errors.isEmpty, let servings = AmountText.read(fields.servings) else {
            var page = recipesPage(of: visit)
            page.fields = fields
            page.ingredients = words
            page.errors = errors
            return Answer(page, .refused)
        }
        let event = EventDraft(
            reading: .recipe, name: fields.name, moment: visit.now,
            content: .food(mealType: visit.usualMeal, items: items))
        var draft = Draft(sentence: words, events: [Draft.Event(draft: event)])
        draft.purpose = .recipe(visit.newID(), servings: servings)
        let id = visit.newID()
        try DraftRoom.stage(draft, as: id, by: &visit)
        return .redirect(to: .drafts(.sheet(id)))
    }

    private static func ingredients(_ words: String, for visit: Visit) -> [Draft] {
        guard words.count <= DraftRoom.longestSentence else { return [] }
        let lines = words.split { $0.isNewline }.map(String.init)
        return lines.map { DraftRoom.heard($0, on: nil, from: visit) }
    }

    /// Opens a draft of the recipe; confirming it puts the recipe as changed.
    static func editRecipe(_ id: RecordID, by visit: inout Visit) throws(RoomError) -> Answer {
        guard let recipe = visit.diary.recipe(id) else { throw RoomError.notFound }
        let draft = visit.newID()
        try DraftRoom.stage(Draft(editing: recipe, now: visit.now), as: draft, by: &visit)
        return .redirect(to: .drafts(.sheet(draft)))
    }

    /// Keeps what the draft of a recipe became.
    static func saveRecipe(_ id: RecordID, from draft: Draft, _ draftID: RecordID, _ form: Form, by visit: inout Visit)
        -> Answer
    {
        let fields = RecipeFields(name: form["name"] ?? "", servings: form["servings"] ?? "")
        var errors = RecipeForm.errors(fields, othersOf: id, in: visit.diary)
        if draft.firstImplausible != nil {
            errors.insert(FieldError(field: "draft", message: ImplausibleFigure.food.description), at: 0)
        }
        guard errors.isEmpty, let servings = AmountText.read(fields.servings) else {
            var page = DraftRoom.confirmation(of: draft, id: draftID, to: visit)
            page.recipe = fields
            page.errors = errors
            return Answer(page, .refused)
        }
        let items = draft.events.flatMap { $0.draft.items }.map { $0.foodItem(from: visit.foods.catalogue) }
        let recipe = Recipe(
            id: id, name: fields.name, servings: servings, ingredients: items,
            isArchived: visit.diary.recipe(id)?.isArchived ?? false)
        let entries = visit.append([.putRecipe(recipe)], from: draftID)
        return .redirect(to: .recipes(.one(id)), changed: entries)
    }

    static func recipeFields(of draft: Draft) -> RecipeFields? {
        guard case .recipe(_, let servings) = draft.purpose, let event = draft.events.first else { return nil }
        return RecipeFields(
            name: event.draft.name, servings: Figure.decimal(servings, places: 2).replacing(text: ",", with: ""))
    }

    static func logRecipe(_ id: RecordID, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard let recipe = visit.diary.recipe(id) else { throw RoomError.notFound }
        let type = form["mealType"].flatMap(MealType.init) ?? visit.usualMeal
        guard let servings = form.amount("servings", in: RecipeForm.servings) else {
            var page = RecipePage(
                recipe: recipe, history: history(of: recipe, for: visit), servings: form["servings"] ?? "",
                mealType: type, english: visit.english)
            page.errors = [FieldError(field: "servings", message: RecipeForm.servingsMessage)]
            return Answer(page, .refused)
        }
        let meal = recipe.meal(servings: servings, type: type)
        if let figure = HealthEvent.Details.meal(meal).implausible { throw RoomError.implausible(figure) }
        let moment = visit.moment(on: visit.pastDay(form))
        return TodayRoom.log([HealthEvent(id: visit.newID(), moment: moment, details: .meal(meal))], by: &visit)
    }

    /// Puts a recipe aside, or brings it back.
    static func archiveRecipe(_ id: RecordID, by visit: inout Visit) throws(RoomError) -> Answer {
        guard var recipe = visit.diary.recipe(id) else { throw RoomError.notFound }
        recipe.isArchived.toggle()
        return .redirect(to: .recipes(.list), changed: visit.append([.putRecipe(recipe)]))
    }
}
