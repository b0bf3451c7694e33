import CorginaCore
import CorginaFoods

extension Draft.Event {
    /// The event as it enters the diary, with what she added to it.
    public func event(id: RecordID, from catalogue: FoodCatalogue) -> HealthEvent {
        var event = draft.event(id: id, notes: notes, catalogue: catalogue)
        event.tags = tags
        return event
    }
}

extension Draft {
    /// All of it as it enters the diary. A dose has an id of its own, so that said twice it still stands once.
    ///
    /// - Parameter newID: the id of the event of that place, from 0.
    public func events(from catalogue: FoodCatalogue, newID: (Int) -> RecordID) -> [HealthEvent] {
        events.enumerated().map { place, event in
            event.event(id: event.draft.slot?.recordID ?? newID(place), from: catalogue)
        }
    }
}

extension EventDraft {
    /// The event as it enters the diary once she has confirmed it.
    public func event(id: RecordID, notes: String = "", catalogue: FoodCatalogue) -> HealthEvent {
        HealthEvent(id: id, moment: moment, details: details(from: catalogue), notes: ownWords(notes))
    }

    private func details(from catalogue: FoodCatalogue) -> HealthEvent.Details {
        guard case .food(let type, let items) = content else { return content.detailsWithoutFood }
        let foods = items.map { $0.foodItem(from: catalogue) }
        return .meal(Meal(name: name, type: type, items: foods, recipes: recipes))
    }

    /// A note's words are its content; what she writes on the sheet comes after them.
    private func ownWords(_ notes: String) -> String {
        guard case .note(let words) = content, !words.isEmpty else { return notes }
        return notes.isEmpty ? words : words + "\n" + notes
    }
}

extension EventDraft.Content {
    /// The details of everything that is not eaten; a meal's foods need a catalogue and count as a note here.
    public var detailsWithoutFood: HealthEvent.Details {
        if case .other(let details) = self { details } else { .note }
    }

    /// The content an event came from; `nil` for a meal.
    public init?(_ event: HealthEvent) {
        switch event.details {
        case .meal: return nil
        case .note: self = .note(event.notes)
        case let details: self = .other(details)
        }
    }
}

extension FoodDraft {
    /// What the item is called on a screen and in the diary. A dish of Corgina's own table has many names for one food, and is called
    /// by hers.
    public func title(in catalogue: FoodCatalogue) -> String {
        if let recorded { return recorded.name }
        guard let food = catalogue[food] else { return name }
        return food.code.isComposed ? phrase.prefix(1).uppercased() + phrase.dropFirst() : food.displayName
    }

    /// Whether she calls it otherwise than the table does. "Potatoes" and "Potato" are the same, and so are "Pork chop" and "porkchop".
    public func hasOwnName(in catalogue: FoodCatalogue) -> Bool {
        let (listed, said) = (Self.letters(title(in: catalogue)), Self.letters(phrase))
        return !["", "s", "es"].contains { listed + $0 == said || said + $0 == listed }
    }

    private static func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// The item with the nutrients of its amount, as it is kept: figures from a later catalogue do not change the past.
    public func foodItem(from catalogue: FoodCatalogue) -> FoodItem {
        recordedItem
            ?? FoodItem(
                name: title(in: catalogue), said: hasOwnName(in: catalogue) ? phrase : nil, foodCode: food.description,
                quantity: quantity,
                portion: portion, grams: grams, nutrients: nutrients(from: catalogue), source: .database,
                isEstimated: isEstimated)
    }
}
