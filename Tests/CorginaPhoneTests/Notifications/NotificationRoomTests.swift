import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaPhone

/// What gives way where a phone keeps no more notifications.
@Suite struct NotificationRoomTests {
    private static let day = PhoneSamples.day
    private static let now = PhoneSamples.moment(day, 6)
    private static let all = ReminderPreferences(
        kinds: Set(ReminderKind.allCases), quietHours: nil,
        waterTimes: [600, 720, 840, 960].map { TimeOfDay(minutes: $0) })

    private static func plan(doses: Int, visits: [Int] = []) -> [PlannedNotification] {
        let supplements = (0..<doses).map {
            Change.putSupplement(PhoneSamples.supplement(UInt64($0 + 1), "S\($0)", at: [430 + $0 * 7]))
        }
        let appointments = visits.map {
            PhoneSamples.visit(UInt64($0 + 1), at: PhoneSamples.moment(day + $0, 15, 1))
        }
        let diary = GrowingDiary([PhoneSamples.profile(all), PhoneSamples.pregnancy()] + supplements + appointments)
            .diary
        return NotificationPlan(diary, now: now, offset: PhoneSamples.berlin).notifications
    }

    @Test(arguments: [0, 1, 3, 8, 20, 60])
    func `never more than a phone keeps, and the nearest are there`(doses: Int) {
        let plan = Self.plan(doses: doses)
        #expect(plan.count <= NotificationPlan.most)
        let next = plan.first?.minute
        #expect(next.map { $0 - WakeTimes.minute(of: Self.now) <= 240 } == true)
        #expect(Set(plan.map(\.identifier)).count == plan.count)
    }

    @Test func `a visit far ahead keeps its place`() {
        let plan = Self.plan(doses: 12, visits: [11])
        #expect(plan.count == NotificationPlan.most)
        let minutes = Set(plan.map(\.minute))
        #expect(minutes.contains(WakeTimes.minute(of: PhoneSamples.moment(Self.day + 10, 15, 1))))
        #expect(minutes.contains(WakeTimes.minute(of: PhoneSamples.moment(Self.day + 11, 14, 1))))
    }

    @Test func `beyond two days water gives way before doses`() {
        let plan = Self.plan(doses: 3).filter { $0.identifier != "corgina.renewal" }
        let near = WakeTimes.minute(of: Self.now) + 2 * 1_440
        let water = plan.filter { $0.urgency == .quiet && $0.minute > near }
        let doses = plan.filter { $0.urgency == .timeSensitive }
        #expect(!doses.isEmpty && (doses.last?.minute ?? 0) > (water.last?.minute ?? 0))
        #expect(plan.contains { $0.urgency == .quiet && $0.minute <= near })
    }

    @Test func `where there is no room any more one asks to open Corgina, in words that say nothing`() throws {
        let plan = Self.plan(doses: 12)
        let asking = try #require(plan.first { $0.identifier == "corgina.renewal" })
        #expect(asking.body == "Open Corgina so that your reminders go on." && asking.category == .plain)
        #expect(plan.filter { $0.minute == asking.minute }.count == 1)
    }

    @Test func `where all fit it comes when the days that are planned are over`() throws {
        let doses = ReminderPreferences(kinds: [.dose], quietHours: nil)
        let iron = Change.putSupplement(PhoneSamples.supplement(1, "Iron", at: [480]))
        let plan = NotificationPlan(
            GrowingDiary([PhoneSamples.profile(doses), iron]).diary, now: Self.now, offset: PhoneSamples.berlin
        ).notifications
        #expect(plan.count == 15 && plan.last?.identifier == "corgina.renewal")
        #expect(plan.last?.minute == WakeTimes.minute(of: PhoneSamples.moment(Self.day + 14, 8)))
    }
}
