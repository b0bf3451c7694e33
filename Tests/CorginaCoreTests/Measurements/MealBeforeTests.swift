import CorginaCore
import Testing

struct MealBeforeTests {
    private static let noon = Moment(day: CalendarDay(number: 20_778), time: TimeOfDay(minutes: 720), utcOffset: 0)

    private static func food(_ carbohydrate: Double, code: String? = "11112110", protein: Double = 0) -> FoodItem {
        var nutrients = NutrientAmounts.zero
        nutrients[.energy] = 100
        nutrients[.carbohydrate] = carbohydrate
        nutrients[.protein] = protein
        return FoodItem(
            name: "Food", foodCode: code, quantity: 1, portion: "cup", grams: Grams(100), nutrients: nutrients,
            source: .database, isEstimated: false)
    }

    private static func meal(_ number: UInt64, minutes: Int, _ type: MealType, _ items: [FoodItem]) -> HealthEvent {
        HealthEvent(
            id: RecordID(high: 2, low: number), moment: noon.advanced(bySeconds: minutes * 60),
            details: .meal(Meal(name: "Meal", type: type, items: items)))
    }

    private func before(
        _ timing: BloodGlucose.Timing?, after meal: MealType? = nil, minutes: Int, _ events: [HealthEvent]
    ) -> MealBefore? {
        MealBefore(
            BloodGlucose(milligramsPerDeciliter: 120, timing: timing, meal: meal),
            at: Self.noon.advanced(bySeconds: minutes * 60), in: events)
    }

    @Test func `the last meal stands beside a reading after it`() {
        let events = [
            Self.meal(1, minutes: -240, .breakfast, [Self.food(60)]), Self.meal(2, minutes: 0, .lunch, [Self.food(45)]),
            Self.meal(3, minutes: 90, .snack, [Self.food(15)]),
        ]
        #expect(before(.oneHourAfterMeal, minutes: 60, events)?.carbohydrate == Grams(45))
        #expect(before(.twoHoursAfterMeal, minutes: 120, events)?.type == .snack)
        // She said which meal she means.
        #expect(before(.twoHoursAfterMeal, after: .lunch, minutes: 120, events)?.carbohydrate == Grams(45))
    }

    @Test func `one meal told in parts is one meal`() {
        let events = [
            Self.meal(1, minutes: -70, .lunch, [Self.food(99)]), Self.meal(2, minutes: -20, .lunch, [Self.food(30)]),
            Self.meal(3, minutes: 0, .lunch, [Self.food(12)]),
        ]
        let meal = before(.oneHourAfterMeal, minutes: 60, events)
        #expect(meal?.carbohydrate == Grams(42))
        #expect(meal?.moment == Self.noon)
    }

    @Test(arguments: [
        (BloodGlucose.Timing.oneHourAfterMeal, 240, true), (.oneHourAfterMeal, 241, false), (.fasting, 18 * 60, true),
        (.fasting, 18 * 60 + 1, false), (.oneHourAfterMeal, -1, false),
    ])
    func `a meal is looked for as far back as one can belong`(
        timing: BloodGlucose.Timing, minutes: Int, isFound: Bool
    ) {
        let events = [Self.meal(1, minutes: 0, .dinner, [Self.food(50)])]
        #expect((before(timing, minutes: minutes, events) != nil) == isFound)
    }

    @Test(arguments: [
        (Self.food(0), true), (Self.food(0, code: nil), false), (Self.food(3, code: nil), true),
        (Self.food(0, code: nil, protein: 20), true),
    ])
    func `a food whose carbohydrate nobody told is counted as such`(food: FoodItem, isKnown: Bool) {
        let meal = before(
            .oneHourAfterMeal, minutes: 60, [Self.meal(1, minutes: 0, .lunch, [food, Self.food(20)])])
        #expect(meal?.foods == 2)
        #expect(meal?.foodsWithoutFigures == (isKnown ? 0 : 1))
    }
}
