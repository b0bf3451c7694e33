import CorginaCore
import CorginaFoods

extension Draft {
    /// Puts the ingredients of her recipes where she named one, and knows a recipe by what goes into it.
    public mutating func serveRecipes(_ recipes: [Recipe]) {
        for index in events.indices { events[index].draft.serve(recipes) }
    }
}

extension EventDraft {
    fileprivate mutating func serve(_ recipes: [Recipe]) {
        guard case .food(let type, let items) = content else { return }
        let named = items.map { $0.recipe(among: recipes) }
        guard named.contains(where: { $0 != nil }) else {
            recognise(recipes)
            return
        }
        let served = zip(items, named).flatMap { item, recipe in recipe.map { item.ingredients(of: $0) } ?? [item] }
        content = .food(mealType: type, items: served)
        add(recipes: named.compactMap { $0?.id })
    }

    /// The foods of a recipe said one by one are that recipe; amounts she did not say are those of a serving.
    private mutating func recognise(_ recipes: [Recipe]) {
        guard case .food(let type, let items) = content, items.count > 1,
            Set(items.map({ $0.food })).count == items.count
        else { return }
        let said = Set(items.map { FoodIdentity(code: $0.food.description, name: $0.name) })
        let alike = recipes.filter { Set($0.ingredients.map { $0.identity }) == said }
        // Where several hold the same foods, a meal she had before is of the one it was logged from.
        let known = self.recipes
        guard let recipe = alike.first(where: { known.contains($0.id) }) ?? alike.first else { return }
        let serving = Dictionary(recipe.items(servings: 1).map { ($0.identity, $0) }, combining: { first, _ in first })
        let served = items.map { item -> FoodDraft in
            let usual = serving[FoodIdentity(code: item.food.description, name: item.name)]
            guard item.isEstimated, let usual else { return item }
            var draft = FoodDraft(recorded: usual, reason: "as in your recipe")
            draft.phrase = item.phrase
            return draft
        }
        content = .food(mealType: type, items: served)
        name = recipe.name
        reading = .recipe
        add(recipes: [recipe.id])
    }
}

extension FoodDraft {
    /// What a recipe's name was read as; its ingredients are put in its place by whoever knows her recipes.
    static func recipe(_ name: String, phrase: String, servings: Double, isEstimated: Bool) -> FoodDraft {
        FoodDraft(
            phrase: phrase, food: .unlisted, name: name, quantity: servings, portion: "serving", grams: Grams(0),
            confidence: 1,
            portionReason: "your recipe", isEstimated: isEstimated, alternates: [])
    }

    /// - Returns: `nil` when this is not the name of one of them.
    fileprivate func recipe(among recipes: [Recipe]) -> Recipe? {
        food == .unlisted && recorded == nil ? recipes.first { $0.name == name } : nil
    }

    /// The recipe's foods in as many servings as this says.
    fileprivate func ingredients(of recipe: Recipe) -> [FoodDraft] {
        recipe.items(servings: quantity).map { FoodDraft(recorded: $0, reason: "as in your recipe") }
    }
}
