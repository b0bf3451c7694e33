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
        /// The events of each amount.
        fileprivate(set) var amounts: [Amount: Set<RecordID>] = [:]
        /// The latest of them.
        fileprivate(set) var last: Use?
    }

    /// An amount as it was counted: two servings of 30 g are not one of 60 g.
    struct Amount: Hashable, Sendable {
        let quantity: Double
        let portion: String
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
        moments[event] = moment
        amounts[Pantry.Amount(quantity: item.quantity, portion: item.portion), default: []].insert(event)
        let use = Pantry.Use(moment: moment, event: event)
        last = last.map { Swift.max($0, use) } ?? use
    }

    fileprivate mutating func remove(_ event: RecordID) {
        moments[event] = nil
        for amount in Array(amounts.keys) {
            amounts[amount]?.remove(event)
            if amounts[amount]?.isEmpty == true { amounts[amount] = nil }
        }
        if last?.event == event { last = moments.map { Pantry.Use(moment: $1, event: $0) }.max() }
    }

    /// The amount she had most often, of several the one she had last.
    var usual: (amount: Pantry.Amount, use: Pantry.Use)? {
        let candidates = amounts.compactMap {
            amount, events -> (count: Int, last: Pantry.Use, amount: Pantry.Amount)? in
            let uses = events.compactMap { event in moments[event].map { Pantry.Use(moment: $0, event: event) } }
            return uses.max().map { (events.count, $0, amount) }
        }
        // One event may hold the food in two amounts; then the greater one, so that the answer is always the same.
        let best = candidates.max {
            ($0.count, $0.last, $0.amount.quantity, $0.amount.portion) < (
                $1.count, $1.last, $1.amount.quantity, $1.amount.portion
            )
        }
        return best.map { ($0.amount, $0.last) }
    }
}
