import CorginaCore

/// A food she eats, in the amount she usually has.
public struct FoodUse: Hashable, Sendable {
    /// The food in her usual amount, with its figures as they were logged.
    public var item: FoodItem
    public var lastEaten: Moment
    /// How many entries hold it.
    public var count: Int
    /// The entry the amount is from, and the food's place in it, from 0.
    public var entry: RecordID
    public var position: Int
}

extension FoodUse {
    fileprivate init?(_ food: FoodIdentity, in diary: Diary) {
        guard let uses = diary.index.eatenFoods.uses[food], let usual = uses.usual, let last = uses.last,
            case .meal(let meal)? = diary.event(usual.use.event)?.details,
            let position = meal.items.firstIndex(where: {
                $0.identity == food && $0.quantity == usual.amount.quantity && $0.portion == usual.amount.portion
            })
        else { return nil }
        self.init(
            item: meal.items[position], lastEaten: last.moment, count: uses.count, entry: usual.use.event,
            position: position)
    }
}

extension Diary {
    /// The foods she has eaten, each once and in her usual amount, the latest first.
    public func recentFoods(limit: Int = .max) -> [FoodUse] {
        let latest = index.eatenFoods.uses.compactMap { food, uses in uses.last.map { (food: food, last: $0) } }
            .sorted { ($0.last, $0.food) > ($1.last, $1.food) }
        return Array(latest.lazy.compactMap { foodUse($0.food) }.prefix(limit))
    }

    /// How she had one food; `nil` when she never did.
    public func foodUse(_ food: FoodIdentity) -> FoodUse? { FoodUse(food, in: self) }

    /// Where she logged the food of a number last: the entry, and the food's place in it, from 0. `nil` when she never did.
    public func lastUse(of barcode: Barcode) -> (entry: RecordID, position: Int)? {
        guard let entry = index.eatenFoods.numbers[barcode]?.last?.event,
            case .meal(let meal)? = event(entry)?.details,
            let position = meal.items.firstIndex(where: { $0.barcode == barcode })
        else { return nil }
        return (entry, position)
    }

    /// What she marked foods as, in the order of their names.
    public var foodMarks: [FoodMark] {
        index.foodMarks.compactMap { records[$0]?.current?.foodMark }.sorted {
            ($0.foodName, $0.kind.rawValue, $0.id) < ($1.foodName, $1.kind.rawValue, $1.id)
        }
    }

    /// The marks one food carries.
    public func marks(on food: FoodIdentity) -> [FoodMark] { foodMarks.filter { $0.food == food } }

    /// How many logged meals were made of just these foods; 0 for a single food.
    public func timesLogged(_ items: [FoodItem]) -> Int {
        FoodCombination(items).flatMap { index.eatenFoods.combinations[$0]?.count } ?? 0
    }
}
