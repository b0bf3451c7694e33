import CorginaCore
import CorginaJournal
import Testing

struct DiaryTargetTests {
    private let start = CalendarDay(number: 20_000)
    private let body = BodyFacts(
        birthYear: 1994, height: Centimeters(165), weight: Weight(kilograms: 65), activity: .lowActive)

    private func diary(_ profile: Profile?, _ outcome: PregnancyOutcome? = .ongoing) -> Diary {
        var diary = Diary()
        var changes: [Change] = []
        if let profile { changes.append(.putProfile(profile)) }
        if let outcome {
            changes.append(
                .putPregnancy(
                    Pregnancy(
                        id: RecordID(high: 0, low: 9), dating: .lastPeriod(start, cycleLength: 28), outcome: outcome)))
        }
        for (number, change) in changes.enumerated() {
            let entry = JournalEntry(
                id: EntryID(high: 0, low: UInt64(number + 1)), recordedAt: Moment(secondsSinceEpoch: 1, utcOffset: 0),
                device: "web",
                change: change)
            diary.apply(entry, sequence: number + 1)
        }
        return diary
    }

    @Test func `Before she gave facts there is no target`() {
        #expect(diary(nil, nil).energyTarget(on: start) == nil)
        #expect(diary(Profile(timeZone: "UTC")).energyTarget(on: start + 100) == nil)
        #expect(diary(Profile(timeZone: "UTC", body: body), nil).energyAdvice(on: start) == .needsDates)
    }

    @Test func `The target follows the trimester`() throws {
        let diary = diary(Profile(timeZone: "UTC", body: body))
        let goals = try [50, 120, 220].map { try #require(diary.energyTarget(on: start + $0)).goal.value }
        // 340 and 452 more; a birthday between them takes 7, and each is rounded to 10.
        #expect(abs(goals[1] - goals[0] - 340) <= 17)
        #expect(abs(goals[2] - goals[0] - 452) <= 17)
    }

    @Test func `After a loss the target is that of no pregnancy`() throws {
        let target = try #require(
            diary(Profile(timeZone: "UTC", body: body), .loss(start + 60)).energyTarget(on: start + 70))
        #expect(target.basis == .computed(.eer2005, .notPregnant))
    }
}
