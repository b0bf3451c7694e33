import CorginaCore

/// What a diary holds of each food, so that entries that tell of the same helping share it in memory.
///
/// Breakfast is often the same, and the amounts of its nutrients are most of what an entry takes. Needed only while a diary is
/// folded anew.
public struct SharedFoods: Sendable {
    private var helpings: [FoodIdentity: FoodItem] = [:]

    public init() {}

    /// The same entry, with the food it has in common with an earlier one in the memory of that one.
    public mutating func sharing(_ entry: JournalEntry) -> JournalEntry {
        guard case .putEvent(var event) = entry.change, case .meal(var meal) = event.details else { return entry }
        for place in meal.items.indices { meal.items[place] = shared(meal.items[place]) }
        event.details = .meal(meal)
        return JournalEntry(
            id: entry.id, recordedAt: entry.recordedAt, device: entry.device, change: .putEvent(event))
    }

    private mutating func shared(_ item: FoodItem) -> FoodItem {
        let food = item.identity
        if let known = helpings[food], known == item { return known }
        helpings[food] = item
        return item
    }
}
