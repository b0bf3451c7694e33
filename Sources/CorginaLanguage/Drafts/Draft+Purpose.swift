import CorginaCore

extension Draft {
    /// What becomes of a draft once she confirms.
    public enum Purpose: Hashable, Sendable {
        /// New entries.
        case log
        /// Takes the place of what she logged before under that id.
        case replace(RecordID)
        /// Becomes a recipe of that id.
        case recipe(RecordID, servings: Double)

        public var isRecipe: Bool {
            if case .recipe = self { true } else { false }
        }
    }

    /// Something she logged, opened again to be changed.
    public init(editing event: HealthEvent) {
        self.init(sentence: "", events: [Event(opening: event)])
        purpose = .replace(event.id)
        photo = event.photo.map { DraftPhoto(id: $0) }
    }

    /// A recipe opened to be changed.
    ///
    /// - Parameter now: any moment; a recipe has none of its own.
    public init(editing recipe: Recipe, now: Moment) {
        let items = recipe.ingredients.map { FoodDraft(recorded: $0, reason: "as in your recipe") }
        let draft = EventDraft(
            reading: .recipe, name: recipe.name, moment: now,
            content: .food(mealType: .usual(at: now.time), items: items))
        self.init(sentence: "", events: [Event(draft: draft)])
        purpose = .recipe(recipe.id, servings: recipe.servings)
    }
}

extension Draft.Event {
    /// What she logged as a draft again. A note's words become what she can write in.
    fileprivate init(opening event: HealthEvent) {
        guard case .meal(let meal) = event.details else {
            let content: EventDraft.Content =
                event.details == .note ? .note("") : EventDraft.Content(event) ?? .note("")
            self.init(
                draft: EventDraft(
                    reading: .single, name: event.details.name, moment: event.moment, content: content),
                notes: event.notes, tags: event.tags)
            return
        }
        let items = meal.items.map { FoodDraft(recorded: $0, reason: "as logged") }
        var draft = EventDraft(
            reading: items.count == 1 ? .single : .meal, name: meal.name, moment: event.moment,
            content: .food(mealType: meal.type, items: items))
        draft.add(recipes: meal.recipes)
        self.init(draft: draft, notes: event.notes, tags: event.tags)
    }
}
