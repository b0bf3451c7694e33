import CorginaCore

extension Draft {
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

    /// Takes what is offered in the place of the food that was guessed from the same words, "a Zingolo bar" as some bar; otherwise into
    /// the first meal, or as a meal of its own. The words are understood by that.
    public mutating func takeOffer(_ offer: Int, as type: MealType, at now: Moment) {
        guard offers.indices.contains(offer) else { return }
        let taken = offers[offer]
        put(FoodDraft(product: taken.item, said: taken.words), as: type, at: now)
        notUnderstood.removeAll { $0 == taken.words }
        offers.removeAll { $0.words == taken.words }
    }

    private mutating func put(_ food: FoodDraft, as type: MealType, at now: Moment) {
        if let guessed = guess(from: food.phrase) {
            replaceItem(guessed.item, inEvent: guessed.event, by: food)
        } else if let meal = meals.first(where: { events[$0].draft.items.count < Recipe.mostIngredients }) {
            addItem(food, toEvent: meal)
        } else {
            let meal = EventDraft(
                reading: .single, name: EventDraft.mealName(of: [food.phrase]),
                moment: events.first?.draft.moment ?? now, content: .food(mealType: type, items: [food]))
            events.append(Event(draft: meal))
        }
    }

    /// The food whose words hold these and others.
    private func guess(from words: String) -> (event: Int, item: Int)? {
        let words = words.lowercased()
        for event in meals {
            let item = events[event].draft.items.firstIndex { $0.phrase.lowercased().contains(text: words) }
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
