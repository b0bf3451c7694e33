import Testing

@testable import CorginaCore

struct WrittenEnglishTests {
    private typealias English = WrittenEnglish

    @Test(arguments: [
        (
            FoodRegion?.some(.us), English.Spelling.american, English.DateOrder.monthFirst, English.Clock.twelveHour,
            Weekday.sunday
        ),
        (.uk, .british, .dayFirst, .twentyFourHour, .monday), (.australia, .british, .dayFirst, .twelveHour, .monday),
        (.india, .british, .dayFirst, .twelveHour, .sunday), (nil, .british, .dayFirst, .twentyFourHour, .monday),
    ])
    func `a region says how English is written`(
        region: FoodRegion?, spelling: WrittenEnglish.Spelling, order: WrittenEnglish.DateOrder,
        clock: WrittenEnglish.Clock, first: Weekday
    ) {
        let english = WrittenEnglish(region: region)
        #expect(english.spelling == spelling && english.dateOrder == order && english.clock == clock)
        #expect(english.weekdays.first == first && Set(english.weekdays) == Set(Weekday.allCases))
        #expect(english.weekdays.count == 7)
    }

    @Test(arguments: [
        (FoodRegion?.some(.us), "cal"), (nil, "cal"), (.uk, "kcal"), (.australia, "kcal"), (.india, "kcal"),
    ])
    func `a region says which unit energy has`(region: FoodRegion?, unit: String) {
        let english = WrittenEnglish(region: region)
        #expect(english.energyUnit == unit)
        #expect(english.calories(Kilocalories(538.4)) == "538 " + unit)
        #expect(english.calories(Kilocalories(1_179.5)) == "1,180 " + unit)
        #expect(english.unit(of: .energy) == unit && english.unit(of: .iron) == "mg")
    }

    @Test(arguments: [FoodRegion.us, .uk, .australia, .india, nil])
    func `her own choice of a clock comes before her region's`(region: FoodRegion?) {
        #expect(WrittenEnglish(region: region, clock: .twelveHour).clock == .twelveHour)
        #expect(WrittenEnglish(region: region, clock: .twentyFourHour).clock == .twentyFourHour)
    }

    @Test(arguments: [
        ("Diarrhoea, anaemia and Fibre.", "Diarrhea, anemia and Fiber."), ("Unpasteurised milk", "Unpasteurized milk"),
        ("paracetamol if your provider agrees", "acetaminophen if your provider agrees"), ("", ""),
        ("a mouldy, grey colour; favourites’", "a moldy, gray color; favorites’"),
        ("World Health Organization", "World Health Organization"),
        ("recolour centred", "recolour centred"),
    ])
    func `whole words of the table are spelled either way, and back`(british: String, american: String) {
        #expect(WrittenEnglish(region: .us).spelled(british) == american)
        #expect(WrittenEnglish(region: .us).spelled(american) == american)
        #expect(WrittenEnglish(region: .uk).spelled(american) == british)
        #expect(WrittenEnglish.ofNoRegion.spelled(american) == british)
    }

    @Test func `no word stands in the table twice, or on both sides`() {
        let words = SpelledWord.all.flatMap { [$0.american, $0.british] }
        #expect(Set(words).count == words.count && words.allSatisfy { $0 == $0.lowercased() })
    }
}
