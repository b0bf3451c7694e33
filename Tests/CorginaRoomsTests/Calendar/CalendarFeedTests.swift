import CorginaCore
import CorginaJournal
import Foundation
import ICalendar
import Testing

@testable import CorginaRooms

@Suite struct CalendarFeedTests {
    private static let now = Moment(secondsSinceEpoch: 1_795_345_200, utcOffset: -18_000)
    private static let today = now.day
    private static let pregnancyID = RecordID(high: 1, low: 7)
    private static let plain = CalendarContents(weeks: true, doses: true, appointmentAlarm: .day, isDiscreet: false)

    private static func diary(_ changes: [Change]) -> Diary {
        var diary = Diary()
        for (index, change) in changes.enumerated() {
            diary.apply(
                JournalEntry(
                    id: EntryID(high: 0, low: UInt64(index)), recordedAt: now, device: "test", change: change),
                sequence: index + 1)
        }
        return diary
    }

    private static func visit(_ number: UInt64, _ moment: String, _ appointment: Appointment) throws -> Change {
        .putEvent(
            HealthEvent(
                id: RecordID(high: 2, low: number), moment: try #require(Moment(moment)),
                details: .appointment(appointment), notes: "private notes"))
    }

    private static func pregnancy(_ outcome: PregnancyOutcome = .ongoing) -> Change {
        .putPregnancy(
            Pregnancy(id: pregnancyID, dating: .lastPeriod(today - 171, cycleLength: 28), outcome: outcome))
    }

    private static let supplements: [Change] = [
        .putSupplement(
            Supplement(
                id: RecordID(high: 3, low: 1), name: "Iron", dose: DoseAmount(27, .milligrams),
                courses: [
                    Course(start: today - 30, end: today - 1, ending: .changed, schedule: .daily(1)),
                    Course(
                        start: today, startTime: TimeOfDay(minutes: 600),
                        schedule: DoseSchedule(times: [TimeOfDay(minutes: 480), TimeOfDay(minutes: 1_200), nil])),
                ])),
        .putSupplement(
            Supplement(
                id: RecordID(high: 3, low: 2), name: "Vitamin D; weekly, with food", dose: DoseAmount(1, .capsules),
                courses: [
                    Course(
                        start: today, end: today + 120, ending: .stopped,
                        schedule: DoseSchedule(weekdays: [.monday, .friday], times: [TimeOfDay(minutes: 540)]))
                ])),
        .putSupplement(
            Supplement(
                id: RecordID(high: 3, low: 3), name: "Ginger", dose: DoseAmount(250, .milligrams),
                courses: [Course(start: today, schedule: .whenNeeded)])),
        .putSupplement(
            Supplement(
                id: RecordID(high: 3, low: 4), name: "Paused", dose: DoseAmount(1, .tablets),
                courses: [
                    Course(
                        start: today - 9, end: today - 2, ending: .paused,
                        schedule: DoseSchedule(times: [TimeOfDay(minutes: 480)]))
                ])),
    ]

    /// Visits on both sides of New York's changes of March and November 2027, pregnancy, supplements.
    private static func everything() throws -> Diary {
        let visit = Appointment(
            title: "Midwife, Osei", place: "St Mary's; 2nd floor", provider: "Dr Osei", minutes: 45,
            questions: [.init(id: RecordID(high: 4, low: 1), words: "private question")], results: "private results")
        return diary(
            [
                .putProfile(Profile(timeZone: "America/New_York")), pregnancy(),
                try Self.visit(1, "2026-12-05T14:00:00-05:00", visit),
                try Self.visit(2, "2027-03-12T09:00:00-05:00", Appointment(title: "Before the change")),
                try Self.visit(3, "2027-03-15T09:00:00-04:00", Appointment(title: "After the change")),
                try Self.visit(4, "2026-11-01T09:00:00-05:00", Appointment(title: "Three weeks ago 👩‍👩‍👧")),
                try Self.visit(5, "2026-09-01T09:00:00-04:00", Appointment(title: "Long ago")),
            ] + supplements)
    }

    private func titles(_ diary: Diary, _ contents: CalendarContents = plain) -> [String] {
        CalendarFeed(diary, contents, now: Self.now).file.entries.map(\.title)
    }

    @Test func `the feed is this, byte for byte; an independent parser reads the same file`() throws {
        let bytes = CalendarFeed(try Self.everything(), Self.plain, now: Self.now).bytes
        let url = try #require(Bundle.module.url(forResource: "Fixtures/feed", withExtension: "ics"))
        #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: try Data(contentsOf: url), as: UTF8.self))
    }

