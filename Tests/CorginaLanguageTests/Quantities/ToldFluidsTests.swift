import CorginaCore
import CorginaLanguage
import Testing

/// Totals and fluids, told as people tell them, are water of the day.
struct ToldFluidsTests {
    private func drunk(_ sentence: String) -> (milliliters: Double, isDayTotal: Bool)? {
        let events = Spoken.understand(sentence).events
        guard events.count == 1, case .other(.hydration(let drink)) = events[0].content else { return nil }
        return (drink.volume.value, events[0].isDayTotal)
    }

    @Test(arguments: [
        ("total water today: 2.3 litres", 2_300.0), ("Total water for today was 2.3 litres", 2_300),
        ("water total 2.3 L", 2_300),
        ("total fluids 2 litres", 2_000), ("water intake today 1.8 litres", 1_800), ("2.3 litres total water", 2_300),
        ("fluids 1.8 L so far", 1_800),
    ])
    func `it is the day's, and so is not added to what was logged`(sentence: String, milliliters: Double) throws {
        let drink = try #require(drunk(sentence))
        #expect(drink == (milliliters, true))
    }

    @Test(arguments: [("2 litres of fluids", 2_000.0), ("500 ml of water", 500)])
    func `without such a word it is one drink`(sentence: String, milliliters: Double) throws {
        let drink = try #require(drunk(sentence))
        #expect(drink == (milliliters, false))
    }

    @Test(arguments: ["losing fluids, 200 ml I think", "iv fluids 1 litre", "leaking fluid, maybe 50 ml"])
    func `fluids that nobody drank are no water`(sentence: String) {
        #expect(drunk(sentence) == nil)
    }
}
