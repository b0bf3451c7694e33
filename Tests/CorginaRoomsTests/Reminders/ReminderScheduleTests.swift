import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

@Suite struct ReminderScheduleTests {
    /// A Monday in winter.
    private static let day = CalendarDay(number: 20_836)
    private static let all = ReminderPreferences(
        kinds: Set(ReminderKind.allCases), quietHours: nil, waterTimes: [TimeOfDay(minutes: 660)],
        goalsTime: TimeOfDay(minutes: 1_170), kicksTime: TimeOfDay(minutes: 1_200))
    private static let iron = ReminderSamples.supplement(1, "Iron", at: [480, nil], from: day - 5)

    private func found(
        _ changes: [Change], _ preferences: ReminderPreferences = all, on day: CalendarDay = day,
        postponed: PostponedReminders = PostponedReminders()
    ) -> [(Reminder.Subject, String)] {
        let diary = GrowingDiary([ReminderSamples.profile(preferences)] + changes).diary
        let schedule = ReminderSchedule(diary, postponed: postponed, offset: ReminderSamples.berlin)
        let first = WakeTimes.minute(of: ReminderSamples.moment(day, 0))
        let last = WakeTimes.minute(of: ReminderSamples.moment(day + 1, 0)) - 1
        return schedule.reminders(in: first...last).map { ($0.subject, "\($0.moment.time)") }
    }

    private static func slot(_ number: Int = 1, _ day: CalendarDay = day) -> DoseSlot {
        DoseSlot(supplement: iron.id, day: day, number: number)
    }

    private static func taken(_ number: Int = 1, _ day: CalendarDay = day) throws -> Change {
        let moment = ReminderSamples.moment(day, 7)
        return Change(try iron.taking(slot(number, day), at: moment, now: moment), of: iron)
    }

    @Test func `a dose is due at its time, late an hour after, and counted when its day is over`() {
        let day = found([.putSupplement(Self.iron)])
        #expect(day.map(\.0).prefix(3) == [.missedDoses(Self.day - 1), .dose(Self.slot()), .lateDose(Self.slot())])
        #expect(day.map(\.1).prefix(3) == ["00:00", "08:00", "09:01"])
    }

    @Test func `a dose she took is in no reminder, and neither is a day on which nothing is open`() throws {
        let both = [
            try Self.taken(), try Self.taken(2), try Self.taken(1, Self.day - 1), try Self.taken(2, Self.day - 1),
        ]
        let subjects = found([.putSupplement(Self.iron)] + both).map(\.0.kind)
        #expect(!subjects.contains { [.dose, .lateDose, .missedDoses].contains($0) })
    }

    @Test func `nothing is asked for while a supplement is paused`() {
        let subjects = found([.putSupplement(Self.iron.paused(from: Self.day - 1))]).map(\.0.kind)
        #expect(!subjects.contains(.dose) && !subjects.contains(.missedDoses))
    }

