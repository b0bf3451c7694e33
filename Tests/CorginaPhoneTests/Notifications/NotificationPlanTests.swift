import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaPhone

@Suite struct NotificationPlanTests {
    private static let day = PhoneSamples.day
    private static let now = PhoneSamples.moment(day, 7)
    private static let iron = PhoneSamples.supplement(1, "Iron", at: [480])
    private static let all = ReminderPreferences(kinds: Set(ReminderKind.allCases), quietHours: nil)

    private static func plan(
        _ changes: [Change] = [.putSupplement(iron)], _ preferences: ReminderPreferences = all,
        postponed: PostponedReminders = PostponedReminders(), now: Moment = now,
        offset: @escaping @Sendable (Int64) -> Int = PhoneSamples.berlin
    ) -> NotificationPlan {
        NotificationPlan(
            GrowingDiary([PhoneSamples.profile(preferences)] + changes).diary, postponed: postponed, now: now,
            offset: offset)
    }

    private static func clocks(_ plan: NotificationPlan, on day: CalendarDay = day) -> [String] {
        plan.notifications.map { Moment(secondsSinceEpoch: $0.minute * 60, utcOffset: 3_600) }
            .filter { $0.day == day }.map { "\($0.time)" }
    }

    @Test func `a day has its doses, late doses, water and the day's look, one notification a minute`() {
        #expect(Self.clocks(Self.plan()) == ["08:00", "09:01", "11:00", "15:00", "19:00", "19:30"])
        let minutes = Self.plan().notifications.map(\.minute)
        #expect(Set(minutes).count == minutes.count && minutes == minutes.sorted())
    }

    @Test func `doses of one minute are one notification with one answer for both`() {
        let folate = PhoneSamples.supplement(2, "Folic acid", at: [480])
        let plain = ReminderPreferences(kinds: [.dose], quietHours: nil, isDiscreet: false)
        let first = Self.plan([.putSupplement(Self.iron), .putSupplement(folate)], plain).notifications.first
        #expect(first?.body == "Time for Folic acid and Iron" || first?.body == "Time for Iron and Folic acid")
        #expect(first?.category == .doses && first?.urgency == .timeSensitive)
    }

    @Test func `private words name nothing, on the buttons neither`() {
        let plan = Self.plan()
        let reminders = plan.notifications.filter { $0.identifier != "corgina.renewal" }
        #expect(Set(reminders.map(\.body)) == ["Something is due. Tap to see what."])
        #expect(plan.notifications.first?.category == .discreetDoses)
        #expect(NotificationCategory.discreetDoses.actions.map(\.title) == ["Done", "Later", "Skip"])
        #expect(NotificationCategory.doses.actions.map(\.title) == ["Taken", "Later", "Skip"])
    }

    @Test func `planned anew, the same minutes have the same identifiers`() {
        let (first, second) = (Self.plan(), Self.plan(now: PhoneSamples.moment(Self.day, 7, 30)))
        #expect(first.notifications.map(\.identifier).prefix(20) == second.notifications.map(\.identifier).prefix(20))
    }

    @Test func `what is taken goes, waiting and shown, and what is not Corgina's stays`() throws {
        let before = Self.plan()
        let moment = PhoneSamples.moment(Self.day, 8, 5)
        let slot = DoseSlot(supplement: Self.iron.id, day: Self.day, number: 1)
        let taken = Change(try Self.iron.taking(slot, at: moment, now: moment), of: Self.iron)
        let after = Self.plan([.putSupplement(Self.iron), taken], now: moment)
        let shown = [before.notifications[0].identifier, "other.app", "corgina.due.1"]
        let changes = after.changes(pending: before.notifications.map(\.identifier) + ["other"], delivered: shown)
        let late = before.notifications[1].identifier
        #expect(changes.pendingToRemove.contains(late) && !changes.pendingToRemove.contains("other"))
        #expect(changes.deliveredToRemove == [shown[0], "corgina.due.1"])
        #expect(changes.toAdd == after.notifications && !after.notifications.map(\.identifier).contains(late))
    }

