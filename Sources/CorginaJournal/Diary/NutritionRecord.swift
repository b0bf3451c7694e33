import Algorithms
import CorginaCore

/// What she took in today and lately, by nutrient.
public struct NutritionRecord: Hashable, Sendable {
    /// Of today's food.
    public var today: NutrientAmounts
    /// Of today's supplements, as far as their doses tell.
    public var supplements: NutrientAmounts
    /// Micrograms of iodine in today's supplements, as far as their labels tell. The food table has no figures for it.
    public var iodine: Double
    /// A day's mean over the logged ones of the seven days before today, food and supplements together.
    public var average: NutrientAmounts
    /// How many of those seven days have food in them; 0...7.
    public var loggedDays: Int
    /// Today's foods.
    public var foods: [FoodItem]
    /// Different foods of the last 60 days, the latest helping of each.
    public var eatenBefore: [FoodItem]

    public init(
        today: NutrientAmounts, supplements: NutrientAmounts, iodine: Double = 0, average: NutrientAmounts,
        loggedDays: Int, foods: [FoodItem], eatenBefore: [FoodItem]
    ) {
        self.iodine = iodine
        self.today = today
        self.supplements = supplements
        self.average = average
        self.loggedDays = loggedDays
        self.foods = foods
        self.eatenBefore = eatenBefore
    }

    /// The foods with the most of the nutrient, each name once.
    public static func richest(in nutrient: Nutrient, of foods: [FoodItem], limit: Int) -> [(
        name: String, amount: Double
    )] {
        var amounts: [String: Double] = [:]
        for food in foods { amounts[food.name, default: 0] += food.nutrients[nutrient] }
        return amounts.filter { $0.value > 0 }.min(count: limit) { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { (name: $0.key, amount: $0.value) }
    }
}

extension Diary {
    /// What she took in on the day, in the seven days before, and which foods gave it.
    public func nutrition(on day: CalendarDay) -> NutritionRecord { NutritionRecord(self, on: day) }
}

extension NutritionRecord {
    init(_ diary: Diary, on day: CalendarDay) {
        let logged = (1...7).map { diary.events(on: day - $0) }.filter { !Self.foods(in: $0).isEmpty }
        let sum = logged.map { Self.foods(in: $0).map { $0.nutrients }.sum() + Self.supplements(in: $0) }.sum()
        let today = diary.events(on: day)
        self.init(
            today: Self.foods(in: today).map { $0.nutrients }.sum(), supplements: Self.supplements(in: today),
            iodine: today.map { $0.details.supplementContents[.iodine] }.reduce(0, +),
            average: logged.isEmpty ? .zero : sum * (1 / Double(logged.count)), loggedDays: logged.count,
            foods: Self.foods(in: today),
            eatenBefore: Self.latestHelpings(in: diary.events(on: (day - 60)...day)))
    }

    private static func latestHelpings(in events: [HealthEvent]) -> [FoodItem] {
        foods(in: events).uniqued { $0.name }
    }

    private static func foods(in events: [HealthEvent]) -> [FoodItem] { events.flatMap { $0.details.foods } }

    private static func supplements(in events: [HealthEvent]) -> NutrientAmounts {
        events.map { $0.details.supplementNutrients }.sum()
    }
}

extension HealthEvent.Details {
    /// The foods of a meal; none of anything else.
    fileprivate var foods: [FoodItem] {
        guard case .meal(let meal) = self else { return [] }
        return meal.items
    }

    fileprivate var supplementContents: SupplementContents {
        guard case .supplement(let intake) = self else { return .none }
        return intake.knownContents
    }

    fileprivate var supplementNutrients: NutrientAmounts {
        guard case .supplement(let intake) = self else { return .zero }
        return intake.nutrients
    }
}
