/// The meal a glucose reading came after, with its carbohydrate as the diary has it.
public struct MealBefore: Hashable, Sendable {
    /// When its last part was eaten.
    public var moment: Moment
    public var type: MealType
    /// Of those foods whose figures are known, in grams.
    public var carbohydrate: Grams
    /// How many foods there were, and of how many nobody knows the carbohydrate.
    public var foods: Int
    public var foodsWithoutFigures: Int

    // Corgina's own choices, in seconds: they say which entry of the diary stands beside a reading, and judge nothing.

    /// How far back the meal before a reading may lie: two hours to the reading, a long meal, and one logged late.
    public static let longestAfterMeal: Int64 = 4 * 3_600
    /// The same for a fasting reading: from an early dinner to a late morning.
    public static let longestFast: Int64 = 18 * 3_600
    /// Entries of one kind of meal that lie no further apart were one meal, told in parts.
    public static let sitting: Int64 = 3_600

    /// - Parameters:
    ///   - events: the diary's, in any order; those that are not meals are passed over.
    /// - Returns: `nil` where no meal was logged in the time before.
    public init?(_ glucose: BloodGlucose, at moment: Moment, in events: [HealthEvent]) {
        let reach = glucose.timing == .fasting ? Self.longestFast : Self.longestAfterMeal
        let before = events.compactMap { Told($0) }.filter {
            $0.moment <= moment && $0.moment.secondsSinceEpoch >= moment.secondsSinceEpoch - reach
        }.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        // The meal she named, if it is there; otherwise the last.
        let named = before.reversed().first { glucose.meal == $0.meal.type }
        guard let last = named ?? before.last else { return nil }
        let type = last.meal.type
        let parts = before.filter {
            $0.meal.type == type && $0.moment <= last.moment
                && $0.moment.secondsSinceEpoch >= last.moment.secondsSinceEpoch - Self.sitting
        }
        let items = parts.flatMap { $0.meal.items }
        self.init(moment: last.moment, type: type, items: items)
    }

    /// A meal of the diary.
    private struct Told {
        let id: RecordID
        let moment: Moment
        let meal: Meal

        init?(_ event: HealthEvent) {
            guard case .meal(let meal) = event.details else { return nil }
            (id, moment, self.meal) = (event.id, event.moment, meal)
        }
    }

    private init(moment: Moment, type: MealType, items: [FoodItem]) {
        self.moment = moment
        self.type = type
        let known = items.filter { $0.tellsCarbohydrate }
        carbohydrate = Grams(known.reduce(0) { $0 + $1.nutrients[.carbohydrate] })
        foods = items.count
        foodsWithoutFigures = items.count - known.count
    }
}

extension FoodItem {
    /// Whether its carbohydrate is known. A food of a table has it, be it 0. One typed by hand has it where it holds any, or where
    /// protein or fat stand for its energy; otherwise the field was left empty.
    public var tellsCarbohydrate: Bool {
        foodCode != nil || nutrients[.carbohydrate] > 0 || nutrients[.protein] > 0 || nutrients[.fat] > 0
    }
}
