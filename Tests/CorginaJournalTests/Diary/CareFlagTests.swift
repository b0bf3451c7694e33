import CorginaCore
import Testing

@testable import CorginaJournal

/// What asks for a call stays open until she says what she did.
@Suite struct CareFlagTests {
    private static let today = CalendarDay(year: 2026, month: 3, day: 10) ?? .init(number: 0)

    private static func moment(_ hour: Int, daysAgo: Int = 0) -> Moment {
        Moment(day: today - daysAgo, time: TimeOfDay(minutes: hour * 60), utcOffset: 0)
    }

    private static func pressure(_ systolic: Int, _ diastolic: Int, at moment: Moment, _ number: UInt64 = 1)
        -> HealthEvent
    {
        HealthEvent(
            id: RecordID(high: 1, low: number), moment: moment,
            details: .bloodPressure(BloodPressure(systolic: systolic, diastolic: diastolic)))
    }

    private static func diary(_ events: HealthEvent...) -> Diary {
        var diary = Diary()
        for (index, event) in events.enumerated() {
            diary.apply(
                JournalEntry(
                    id: EntryID(high: 7, low: UInt64(index)), recordedAt: event.moment, device: "test",
                    change: .putEvent(event)), sequence: index + 1)
        }
        return diary
    }

    @Test func `a high reading stays open for a week, and an ordinary one is never open`() {
        let now = Self.moment(20)
        #expect(CareFlag.open(in: Self.diary(Self.pressure(118, 76, at: Self.moment(8))), at: now).isEmpty)
        for days in [0, 3, 6] {
            let flags = CareFlag.open(
                in: Self.diary(Self.pressure(152, 97, at: Self.moment(8, daysAgo: days))), at: now)
            #expect(flags.map { $0.sign } == ["Blood pressure"], "\(days) days ago")
        }
        #expect(CareFlag.open(in: Self.diary(Self.pressure(152, 97, at: Self.moment(8, daysAgo: 7))), at: now).isEmpty)
    }

    @Test func `what she did closes it, saying it twice is one entry, and taking it back opens it again`() throws {
        let reading = Self.pressure(152, 97, at: Self.moment(8))
        var diary = Self.diary(reading)
        let flag = try #require(CareFlag.open(in: diary, at: Self.moment(9)).first)
        let response = flag.response("Called my provider", at: Self.moment(9))
        #expect(response.id == flag.response("Again", at: Self.moment(10)).id && response.id != reading.id)
        diary = Self.diary(reading, response)
        #expect(CareFlag.open(in: diary, at: Self.moment(20)).isEmpty)
        diary.apply(
            JournalEntry(
                id: EntryID(high: 8, low: 1), recordedAt: Self.moment(21), device: "test", change: .remove(response.id)),
            sequence: 3)
        #expect(CareFlag.open(in: diary, at: Self.moment(22)).count == 1)
    }

    @Test func `an answer holds for a day for the same sign, and not for what is more pressing`() throws {
        let first = Self.pressure(152, 97, at: Self.moment(8, daysAgo: 2))
        let flag = try #require(CareFlag.open(in: Self.diary(first), at: Self.moment(9)).first)
        let response = flag.response("Called", at: Self.moment(9, daysAgo: 2))
        let alike = Self.pressure(154, 98, at: Self.moment(20, daysAgo: 2), 2)
        #expect(CareFlag.open(in: Self.diary(first, response, alike), at: Self.moment(20)).isEmpty)
        let worse = Self.pressure(172, 114, at: Self.moment(20, daysAgo: 2), 3)
        #expect(
            CareFlag.open(in: Self.diary(first, response, worse), at: Self.moment(20)).map { $0.event.id } == [worse.id]
        )
        let later = Self.pressure(154, 98, at: Self.moment(12), 4)
        #expect(
            CareFlag.open(in: Self.diary(first, response, later), at: Self.moment(20)).map { $0.event.id } == [later.id]
        )
    }

    @Test func `a sign has one flag, its newest entry, and the most pressing sign comes first`() {
        let headache = HealthEvent(
            id: RecordID(high: 1, low: 9), moment: Self.moment(7),
            details: .symptom(SymptomReport(name: "Light spotting", severity: nil)))
        let flags = CareFlag.open(
            in: Self.diary(
                headache, Self.pressure(152, 97, at: Self.moment(8)), Self.pressure(172, 114, at: Self.moment(9), 2)
            ), at: Self.moment(20))
        #expect(flags.count == 2 && flags.first?.event.id == RecordID(high: 1, low: 2))
        #expect(flags.map { $0.level } == flags.map { $0.level }.sorted(by: >))
    }
}