    @Test func `discreet titles say nothing, and neither does anything else in the file`() throws {
        let contents = CalendarContents(weeks: true, doses: true)
        let file = String(
            decoding: CalendarFeed(try Self.everything(), contents, now: Self.now).bytes, as: UTF8.self
        ).lowercased()
        for word in [
            "midwife", "osei", "st mary", "iron", "vitamin", "week 2", "due", "pregnan", "baby", "private ", "change",
        ] { #expect(!file.contains(word), "\(word)") }
        #expect(
            Set(titles(try Self.everything(), contents)) == ["Appointment", "Important date", "New week", "Reminder"])
    }

    @Test(arguments: [true, false])
    func `questions, results and notes are never in it`(isDiscreet: Bool) throws {
        var contents = Self.plain
        contents.isDiscreet = isDiscreet
        let file = String(
            decoding: CalendarFeed(try Self.everything(), contents, now: Self.now).bytes, as: UTF8.self)
        #expect(!file.contains("private"))
    }

    @Test func `an entry keeps its uid when it moves, and no two share one`() throws {
        let entries = CalendarFeed(try Self.everything(), Self.plain, now: Self.now).file.entries
        #expect(Set(entries.map(\.uid)).count == entries.count)
        let before = Self.diary([try Self.visit(1, "2026-12-05T14:00:00-05:00", Appointment(title: "A"))])
        let after = Self.diary([try Self.visit(1, "2026-12-09T11:00:00-05:00", Appointment(title: "B"))])
        let uid = { (diary: Diary) in CalendarFeed(diary, Self.plain, now: Self.now).file.entries.map(\.uid) }
        #expect(uid(before) == uid(after))
    }

    @Test func `weeks run to the fortieth, and past it as they come`() {
        let weeks = { (days: Int) in
            titles(
                Self.diary([
                    .putPregnancy(
                        Pregnancy(
                            id: Self.pregnancyID, dating: .lastPeriod(Self.today - days, cycleLength: 28)))
                ])
            ).filter { $0.hasPrefix("Week") }
        }
        #expect(weeks(171).first == "Week 4" && weeks(171).last == "Week 40" && weeks(171).count == 37)
        #expect(weeks(287).last == "Week 41" && weeks(400).last == "Week 42")
    }

    @Test(arguments: [PregnancyOutcome.loss(nil), .loss(today - 1), .birth(today - 1, name: "Ada")])
    func `after a loss and after a birth there is no due date and no week`(outcome: PregnancyOutcome) {
        #expect(titles(Self.diary([Self.pregnancy(outcome)])).isEmpty)
    }

    @Test func `a due date she does not want to see is not in it`() {
        let hidden = Self.diary([.putProfile(Profile(timeZone: "UTC", showsDueDate: false)), Self.pregnancy()])
        #expect(!titles(hidden).contains("Due date (about)"))
        #expect(titles(Self.diary([Self.pregnancy()])).contains("Due date (about)"))
        #expect(titles(Self.diary([Self.pregnancy()]), CalendarContents(dueDate: false)).isEmpty)
    }

    @Test func `doses come with their alarm or without, and only those by the clock`() {
        let entries = CalendarFeed(Self.diary(Self.supplements), Self.plain, now: Self.now).file.entries
        #expect(
            entries.map(\.title) == [
                "Iron, 27 mg", "Iron, 27 mg", "Vitamin D; weekly, with food, 1 capsule",
            ])
        #expect(entries.allSatisfy { $0.alarm == 0 })
        var silent = Self.plain
        silent.doseAlarms = false
        #expect(
            CalendarFeed(Self.diary(Self.supplements), silent, now: Self.now).file.entries.allSatisfy {
                $0.alarm == nil
            })
        // The first dose of the first day was due before she began.
        guard case .every(let first) = entries[0].time, case .every(let second) = entries[1].time else {
            Issue.record("they do not repeat")
            return
        }
        #expect(first.first == Self.today + 1 && second.first == Self.today)
    }

    @Test func `with nothing chosen but appointments only they are in it`() throws {
        let contents = CalendarContents(dueDate: false, isDiscreet: false)
        #expect(
            Set(titles(try Self.everything(), contents)) == [
                "Midwife, Osei", "Before the change", "After the change", "Three weeks ago 👩‍👩‍👧",
            ])
    }
}
