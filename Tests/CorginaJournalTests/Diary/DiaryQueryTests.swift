import CorginaCore
import CorginaJournal
import Testing

@Suite struct DiaryQueryTests {
    private func diary(_ changes: Change...) -> Diary {
        var diary = Diary()
        for (index, change) in changes.enumerated() {
            diary.apply(Sample.entry(UInt64(index + 1), change), sequence: index + 1)
        }
        return diary
    }

    @Test func `an empty diary has nothing`() {
        let diary = Diary()
        #expect(diary.profile == nil)
        #expect(diary.currentPregnancy == nil)
        #expect(diary.days.isEmpty)
        #expect(diary.intake(on: CalendarDay(number: 0)) == DayIntake([]))
    }

    @Test func `the day's events come newest first, and only the day's`() {
        let noon = Sample.lunchtime
        let diary = diary(
            .putEvent(Sample.water(1, at: noon)), .putEvent(Sample.water(2, at: noon.advanced(bySeconds: 60))),
            .putEvent(Sample.water(3, at: noon.advanced(bySeconds: -60))),
            .putEvent(Sample.water(4, at: noon.advanced(bySeconds: 86_400))))
        #expect(diary.events(on: noon.day).map(\.id.low) == [2, 1, 3])
        #expect(diary.events(on: noon.day...(noon.day + 1)).map(\.id.low) == [4, 2, 1, 3])
        #expect(diary.days == [noon.day + 1, noon.day])
    }

    @Test func `an event stays on the day where it happened, however its owner travels`() {
        // The same instant: 23:30 on the 9th in Honolulu, 18:30 on the 10th in Tokyo.
        let instant: Int64 = 1_773_135_000
        let honolulu = Moment(secondsSinceEpoch: instant, utcOffset: -36_000)
        let tokyo = Moment(secondsSinceEpoch: instant, utcOffset: 32_400)
        let diary = diary(.putEvent(Sample.water(1, at: honolulu)), .putEvent(Sample.water(2, at: tokyo)))
        #expect(honolulu.time == TimeOfDay("23:30"))
        #expect(diary.events(on: honolulu.day).map(\.id.low) == [1])
        #expect(diary.events(on: tokyo.day).map(\.id.low) == [2])
        #expect(tokyo.day == honolulu.day + 1)
    }

    @Test func `the day's totals are by meal, with drinks apart`() {
        let diary = diary(
            .putEvent(Sample.meal(1, .breakfast, kilocalories: 300)),
            .putEvent(Sample.meal(2, .lunch, kilocalories: 500)),
            .putEvent(Sample.meal(3, .lunch, kilocalories: 50)), .putEvent(Sample.water(4, milliliters: 250)),
            .putEvent(Sample.water(5, milliliters: 330)),
            .putEvent(Sample.meal(6, .lunch, kilocalories: 999, at: Sample.lunchtime.advanced(bySeconds: 86_400))))
        let intake = diary.intake(on: Sample.lunchtime.day)
        #expect(intake.energy == Kilocalories(850))
        #expect(intake.energy(at: .lunch) == Kilocalories(550))
        #expect(intake.energy(at: .dinner) == .zero)
        #expect(intake.nutrientsByMeal.keys.sorted { $0.rawValue < $1.rawValue } == [.breakfast, .lunch])
        #expect(intake.drinkVolume == Milliliters(580))
    }

    @Test func `the current pregnancy is the one with the latest due date`() {
        let first = Pregnancy(id: RecordID(high: 0, low: 1), dating: .dueDate(CalendarDay(number: 19_000)))
        let second = Pregnancy(id: RecordID(high: 0, low: 2), dating: .dueDate(CalendarDay(number: 20_600)))
        #expect(diary(.putPregnancy(second), .putPregnancy(first)).currentPregnancy == second)
        #expect(diary(.putPregnancy(second), .putPregnancy(first)).pregnancies == [second, first])
        #expect(diary(.putPregnancy(first), .putPregnancy(second), .remove(second.id)).currentPregnancy == first)
    }

    @Test func `the profile is the last one put`() {
        let before = Profile(firstName: "Ada", timeZone: "UTC")
        let after = Profile(firstName: "Ada", units: .us, timeZone: "America/New_York")
        #expect(diary(.putProfile(before), .putProfile(after)).profile == after)
    }
}
