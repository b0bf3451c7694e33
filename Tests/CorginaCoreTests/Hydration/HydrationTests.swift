import Testing

@testable import CorginaCore

struct HydrationTests {
    private let day = CalendarDay(number: 20_521)

    private func drink(_ name: String, _ milliliters: Double, minute: Int = 600, on day: CalendarDay? = nil)
        -> HealthEvent
    {
        HealthEvent(
            id: RecordID(high: 1, low: UInt64(minute)),
            moment: Moment(day: day ?? self.day, time: TimeOfDay(minutes: minute), utcOffset: 7_200),
            details: .hydration(Drink(name: name, volume: Milliliters(milliliters))))
    }

    private func food(_ name: String, grams: Double, water: Double, alcohol: Double = 0) -> FoodItem {
        var nutrients = NutrientAmounts.zero
        nutrients[.water] = water
        nutrients[.alcohol] = alcohol
        return FoodItem(
            name: name, foodCode: nil, quantity: 1, portion: "cup", grams: Grams(grams), nutrients: nutrients,
            source: .manual,
            isEstimated: false)
    }

    /// By the units of docs/clinical/hydration.md.
    @Test(arguments: [
        (0.0, "0", 0), (1, "0", 0), (237, "8", 1), (250, "8.5", 1), (500, "16.9", 2), (750, "25.4", 3),
        (1_000, "33.8", 4),
        (1_419, "48", 6), (1_500, "50.7", 6), (1_893, "64", 8), (2_000, "67.6", 8), (2_300, "77.8", 10),
        (2_400, "81.2", 10),
        (3_000, "101.4", 13), (3_100, "104.8", 13),
    ])
    func `A volume in fluid ounces and glasses to the nearest`(milliliters: Double, ounces: String, glasses: Int) {
        #expect(Figure.decimal(milliliters / Milliliters.fluidOunce.value) == ounces)
        let events = milliliters > 0 ? [drink("Water", milliliters)] : []
        #expect(FluidDay(day, events).glasses(HydrationPreferences()) == glasses)
    }

    /// By the same units: glasses of 8 fl oz in whole millilitres.
    @Test(arguments: [
        (HydrationGoal.Reference.eightCups, 1_893.0), (.tenCups, 2_366), (.twelveCups, 2_839), (.thirteenCups, 3_076),
    ])
    func `A reference goal in whole millilitres`(reference: HydrationGoal.Reference, milliliters: Double) {
        #expect(reference.volume == Milliliters(milliliters))
    }

    @Test func `Six of eight glasses, of her own size`() {
        let glasses = (0..<6).map { drink("Water", 237, minute: 480 + $0 * 90) }
        let preferences = HydrationPreferences()
        #expect(FluidDay(day, glasses).words(preferences, units: .metric) == "6 of 8 glasses")
        let large = HydrationPreferences(goal: .glasses(8), glass: Milliliters(250))
        #expect(large.target == Milliliters(2_000))
        #expect(FluidDay(day, glasses).words(large, units: .metric) == "about 6 of 8 glasses")
        #expect(FluidDay(day, glasses).progress(large) == 1_422.0 / 2_000)
    }

    @Test func `A volume when she prefers it, and no goal where her provider sets it`() {
        let events = [drink("Water", 1_400)]
        let own = HydrationPreferences(goal: .reference(.eightCups), countsGlasses: false)
        #expect(FluidDay(day, events).words(own, units: .metric) == "1.4 of 1.9 L")
        #expect(FluidDay(day, events).words(own, units: .us) == "47 of 64 fl oz")
        let provider = HydrationPreferences(goal: .provider(nil), countsGlasses: false)
        #expect(FluidDay(day, events).words(provider, units: .metric) == "1.4 L")
        #expect(FluidDay(day, events).progress(provider) == nil)
        #expect(FluidWeek(endingOn: day, events).daysAtGoal(provider) == nil)
    }

    @Test func `Tea, coffee and milk count in full, alcohol never`() {
        for name in ["Water", "Coffee", "Black tea", "Milk", "Ginger beer", "Non-alcoholic beer"] {
            #expect(Fluid.volume(of: Drink(name: name, volume: Milliliters(200))) == Milliliters(200), "\(name)")
        }
        for name in ["Red wine", "Beer", "Gin and tonic"] {
            #expect(Fluid.volume(of: Drink(name: name, volume: Milliliters(200))) == .zero, "\(name)")
        }
    }

    @Test func `A drink logged as food counts by its water, food with water in it does not`() {
        #expect(Fluid.volume(of: food("Milk, whole", grams: 244, water: 215)) == Milliliters(215))
        #expect(Fluid.volume(of: food("Orange juice, 100%", grams: 248, water: 219)) == Milliliters(219))
        #expect(Fluid.volume(of: food("Coffee cake", grams: 60, water: 15)) == .zero)
        #expect(Fluid.volume(of: food("Milk chocolate", grams: 40, water: 1)) == .zero)
        #expect(Fluid.volume(of: food("Watermelon, raw", grams: 150, water: 137)) == .zero)
        #expect(Fluid.volume(of: food("Wine cooler with juice", grams: 200, water: 180, alcohol: 8)) == .zero)
    }

    @Test func `A day holds its own drinks, where they were drunk`() {
        let events = [drink("Water", 200), drink("Water", 300, on: day + 1)]
        #expect(FluidDay(day, events).total == Milliliters(200))
        let week = FluidWeek(endingOn: day + 1, events)
        #expect(week.total == Milliliters(500) && week.loggedDays == 2 && week.average == Milliliters(250))
        #expect(week.days.map(\.day) == (0..<7).map { day - 5 + $0 })
        #expect(week.daysAtGoal(HydrationPreferences(goal: .own(Milliliters(1_000)))) == 0)
        #expect(week.daysAtGoal(HydrationPreferences(goal: .own(Milliliters(300)))) == 1)
        #expect(FluidWeek(endingOn: day, []).average == nil)
    }

    @Test func `A litre in an hour, or five in a day, is told; less is not`() {
        let most = [drink("Water", 500, minute: 600), drink("Water", 499, minute: 659)]
        #expect(!FluidDay(day, most).isMoreThanNeeded)
        #expect(FluidDay(day, most + [drink("Water", 1, minute: 630)]).isMoreThanNeeded)
        #expect(!FluidDay(day, [drink("Water", 500, minute: 600), drink("Water", 500, minute: 660)]).isMoreThanNeeded)
        let spread = (0..<10).map { drink("Water", 500, minute: 60 + $0 * 100) }
        #expect(FluidDay(day, spread).isMoreThanNeeded)
        #expect(!FluidDay(day, Array(spread.dropLast())).isMoreThanNeeded)
    }

    @Test func `What cannot be kept says what to do`() throws {
        try HydrationPreferences().validate()
        try HydrationPreferences(goal: .provider(nil)).validate()
        func error(_ preferences: HydrationPreferences) -> HydrationError? {
            do throws(HydrationError) { try preferences.validate() } catch { return error }
            return nil
        }
        #expect(error(HydrationPreferences(glass: Milliliters(29))) == .glassSize)
        #expect(error(HydrationPreferences(bottle: Milliliters(.nan))) == .bottleSize)
        #expect(error(HydrationPreferences(goal: .glasses(3))) == .glassCount)
        #expect(error(HydrationPreferences(goal: .own(Milliliters(4_001)))) == .volume)
        #expect(error(HydrationPreferences(goal: .provider(Milliliters(900)))) == .volume)
    }
}
