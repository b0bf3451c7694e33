import CorginaCore
import CorginaJournal
import CorginaRooms
import SeededRandom
import Testing

@testable import CorginaPhone

/// A phone that keeps what it is told, through months of plans made at any moment.
@Suite struct NotificationSimulationTests {
    /// What waits on the phone, by identifier.
    private struct Phone {
        var pending: [String: PlannedNotification] = [:]
        var shown: [String] = []

        /// As iOS does: one with an identifier that waits takes its place.
        mutating func follow(_ changes: NotificationPlan.Changes) {
            for identifier in changes.pendingToRemove { pending[identifier] = nil }
            shown.removeAll { changes.deliveredToRemove.contains($0) }
            for notification in changes.toAdd { pending[notification.identifier] = notification }
        }

        mutating func wait(until now: Moment) {
            let due = pending.values.filter { $0.minute <= WakeTimes.minute(of: now) }
            for notification in due { pending[notification.identifier] = nil }
            shown += due.map(\.identifier)
        }
    }

    private static func diary(_ random: inout SeededGenerator) -> (changes: [Change], supplements: [Supplement]) {
        let kinds = ReminderKind.allCases.filter { _ in Bool.random(using: &random) }
        let preferences = ReminderPreferences(
            kinds: Set(kinds), quietHours: Bool.random(using: &random) ? .usual : nil,
            isDiscreet: Bool.random(using: &random))
        let supplements = (0..<UInt64.random(in: 0...6, using: &random)).map { number in
            let times = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                Int.random(in: 0...5, using: &random) == 0 ? nil : Int.random(in: 0..<1_440, using: &random)
            }
            return PhoneSamples.supplement(number, "S\(number)", at: times)
        }
        let visits = (0..<UInt64.random(in: 0...5, using: &random)).map { number in
            let day = PhoneSamples.day + Int.random(in: 0...120, using: &random)
            return PhoneSamples.visit(number, at: PhoneSamples.moment(day, Int.random(in: 7...18, using: &random)))
        }
        let outcome: PregnancyOutcome = Int.random(in: 0...3, using: &random) == 0 ? .loss(nil) : .ongoing
        return (
            [PhoneSamples.profile(preferences), PhoneSamples.pregnancy(outcome)]
                + supplements.map(Change.putSupplement) + visits, supplements
        )
    }

    @Test(arguments: 0..<12)
    func `after each plan exactly the plan stands, a minute has one, and nothing lies behind`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (changes, supplements) = Self.diary(&random)
        var diary = GrowingDiary(changes)
        var (phone, postponed) = (Phone(), PostponedReminders())
        // From 18 January into April, over the change of clocks.
        var now = PhoneSamples.moment(PhoneSamples.day, 6)
        for _ in 0..<30 {
            let seconds = now.secondsSinceEpoch + Int64.random(in: 60...250_000, using: &random)
            now = Moment(secondsSinceEpoch: seconds, utcOffset: PhoneSamples.berlin(seconds))
            phone.wait(until: now)
            if let supplement = supplements.randomElement(using: &random) {
                let slot = DoseSlot(supplement: supplement.id, day: now.day, number: 1)
                if let taken = try? supplement.taking(slot, at: now, now: now) {
                    diary.add(Change(taken, of: supplement))
                }
            }
            if let minute = phone.shown.compactMap(PlannedNotification.minute(of:)).randomElement(using: &random) {
                postponed.postpone(minute, now: WakeTimes.minute(of: now))
            }
            let plan = NotificationPlan(diary.diary, postponed: postponed, now: now, offset: PhoneSamples.berlin)
            phone.follow(plan.changes(pending: phone.pending.keys, delivered: phone.shown))
            #expect(phone.pending.values.sorted { $0.minute < $1.minute } == plan.notifications)
            #expect(plan.notifications.count <= NotificationPlan.most)
            #expect(Set(plan.notifications.map(\.minute)).count == plan.notifications.count)
            #expect(plan.notifications.allSatisfy { $0.minute > WakeTimes.minute(of: now) && !$0.body.isEmpty })
            #expect(Set(phone.pending.keys).isDisjoint(with: phone.shown))
        }
    }
}
