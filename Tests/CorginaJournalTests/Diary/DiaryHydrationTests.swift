import CorginaCore
import CorginaJournal
import Testing

@Suite struct DiaryHydrationTests {
    @Test func `the day's drinks are counted against her own goal`() {
        var diary = Diary()
        #expect(diary.hydrationPreferences == HydrationPreferences())
        let hers = HydrationPreferences(goal: .glasses(6), glass: Milliliters(250))
        diary.apply(Sample.entry(1, .putProfile(Profile(timeZone: "UTC", hydration: hers))), sequence: 1)
        diary.apply(Sample.entry(2, .putEvent(Sample.water(1))), sequence: 2)
        diary.apply(Sample.entry(3, .putEvent(Sample.water(2, milliliters: 500))), sequence: 3)
        let day = Sample.lunchtime.day
        #expect(diary.fluids(on: day).words(diary.hydrationPreferences, units: .metric) == "3 of 6 glasses")
        #expect(diary.fluids(on: day + 1).total == .zero)
        #expect(diary.fluidWeek(endingOn: day + 6).total == Milliliters(750))
        #expect(diary.fluidWeek(endingOn: day + 7).total == .zero)
    }
}
