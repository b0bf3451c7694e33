import CorginaCore

/// Which foods she has eaten, when and how much of each, and which of them together.
///
/// Kept beside the events, so that what she eats often is found without looking through them all.
struct Pantry: Hashable, Sendable {
    private(set) var uses: [FoodIdentity: Uses] = [:]
    private(set) var combinations: [FoodCombination: Set<RecordID>] = [:]

    /// Every time she had one food.
    struct Uses: Hashable, Sendable {
        /// When, by the event that tells of it.
        fileprivate(set) var moments: [RecordID: Moment] = [:]
        /// How often she had it in each amount.
        fileprivate(set) var amounts: [Amount: Occasions] = [:]
        /// The latest of them.
        fileprivate(set) var last: Use?
    }

    /// An amount as it was counted: two servings of 30 g are not one of 60 g.
    struct Amount: Hashable, Sendable {
        let quantity: Double
        let portion: String
    }

    /// The events that tell of one amount; never none.
    struct Occasions: Hashable, Sendable {
        fileprivate(set) var events: Set<RecordID>
        /// The latest of them.
        fileprivate(set) var last: Use
    }

    struct Use: Hashable, Comparable, Sendable {
        let moment: Moment
        let event: RecordID

        static func < (lhs: Self, rhs: Self) -> Bool { (lhs.moment, lhs.event) < (rhs.moment, rhs.event) }
    }

    mutating func insert(_ event: HealthEvent) {
        guard case .meal(let meal) = event.details else { return }
        for item in meal.items { uses[item.identity, default: Uses()].insert(item, at: event.moment, of: event.id) }
        if let combination = FoodCombination(meal.items) { combinations[combination, default: []].insert(event.id) }
    }

    mutating func remove(_ event: HealthEvent) {
        guard case .meal(let meal) = event.details else { return }
        for food in Set(meal.items.map(\.identity)) {
            uses[food]?.remove(event.id)
            if uses[food]?.last == nil { uses[food] = nil }
        }
        guard let combination = FoodCombination(meal.items) else { return }
        combinations[combination]?.remove(event.id)
        if combinations[combination]?.isEmpty == true { combinations[combination] = nil }
    }
}

extension Pantry.Uses {
    fileprivate mutating func insert(_ item: FoodItem, at moment: Moment, of event: RecordID) {
        let use = Pantry.Use(moment: moment, event: event)
        moments[event] = moment
        amounts[
            Pantry.Amount(quantity: item.quantity, portion: item.portion),
            default: Pantry.Occasions(events: [], last: use)
        ].insert(use)
        last = last.map { Swift.max($0, use) } ?? use
    }

    fileprivate mutating func remove(_ event: RecordID) {
        moments[event] = nil
        for (amount, occasions) in amounts where occasions.events.contains(event) {
            amounts[amount] = occasions.without(event, at: moments)
        }
        if last?.event == event { last = amounts.values.map(\.last).max() }
    }

    /// The amount she had most often, of several the one she had last.
    var usual: (amount: Pantry.Amount, use: Pantry.Use)? {
        // One event may hold the food in two amounts; then the greater one, so that the answer is always the same.
        let best = amounts.max { lhs, rhs in
            (lhs.value.events.count, lhs.value.last, lhs.key.quantity, lhs.key.portion) < (
                rhs.value.events.count, rhs.value.last, rhs.key.quantity, rhs.key.portion
            )
        }
        return best.map { ($0.key, $0.value.last) }
    }
}

extension Pantry.Occasions {
    fileprivate mutating func insert(_ use: Pantry.Use) {
        events.insert(use.event)
        last = Swift.max(last, use)
    }

    /// The others; `nil` when there are none.
    fileprivate func without(_ event: RecordID, at moments: [RecordID: Moment]) -> Self? {
        let others = events.subtracting([event])
        guard last.event == event else { return others.isEmpty ? nil : Self(events: others, last: last) }
        let last = others.compactMap { id in moments[id].map { Pantry.Use(moment: $0, event: id) } }.max()
        return last.map { Self(events: others, last: $0) }
    }
}
