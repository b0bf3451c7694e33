import Testing

@testable import CorginaCore

struct FluidTotalsTests {
    @Test func `a day's sum is the one its own page shows`() {
        let moment = Moment(secondsSinceEpoch: 1_773_160_200, utcOffset: 0)
        func food(_ name: String, water: Double, alcohol: Double = 0) -> FoodItem {
            var nutrients = NutrientAmounts.zero
            (nutrients[.water], nutrients[.alcohol]) = (water, alcohol)
            return FoodItem(
                name: name, foodCode: nil, quantity: 1, portion: "cup", grams: Grams(250), nutrients: nutrients,
                source: .manual, isEstimated: false)
        }
        let foods = [
            food("Milk, whole", water: 220), food("Milk, whole", water: 100), food("Watermelon", water: 230),
            food("Red wine", water: 215, alcohol: 20), food("Ginger beer", water: 230), food("Lentil soup", water: 210),
        ]
        let details: [HealthEvent.Details] =
            ["Water", "Wine", "Root beer", "Beer"].map { .hydration(Drink(name: $0, volume: Milliliters(200))) }
            + foods.map { .meal(Meal(name: $0.name, type: .snack, items: [$0, $0])) } + [.note]
        let events = details.enumerated().map { place, details in
            HealthEvent(id: RecordID(high: 0, low: UInt64(place)), moment: moment, details: details)
        }
        var totals = FluidTotals()
        let sum = events.reduce(Milliliters.zero) { $0 + totals.volume(of: $1) }
        #expect(sum == FluidDay(moment.day, events).total && sum > .zero)
    }
}
