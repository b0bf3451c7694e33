import CorginaCore

/// One meal or several: parting, joining, and what goes over from one to the other.
extension Draft {
    /// The meals among the events, by their places.
    public var meals: [Int] { events.indices.filter { events[$0].draft.isMeal } }

    /// Each food of a meal becomes a meal of its own, at the same time. Its notes and tags stay with the first; none is a recipe.
    public mutating func splitMeal(_ event: Int) {
        guard events.indices.contains(event), case .food(let type, let items) = events[event].draft.content,
            items.count > 1
        else { return }
        let whole = events[event]
        let parts = items.enumerated().map { place, item in
            var part = place == 0 ? whole : Event(draft: whole.draft)
            part.draft.become(type, [item])
            part.draft.forgetRecipes()
            return part
        }
        events.replaceSubrange(event...event, with: parts)
        search = nil
    }

    /// Its foods stay one meal, as she said.
    public mutating func keepMealWhole(_ event: Int) {
        guard events.indices.contains(event) else { return }
        events[event].isOneMeal = true
    }

    /// A meal and the next one become one, at the time of the first.
    public mutating func joinMeal(_ event: Int) {
        guard let next = meal(after: event), next > event, case .food(let type, let items) = events[event].draft.content
        else { return }
        let other = events.remove(at: next)
        events[event].draft.become(type, items + other.draft.items)
        events[event].draft.add(recipes: other.draft.recipes)
        events[event].notes = [events[event].notes, other.notes].filter { !$0.isEmpty }.joined(separator: "\n")
        events[event].tags += other.tags.filter { !events[event].tags.contains($0) }
        search = nil
    }

    /// A food goes over to the next meal, from the last to the first; a meal without foods is gone.
    public mutating func moveItem(_ item: Int, ofMeal event: Int) {
        guard let next = meal(after: event), case .food(let type, var items) = events[event].draft.content,
            case .food(let nextType, let others) = events[next].draft.content, items.indices.contains(item)
        else { return }
        let moved = items.remove(at: item)
        events[next].draft.become(nextType, others + [moved])
        events[event].draft.become(type, items)
        if items.isEmpty {
            events[next].draft.add(recipes: events[event].draft.recipes)
            events.remove(at: event)
        }
        search = nil
    }

    /// What was not understood becomes a note; where nothing was, the sentence does.
    public mutating func keepAsNote(at now: Moment) {
        let words = events.isEmpty ? sentence : notUnderstood.joined(separator: ", ")
        guard !words.isEmpty else { return }
        events.append(
            Event(draft: EventDraft(reading: .single, name: "Note", moment: now, content: .note(words))))
        notUnderstood = []
    }

    /// Where something was not understood, or is still asked, her words stay with the first event, so that none are lost.
    public mutating func keepWords() {
        guard let first = events.first, !notUnderstood.isEmpty || question != nil else { return }
        setNotes([first.notes, "“\(sentence)”"].filter { !$0.isEmpty }.joined(separator: "\n"), ofEvent: 0)
    }

    private func meal(after event: Int) -> Int? {
        guard let place = meals.firstIndex(of: event), meals.count > 1 else { return nil }
        return meals[(place + 1) % meals.count]
    }
}

extension EventDraft {
    public var isMeal: Bool { if case .food = content { true } else { false } }

    /// A meal of these foods; its name and reading follow.
    fileprivate mutating func become(_ type: MealType, _ items: [FoodDraft]) {
        content = .food(mealType: type, items: items)
        reading = items.count == 1 ? .single : .meal
        name = Self.mealName(of: items.map { $0.phrase })
    }
}
