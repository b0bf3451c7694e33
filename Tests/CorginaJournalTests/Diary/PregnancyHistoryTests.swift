import CorginaCore
import CorginaJournal
import Testing

/// What a diary keeps about pregnancies over time.
@Suite struct PregnancyHistoryTests {
    private var diary = Diary()
    private let id = RecordID(high: 7, low: 1)
    private let first = DatingMethod.lastPeriod(CalendarDay(number: 20_000), cycleLength: 28)
    private let scan = DatingMethod.ultrasound(CalendarDay(number: 20_070), GestationalAge(weeks: 9))

    @discardableResult
    private mutating func append(_ change: Change) -> EntryID {
        let number = diary.sequence + 1
        let entry = JournalEntry(
            id: EntryID(high: 0, low: UInt64(number)), recordedAt: Sample.lunchtime.advanced(bySeconds: number * 3_600),
            device: "test", change: change)
        diary.apply(entry, sequence: number)
        return entry.id
    }

    private func pregnancy(
        _ dating: DatingMethod, _ reason: DatingReason = .firstEntry, _ outcome: PregnancyOutcome = .ongoing
    ) -> Pregnancy {
        Pregnancy(id: id, dating: dating, datingReason: reason, outcome: outcome)
    }

    @Test mutating func `every earlier date is kept with when and why, the newest first`() {
        append(.putPregnancy(pregnancy(first)))
        append(.putEvent(Sample.water(1)))
        append(.putPregnancy(pregnancy(scan, .scan)))
        append(.putPregnancy(pregnancy(scan, .scan, .birth(CalendarDay(number: 20_280), name: ""))))
        let revisions = diary.datingRevisions(of: id)
        #expect(revisions.map(\.dating) == [scan, first])
        #expect(revisions.map(\.reason) == [.scan, .firstEntry])
        #expect(revisions.map(\.since) == [3, 1].map { Sample.lunchtime.advanced(bySeconds: $0 * 3_600) })
        #expect(diary.datingRevisions(of: RecordID(high: 0, low: 0)).isEmpty)
    }

    @Test mutating func `a change of dates taken back leaves both in the history`() throws {
        append(.putPregnancy(pregnancy(first)))
        let change = append(.putPregnancy(pregnancy(scan, .scan)))
        append(try #require(diary.inverse(of: change)))
        #expect(diary.currentPregnancy?.dating == first)
        #expect(diary.datingRevisions(of: id).map(\.dating) == [first, scan, first])
    }

    @Test(arguments: [
        PregnancyOutcome.birth(CalendarDay(number: 20_280), name: "Mia"), .loss(nil),
        .loss(CalendarDay(number: 20_090)),
    ])
    mutating func `an ended pregnancy is no longer the current one, and taking that back makes it so again`(
        outcome: PregnancyOutcome
    ) throws {
        append(.putPregnancy(pregnancy(first)))
        let end = append(.putPregnancy(pregnancy(first, .firstEntry, outcome)))
        #expect(diary.currentPregnancy == nil)
        #expect(diary.latestPregnancy?.outcome == outcome)
        #expect(diary.pregnancies.count == 1)
        append(try #require(diary.inverse(of: end)))
        #expect(diary.currentPregnancy == pregnancy(first))
    }

    @Test mutating func `each pregnancy keeps its own timeline`() {
        let later = Pregnancy(id: RecordID(high: 7, low: 2), dating: .dueDate(CalendarDay(number: 21_000)))
        append(.putPregnancy(later))
        append(.putPregnancy(pregnancy(first)))
        #expect(diary.currentPregnancy == later)
        append(.putPregnancy(Pregnancy(id: later.id, dating: later.dating, outcome: .loss(nil))))
        #expect(diary.currentPregnancy == pregnancy(first))
        #expect(diary.datingRevisions(of: later.id).map(\.dating) == [later.dating])
    }
}
