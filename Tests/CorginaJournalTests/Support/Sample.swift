import CorginaCore
import CorginaJournal

/// Small known values.
enum Sample {
    /// 2026-03-10, 12:30 in New York.
    static let lunchtime = Moment(secondsSinceEpoch: 1_773_160_200, utcOffset: -14_400)

    static func entry(_ number: UInt64, _ change: Change) -> JournalEntry {
        JournalEntry(id: EntryID(high: 0, low: number), recordedAt: lunchtime, device: "test", change: change)
    }

    static func water(_ number: UInt64, at moment: Moment = lunchtime, milliliters: Double = 250) -> HealthEvent {
        HealthEvent(
            id: RecordID(high: 1, low: number), moment: moment,
            details: .hydration(Drink(name: "Water", volume: Milliliters(milliliters))))
    }

    static func meal(_ number: UInt64, _ type: MealType, kilocalories: Double, at moment: Moment = lunchtime)
        -> HealthEvent
    {
        var nutrients = NutrientAmounts.zero
        nutrients[.energy] = kilocalories
        let item = FoodItem(
            name: "Soup", foodCode: nil, quantity: 1, portion: "bowl", grams: Grams(300), nutrients: nutrients,
            source: .manual, isEstimated: false)
        return HealthEvent(
            id: RecordID(high: 2, low: number), moment: moment,
            details: .meal(Meal(name: "Soup", type: type, items: [item])))
    }
}