    @Test func `after a loss only doses and visits are left`() {
        let visit = PhoneSamples.visit(1, at: PhoneSamples.moment(Self.day + 1, 14, 30))
        let plan = Self.plan([.putSupplement(Self.iron), visit, PhoneSamples.pregnancy(.loss(Self.day - 1))])
        #expect(Self.clocks(plan) == ["08:00", "09:01", "14:30"])
        let before = Self.plan([.putSupplement(Self.iron), visit, PhoneSamples.pregnancy()])
        let kicks = before.notifications.filter { $0.minute == WakeTimes.minute(of: PhoneSamples.moment(Self.day, 20)) }
        let changes = plan.changes(pending: [], delivered: kicks.map(\.identifier))
        #expect(kicks.count == 1 && changes.deliveredToRemove == kicks.map(\.identifier))
    }

    @Test func `quiet hours move what falls into them to their end`() {
        let quiet = ReminderPreferences(
            kinds: [.dose], quietHours: QuietHours(start: TimeOfDay(minutes: 1_320), end: TimeOfDay(minutes: 540)))
        #expect(Self.clocks(Self.plan([.putSupplement(Self.iron)], quiet)) == ["09:00"])
    }

    @Test func `what she put off comes at that minute, at that instant`() throws {
        var postponed = PostponedReminders()
        let due = WakeTimes.minute(of: PhoneSamples.moment(Self.day, 8))
        postponed.postpone(due, now: due + 2)
        let plan = Self.plan(postponed: postponed, now: PhoneSamples.moment(Self.day, 8, 2))
        let again = try #require(plan.notifications.first)
        #expect(again.minute == due + 32 && again.trigger == .instant && again.category == .discreetDoses)
    }

    @Test(arguments: [
        // Clocks go forward at 2:00 on 28 March 2027, and back at 3:00 on 31 October.
        ("2027-03-27T12:00:00+01:00", 150, "2027-03-28", "03:30", "instant"),
        ("2027-10-30T12:00:00+02:00", 150, "2027-10-31", "02:30", "instant"),
        ("2027-01-18T01:00:00+01:00", 150, "2027-01-18", "02:30", "clock"),
        ("2027-03-29T01:00:00+02:00", 480, "2027-03-30", "08:00", "clock"),
    ])
    func `where clocks change a time comes once, and otherwise by the clock wherever she is`(
        now: String, time: Int, day: String, shown: String, trigger: String
    ) throws {
        let iron = PhoneSamples.supplement(1, "Iron", at: [time])
        let now = try #require(Moment(now))
        let wanted = try #require(CalendarDay(day))
        let doses = ReminderPreferences(kinds: [.dose], quietHours: nil)
        let plan = Self.plan([.putSupplement(iron)], doses, now: now).notifications
        let found = plan.filter { at($0).day == wanted }
        #expect(found.map { "\(at($0).time)" } == [shown])
        #expect(found.map { $0.trigger == .instant ? "instant" : "clock" } == [trigger])
    }

    private func at(_ notification: PlannedNotification) -> Moment {
        let seconds = notification.minute * 60
        return Moment(secondsSinceEpoch: seconds, utcOffset: PhoneSamples.berlin(seconds))
    }

    @Test func `a visit comes at its instant, a dose by the clock`() throws {
        let visit = PhoneSamples.visit(1, at: PhoneSamples.moment(Self.day + 1, 14, 30))
        let plan = Self.plan([visit, .putSupplement(Self.iron)], ReminderPreferences(quietHours: nil)).notifications
        #expect(plan.prefix(2).map(\.trigger) == [.clock(Self.day, TimeOfDay(minutes: 480)), .instant])
    }

    @Test func `nothing chosen, nothing planned`() {
        #expect(Self.plan([], ReminderPreferences(kinds: [], quietHours: nil)).notifications.isEmpty)
    }
}
