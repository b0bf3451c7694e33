import CorginaCore
import CorginaFoods

extension Draft {
    /// Sets how much of an item she had. Does nothing if item or portion are not there.
    public mutating func setAmount(
        ofItem item: Int, inEvent event: Int, quantity: Double, portion: CountedPortion, from catalogue: FoodCatalogue
    ) {
        updateItem(item, inEvent: event) { $0.setAmount(quantity, of: portion, in: catalogue) }
    }

    /// Takes another food instead, in the same amount where it has such a portion.
    public mutating func replaceItem(_ item: Int, inEvent event: Int, by code: FoodCode, from catalogue: FoodCatalogue)
    {
        updateItem(item, inEvent: event) { draft in
            guard let food = catalogue[code] else { return }
            draft.become(food)
        }
        search = nil
    }

    /// Adds a food in its usual portion.
    public mutating func addItem(_ code: FoodCode, toEvent event: Int, from catalogue: FoodCatalogue) {
        guard let food = catalogue[code] else { return }
        updateItems(ofEvent: event) { $0.append(FoodDraft(chosen: food)) }
        search = nil
    }

    /// Removes an item; the last one takes its event along.
    public mutating func removeItem(_ item: Int, fromEvent event: Int) {
        updateItems(ofEvent: event) { items in
            if items.indices.contains(item) { items.remove(at: item) }
        }
        if events.indices.contains(event), events[event].draft.items.isEmpty { removeEvent(event) }
    }

    public mutating func removeEvent(_ event: Int) {
        guard events.indices.contains(event) else { return }
        events.remove(at: event)
        search = nil
    }

    public mutating func setMoment(_ moment: Moment, ofEvent event: Int) {
        guard events.indices.contains(event) else { return }
        events[event].draft.moment = moment
    }

    public mutating func setMealType(_ type: MealType, ofEvent event: Int) {
        guard events.indices.contains(event), case .food(_, let items) = events[event].draft.content else { return }
        events[event].draft.content = .food(mealType: type, items: items)
    }

    /// Puts what she corrected in place of what was understood; the event's name follows. Foods are changed one by one instead.
    public mutating func setContent(_ content: EventDraft.Content, ofEvent event: Int) {
        guard events.indices.contains(event), events[event].draft.items.isEmpty else { return }
        events[event].draft.content = content
        events[event].draft.name = content.detailsWithoutFood.name
    }

    /// Sets how strong a symptom is; `nil` leaves it as it is. Does nothing to anything else.
    public mutating func setSeverity(_ severity: Int?, ofEvent event: Int) {
        guard events.indices.contains(event), let severity,
            case .other(.symptom(var report)) = events[event].draft.content
        else { return }
        report.severity = severity
        events[event].draft.content = .other(.symptom(report))
    }

    public mutating func setTags(_ tags: [String], ofEvent event: Int) {
        guard events.indices.contains(event) else { return }
        events[event].tags = tags
    }

    public mutating func setNotes(_ notes: String, ofEvent event: Int) {
        guard events.indices.contains(event) else { return }
        events[event].notes = notes
    }
}

extension Draft {
    mutating func updateItem(_ item: Int, inEvent event: Int, _ change: (inout FoodDraft) -> Void) {
        updateItems(ofEvent: event) { items in
            if items.indices.contains(item) { change(&items[item]) }
        }
    }

    /// Changes an event's items and lets its name and reading follow.
    public mutating func updateItems(ofEvent event: Int, _ change: (inout [FoodDraft]) -> Void) {
        guard events.indices.contains(event), case .food(let type, var items) = events[event].draft.content else {
            return
        }
        let before = items
        change(&items)
        guard items != before else { return }
        events[event].draft.content = .food(mealType: type, items: items)
        events[event].draft.reading = items.count == 1 ? .single : .meal
        // A recipe keeps the name she gave it, whatever goes in.
        if !purpose.isRecipe, items.map({ $0.phrase }) != before.map({ $0.phrase }) {
            events[event].draft.name = EventDraft.mealName(of: items.map { $0.phrase })
        }
    }
}

extension FoodDraft {
    /// A food she picked herself, in its usual portion.
    public init(chosen food: Food) {
        let portion = food.assumedPortion
        self.init(
            phrase: food.displayName, food: food.code, name: food.name, quantity: 1, portion: portion.unit,
            grams: portion.grams, confidence: 1, portionReason: "you didn’t give an amount, so this is a typical one",
            isEstimated: true, alternates: [])
    }

    /// Remembers that the amount is hers now.
    mutating func setByHer() {
        portionReason = "as you set it"
        isEstimated = false
        isSetByHer = true
        habitAnswer = nil
    }

    /// The other food becomes this item, and nothing is asked of it any more; what it replaces stays choosable.
    public mutating func become(_ food: Food) {
        let others = ([self.food] + alternates).filter { $0 != food.code }
        if portion == "g" {
            // Grams stay grams, whatever the food.
        } else if let same = food.portions.first(where: { $0.unit == portion && $0.grams.value > 0 }) {
            grams = same.grams * quantity
        } else {
            (portion, grams) = (food.assumedPortion.unit, food.assumedPortion.grams * quantity)
        }
        self.food = food.code
        recorded = nil
        name = food.name
        phrase = food.displayName
        confidence = 1
        meanings = []
        habitAnswer = nil
        alternates = others
    }
}
