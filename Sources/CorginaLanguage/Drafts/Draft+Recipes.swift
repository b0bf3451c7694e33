import CorginaCore
import CorginaFoods

extension Draft {
    /// Puts the ingredients of her recipes where she named one, and knows a recipe by what goes into it.
    public mutating func serveRecipes(_ recipes: [Recipe]) {
        for index in events.indices {
            guard case .food(let type, let items) = events[index].draft.content else { continue }
            let served = items.flatMap { $0.ingredients(of: recipes) ?? [$0] }
            events[index].draft.content = .food(mealType: type, items: served)
            if served == items { recognise(recipes, inEvent: index) }
        }
    }

    /// The foods of a recipe said one by one are that recipe; amounts she did not say are those of a serving.
    private mutating func recognise(_ recipes: [Recipe], inEvent index: Int) {
        guard case .food(let type, let items) = events[index].draft.content, items.count > 1,
            Set(items.map({ $0.food })).count == items.count
        else { return }
        let said = Set(items.map { FoodIdentity(code: $0.food.description, name: $0.name) })
        guard let recipe = recipes.first(where: { Set($0.ingredients.map { $0.identity }) == said }) else { return }
        let serving = Dictionary(recipe.items(servings: 1).map { ($0.identity, $0) }, combining: { first, _ in first })
        let served = items.map { item -> FoodDraft in
            let usual = serving[FoodIdentity(code: item.food.description, name: item.name)]
            guard item.isEstimated, let usual else { return item }
            var draft = FoodDraft(recorded: usual, reason: "as in your recipe")
            draft.phrase = item.phrase
            return draft
        }
        events[index].draft.content = .food(mealType: type, items: served)
        events[index].draft.name = recipe.name
        events[index].draft.reading = .recipe
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
    fileprivate func ingredients(of recipes: [Recipe]) -> [FoodDraft]? {
        guard food == .unlisted, recorded == nil, let recipe = recipes.first(where: { $0.name == name }) else {
            return nil
        }
        return recipe.items(servings: quantity).map { FoodDraft(recorded: $0, reason: "as in your recipe") }
    }
}
