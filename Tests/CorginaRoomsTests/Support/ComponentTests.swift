import CorginaCore
import Testing

@testable import CorginaRooms

@Suite struct ComponentTests {
    @Test(arguments: [
        (1.0, Certainty.clear), (0.8, .clear), (0.79, .fairlySure), (0.5, .fairlySure), (0.49, .pleaseCheck),
        (.nan, .pleaseCheck),
    ])
    func `confidence becomes words`(confidence: Double, certainty: Certainty) {
        #expect(Certainty(confidence: confidence) == certainty)
    }

    @Test(arguments: [(-3, 0), (0, 0), (171, 171), (280, 280), (400, 280)])
    func `the ring never leaves its circle`(days: Int, done: Int) {
        #expect(WeekHero(Samples.pregnancy(days), on: Samples.today).daysDone == done)
    }

    @Test(arguments: [
        (0, [0, 0, 0]), (49, [50, 0, 0]), (98, [100, 0, 0]), (171, [100, 74, 0]), (196, [100, 100, 0]),
        (280, [100, 100, 100]), (400, [100, 100, 100]),
    ])
    func `the thirds fill one after the other`(days: Int, percents: [Int]) {
        #expect(TrimesterProgress(Samples.pregnancy(days), on: Samples.today).percents == percents)
    }

    @Test(arguments: [(1.0, 2.0, 50), (0, 0, 0), (3, 2, 100), (-1, 2, 0), (.nan, 1, 0), (1, .infinity, 0)])
    func `a share is between none and all`(part: Double, whole: Double, share: Int) {
        #expect(percent(part, of: whole) == share)
    }

    @Test func `measures follow her units`() {
        let (metric, us) = (Measures(.metric), Measures(.us))
        #expect(metric.weight(Weight(kilograms: 62.5)) == "62.5 kg")
        #expect(us.weight(Weight(kilograms: 62.5)) == "137.8 lb")
        #expect(us.volume(.cup) == "about 8 fl oz")
        #expect(metric.glucose(BloodGlucose(milligramsPerDeciliter: 95)) == "5.3 mmol/L")
    }

    @Test func `days are read out as people say them`() {
        let day = CalendarDay(year: 2026, month: 11, day: 21) ?? Samples.today
        #expect(WrittenEnglish.ofNoRegion.withWeekday(day) == "Saturday, 21 November")
        #expect(WrittenEnglish.ofNoRegion.relative(day - 1, to: day) == "Yesterday")
        #expect(WrittenEnglish.ofNoRegion.short(day + 109) == "10 Mar")
        #expect(WrittenEnglish.ofNoRegion.full(day + 109) == "10 March 2027")
    }
}
