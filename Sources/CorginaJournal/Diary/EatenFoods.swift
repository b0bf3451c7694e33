import Algorithms
import CorginaCore

/// Which foods she has eaten, when and how much of each, which of them together, and which of her recipes.
///
/// Kept beside the events, so that what she eats often is found without looking through them all.
struct EatenFoods: Hashable, Sendable {
    private(set) var uses: [FoodIdentity: Uses] = [:]
    /// When she had foods together, the earliest first; never none.
    private(set) var combinations: [FoodCombination: [Use]] = [:]
    /// When she had what was logged from a recipe, the earliest first; never none.
    private(set) var recipes: [RecordID: [Use]] = [:]
    /// When she had the food of a number, the earliest first; never none.
    private(set) var numbers: [Barcode: [Use]] = [:]

    /// Every time she had one food.
    struct Uses: Hashable, Sendable {
        /// How many events tell of it.
        fileprivate(set) var count = 0
        /// When she had it in each amount, the earliest first; never none.
        fileprivate var amounts: [Amount: [Use]] = [:]
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
        let use = Use(moment: event.moment, event: event.id)
        for (place, item) in meal.items.enumerated() {
            let food = item.identity
            let isFirst = !meal.items[..<place].contains { $0.identity == food }
            uses[food, default: Uses()].insert(item, use, isFirst: isFirst)
        }
        if let combination = FoodCombination(meal.items) {
            combinations[combination, default: []].insertSorted(use) { $0 }
        }
        for recipe in meal.recipes { recipes[recipe, default: []].insertSorted(use) { $0 } }
        for number in meal.numbers { numbers[number, default: []].insertSorted(use) { $0 } }
    }

    /// Enters a meal that she had that many times. ``sort()`` ends a row of them.
    mutating func insertUnsorted(_ meal: Meal, _ times: [Use]) {
        let foods = meal.items.map { $0.identity }
        for place in foods.indices {
            uses[foods[place], default: Uses()].insertUnsorted(
                Amount(meal.items[place]), times, isFirst: !foods[..<place].contains(foods[place]))
        }
        if foods.count > 1, let combination = FoodCombination(meal.items) {
            combinations[combination, default: []] += times
        }
        for recipe in meal.recipes { recipes[recipe, default: []] += times }
        for number in meal.numbers { numbers[number, default: []] += times }
    }

    /// Puts all times in their order, each once.
    mutating func sort() {
        for (food, uses) in uses where !uses.isSorted { self.uses[food] = uses.sorted }
        for (foods, times) in combinations where !times.isInOrder { combinations[foods] = times.inOrder }
        for (recipe, times) in recipes where !times.isInOrder { recipes[recipe] = times.inOrder }
        for (number, times) in numbers where !times.isInOrder { numbers[number] = times.inOrder }
    }

    mutating func remove(_ event: HealthEvent) {
        guard case .meal(let meal) = event.details else { return }
        let use = Use(moment: event.moment, event: event.id)
        for (place, item) in meal.items.enumerated() {
            let food = item.identity
            let isFirst = !meal.items[..<place].contains { $0.identity == food }
            uses[food]?.remove(item, use, isFirst: isFirst)
            if uses[food]?.amounts.isEmpty == true { uses[food] = nil }
        }
        if let combination = FoodCombination(meal.items) {
            combinations[combination]?.removeSorted(use) { $0 }
            if combinations[combination]?.isEmpty == true { combinations[combination] = nil }
        }
        for recipe in meal.recipes {
            recipes[recipe]?.removeSorted(use) { $0 }
            if recipes[recipe]?.isEmpty == true { recipes[recipe] = nil }
        }
        for number in meal.numbers {
            numbers[number]?.removeSorted(use) { $0 }
            if numbers[number]?.isEmpty == true { numbers[number] = nil }
        }
    }
}

extension Meal {
    /// The numbers of its foods, each once.
    fileprivate var numbers: Set<Barcode> { Set(items.compactMap { $0.barcode }) }
}

extension EatenFoods.Amount {
    init(_ item: FoodItem) { self.init(quantity: item.quantity, portion: item.portion) }
}

extension EatenFoods.Uses {
    /// - Parameter isFirst: whether no item of the event before this one is the same food.
    fileprivate mutating func insert(_ item: FoodItem, _ use: EatenFoods.Use, isFirst: Bool) {
        amounts[EatenFoods.Amount(item), default: []].insertSorted(use) { $0 }
        if isFirst { count += 1 }
    }

    fileprivate mutating func insertUnsorted(
        _ amount: EatenFoods.Amount, _ times: [EatenFoods.Use], isFirst: Bool
    ) {
        amounts[amount, default: []] += times
        if isFirst { count += times.count }
    }

    fileprivate var isSorted: Bool { amounts.values.allSatisfy { $0.isInOrder } }

    fileprivate var sorted: Self {
        var sorted = self
        sorted.amounts = amounts.mapValues { $0.inOrder }
        return sorted
    }

    fileprivate mutating func remove(_ item: FoodItem, _ use: EatenFoods.Use, isFirst: Bool) {
        let amount = EatenFoods.Amount(item)
        amounts[amount]?.removeSorted(use) { $0 }
        if amounts[amount]?.isEmpty == true { amounts[amount] = nil }
        if isFirst { count -= 1 }
    }

    /// The latest of them.
    var last: EatenFoods.Use? { amounts.values.compactMap { $0.last }.max() }

    /// The amount she had most often, of several the one she had last.
    var usual: (amount: EatenFoods.Amount, use: EatenFoods.Use)? {
        // One event may hold the food in two amounts; then the greater one, so that the answer is always the same.
        let best = amounts.compactMap { amount, uses in uses.last.map { (amount: amount, count: uses.count, last: $0) }
        }
        .max { lhs, rhs in
            (lhs.count, lhs.last, lhs.amount.quantity, lhs.amount.portion) < (
                rhs.count, rhs.last, rhs.amount.quantity, rhs.amount.portion
            )
        }
        return best.map { ($0.amount, $0.last) }
    }
}

extension [EatenFoods.Use] {
    /// Mostly they are: she had the meal again and again, one time after the other.
    fileprivate var isInOrder: Bool { indices.dropFirst().allSatisfy { self[$0 - 1] < self[$0] } }

    /// Sorted, each once.
    fileprivate var inOrder: Self { Array(sorted().uniqued()) }
}