    @Test func `a visit is announced at its time on the day before and an hour before`() {
        let visit = ReminderSamples.visit(1, ReminderSamples.moment(Self.day, 14, 30))
        #expect(
            found([visit], on: Self.day - 1).contains { $0 == (.visitTomorrow(RecordID(high: 2, low: 1)), "14:30") })
        #expect(found([visit]).contains { $0 == (.visitSoon(RecordID(high: 2, low: 1)), "13:30") })
    }

    @Test func `water is silent once the goal is reached, and where only her provider can set one`() {
        let drunk = Change.putEvent(
            HealthEvent(
                id: RecordID(high: 9, low: 1), moment: ReminderSamples.moment(Self.day, 9),
                details: .hydration(Drink(name: "Water", volume: Milliliters(2_500)))))
        #expect(found([]).contains { $0 == (.water(Self.day), "11:00") })
        #expect(!found([drunk]).contains { $0.0.kind == .water })
        var profile = Profile(timeZone: "Europe/Berlin", reminders: Self.all)
        profile.hydration.goal = .provider(nil)
        #expect(!found([.putProfile(profile)]).contains { $0.0.kind == .water })
    }

    @Test(arguments: [(195, false), (196, true), (290, true)])
    func `movements are asked about from 28 weeks on`(days: Int, isAsked: Bool) {
        let pregnancy = Pregnancy(id: RecordID(high: 1, low: 1), dating: .lastPeriod(Self.day - days, cycleLength: 28))
        #expect(found([.putPregnancy(pregnancy)]).contains { $0.0 == .kicks(Self.day) } == isAsked)
    }

    @Test func `movements are not asked about on a day she counted`() {
        let pregnancy = Pregnancy(id: RecordID(high: 1, low: 1), dating: .lastPeriod(Self.day - 210, cycleLength: 28))
        let count = Change.putEvent(
            HealthEvent(
                id: RecordID(high: 9, low: 2), moment: ReminderSamples.moment(Self.day, 9),
                details: .kicks(KickCount(count: 10, minutes: 20))))
        #expect(!found([.putPregnancy(pregnancy), count]).contains { $0.0.kind == .kicks })
    }

    @Test func `after a loss there are visits and her list, and nothing else`() {
        let loss = Pregnancy(
            id: RecordID(high: 1, low: 1), dating: .lastPeriod(Self.day - 210, cycleLength: 28),
            outcome: .loss(Self.day - 3))
        let visit = ReminderSamples.visit(1, ReminderSamples.moment(Self.day, 14, 30))
        let kinds = Set(found([.putPregnancy(loss), .putSupplement(Self.iron), visit]).map(\.0.kind))
        #expect(kinds == [.dose, .lateDose, .missedDoses, .visitSoon])
    }

    @Test(arguments: ReminderKind.allCases)
    func `a kind she does not want is not there`(kind: ReminderKind) {
        var preferences = Self.all
        preferences.kinds.remove(kind)
        let visits = [Self.day, Self.day + 1].enumerated().map {
            ReminderSamples.visit(UInt64($0.offset), ReminderSamples.moment($0.element, 14))
        }
        let pregnancy = Pregnancy(id: RecordID(high: 1, low: 1), dating: .lastPeriod(Self.day - 210, cycleLength: 28))
        let changes = [.putSupplement(Self.iron), .putPregnancy(pregnancy)] + visits
        #expect(Set(found(changes).map(\.0.kind)) == Set(ReminderKind.allCases))
        #expect(Set(found(changes, preferences).map(\.0.kind)) == Set(ReminderKind.allCases).subtracting([kind]))
    }

    @Test func `what lies in quiet hours comes when they end, if it still matters`() {
        var preferences = Self.all
        preferences.quietHours = QuietHours(start: TimeOfDay(minutes: 1_260), end: TimeOfDay(minutes: 420))
        let early = ReminderSamples.supplement(2, "Thyroxine", at: [360, 1_290], from: Self.day - 5)
        let visits = [
            ReminderSamples.visit(1, ReminderSamples.moment(Self.day, 7, 30)),
            ReminderSamples.visit(2, ReminderSamples.moment(Self.day, 6, 30)),
        ]
        let day = found([.putSupplement(early)] + visits, preferences)
        let doses = day.filter { $0.0.kind == .dose }
        #expect(doses.map(\.1) == ["07:00"], "the one at 21:30 is over by then")
        #expect(day.contains { $0 == (.missedDoses(Self.day - 1), "07:00") })
        #expect(day.contains { $0 == (.visitSoon(RecordID(high: 2, low: 1)), "07:00") })
        #expect(!day.contains { $0.0 == .visitSoon(RecordID(high: 2, low: 2)) }, "that visit has begun by then")
        #expect(day.contains { $0.0.kind == .lateDose && $0.1 == "08:01" })
    }

    @Test(arguments: [
        // The clocks go from 2:00 to 3:00 on 28 March 2027: what was meant for 2:30 comes as if they had not.
        (20_905, 150, "03:30"), (20_905, 90, "01:30"), (20_905, 190, "03:10"),
        // They go from 3:00 to 2:00 on 31 October 2027: 2:30 comes twice, and the first counts.
        (21_122, 150, "02:30"), (21_122, 190, "03:10"),
    ])
    func `on the days when clocks change a dose comes once`(number: Int, minutes: Int, time: String) {
        let day = CalendarDay(number: number)
        let supplement = ReminderSamples.supplement(4, "Iron", at: [minutes], from: day - 9)
        let doses = found([.putSupplement(supplement)], on: day).filter { $0.0.kind == .dose }
        #expect(doses.map(\.1) == [time])
    }

    @Test func `late is an hour of time, also where the clocks skip one`() {
        let day = CalendarDay(number: 20_905)
        let supplement = ReminderSamples.supplement(4, "Iron", at: [150], from: day - 9)
        #expect(found([.putSupplement(supplement)], on: day).first { $0.0.kind == .lateDose }?.1 == "04:31")
    }

    @Test func `what was put off is there again at its new minute, unless it was done`() throws {
        let due = WakeTimes.minute(of: ReminderSamples.moment(Self.day, 8))
        var postponed = PostponedReminders()
        postponed.postpone(due, now: due + 5)
        let now = ReminderSamples.moment(Self.day, 8, 35)
        for isTaken in [false, true] {
            let changes = [.putSupplement(Self.iron)] + (isTaken ? [try Self.taken()] : [])
            let diary = GrowingDiary([ReminderSamples.profile(Self.all)] + changes).diary
            let schedule = ReminderSchedule(diary, postponed: postponed, offset: ReminderSamples.berlin)
            #expect(schedule.minutes(at: ReminderSamples.moment(Self.day, 8, 5)).contains(due + 35))
            let reminders = schedule.reminders(at: due + 35, now: now)
            #expect(reminders.map(\.subject) == (isTaken ? [] : [.dose(Self.slot())]))
        }
    }

    @Test func `minutes lie ahead for fourteen days, or a while ago, and none is there twice`() {
        let diary = GrowingDiary([ReminderSamples.profile(Self.all), .putSupplement(Self.iron)]).diary
        let now = ReminderSamples.moment(Self.day, 8)
        let minutes = ReminderSchedule(diary, offset: ReminderSamples.berlin).minutes(at: now)
        #expect(minutes == Set(minutes).sorted())
        #expect(minutes.allSatisfy { $0 >= WakeTimes.minute(of: now) - WakeTimes.grace })
        #expect(minutes.contains(WakeTimes.minute(of: now)))
        #expect(minutes.last.map { $0 - WakeTimes.minute(of: now) <= 14 * 1_440 } ?? false)
        #expect(minutes.count < WakeTimes.capacity)
    }
}

private func == (lhs: (Reminder.Subject, String), rhs: (Reminder.Subject, String)) -> Bool {
    lhs.0 == rhs.0 && lhs.1 == rhs.1
}
