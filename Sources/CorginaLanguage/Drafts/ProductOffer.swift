import CorginaCore

/// A packaged food that words may mean which fit no food of the catalogue.
public struct ProductOffer: Hashable, Sendable {
    /// Her words.
    public var words: String
    /// As much of it as its label counts.
    public var item: FoodItem

    public init(words: String, item: FoodItem) {
        self.words = words
        self.item = item
    }
}

extension ProductOffer {
    /// Takes it in the place of the food that was guessed from the same words, "a Zingolo bar" as some bar; otherwise into the first
    /// meal, or as a meal of its own. The words are understood by that.
    public func take(into draft: inout Draft, as type: MealType, at now: Moment) {
        let food = FoodDraft(product: item, said: words)
        if let guessed = guess(in: draft) {
            draft.updateItems(ofEvent: guessed.event) { $0[guessed.item] = food }
        } else if let meal = draft.meals.first(where: { draft.events[$0].draft.items.count < Recipe.mostIngredients }) {
            draft.updateItems(ofEvent: meal) { $0.append(food) }
        } else {
            let meal = EventDraft(
                reading: .single, name: EventDraft.mealName(of: [food.phrase]),
                moment: draft.events.first?.draft.moment ?? now, content: .food(mealType: type, items: [food]))
            draft.events.append(Draft.Event(draft: meal))
        }
        draft.notUnderstood.removeAll { $0 == words }
        draft.offers.removeAll { $0.words == words }
    }

    /// The food whose words hold these and others.
    private func guess(in draft: Draft) -> (event: Int, item: Int)? {
        let words = words.lowercased()
        for event in draft.meals {
            let item = draft.events[event].draft.items.firstIndex { $0.phrase.lowercased().contains(text: words) }
            if let item { return (event, item) }
        }
        return nil
    }
}

extension FoodDraft {
    /// A packaged food in the amount its label counts.
    ///
    /// - Parameter words: her own for it, if she said any.
    public init(product: FoodItem, said words: String? = nil) {
        var item = product
        (item.said, item.isEstimated) = (words, true)
        self.init(recorded: item, reason: "as much of it as its label counts")
    }
}
