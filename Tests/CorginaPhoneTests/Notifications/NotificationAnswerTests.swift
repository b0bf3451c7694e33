import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaPhone

/// What Taken, Later and Skip mean.
@Suite struct NotificationAnswerTests {
    private static let day = PhoneSamples.day
    private static let iron = PhoneSamples.supplement(1, "Iron", at: [480])
    private static let tapped = PhoneSamples.moment(day, 8, 5)
    private static let due = WakeTimes.minute(of: PhoneSamples.moment(day, 8))
    private static let identifier = PlannedNotification.identifier(of: due)

    private func plan(_ changes: [Change] = [], at now: Moment = tapped) -> NotificationPlan {
        NotificationPlan(
            GrowingDiary([PhoneSamples.profile(), .putSupplement(Self.iron)] + changes).diary, now: now,
            offset: PhoneSamples.berlin)
    }

    private func answer(_ action: String, at moment: Moment = tapped) throws -> NotificationAnswer {
        try #require(NotificationAnswer(identifier: Self.identifier, action: action, at: moment))
    }

    @Test(arguments: [("taken", "taken"), ("skip", "skipped")])
    func `Taken and Skip send the form of the dose's own page, at the moment of the tap`(
        action: String, state: String
    ) throws {
        // Her diary was closed; it is opened at noon.
        let outcome = plan(at: PhoneSamples.moment(Self.day, 12)).outcome(of: try answer(action))
        guard case .send(let posts, let moment) = outcome else { throw Missing() }
        #expect(moment == Self.tapped && posts.count == 1)
        #expect(posts.first?.place == .supplements(.dose(DoseSlot(supplement: Self.iron.id, day: Self.day, number: 1))))
        #expect(posts.first?.fields.map(\.value) == [state])
    }

    @Test func `the rooms take it, and the dose is taken once`() throws {
        var caller = Caller([PhoneSamples.profile(), .putSupplement(Self.iron)], at: 12)
        for _ in 1...2 {
            let plan = NotificationPlan(caller.diary, now: caller.now, offset: PhoneSamples.berlin)
            guard case .send(let posts, let moment) = plan.outcome(of: try answer("taken")) else { continue }
            for post in posts {
                var visit = try caller.visit()
                visit.now = moment
                let fields = Form(fields: ["state": post.fields.map(\.value)])
                _ = try Rooms.accept(fields, at: post.place, by: &visit)
                caller.perform(visit.effects)
            }
        }
        let records = caller.diary.doseRecords(on: Self.day...Self.day)
        #expect(records.map(\.moment) == [Self.tapped] && records.allSatisfy(\.isTaken))
    }

    @Test func `what was ticked meanwhile is not taken twice`() throws {
        let slot = DoseSlot(supplement: Self.iron.id, day: Self.day, number: 1)
        let taken = Change(try Self.iron.taking(slot, at: Self.tapped, now: Self.tapped), of: Self.iron)
        #expect(plan([taken]).outcome(of: try answer("taken")) == .nothing)
    }

    @Test func `Later comes again in half an hour, and what is planned then takes its place`() throws {
        let later = try answer("later")
        #expect(later.postponedTo == Self.due + 35)
        guard case .postpone(let postponed) = plan().outcome(of: later) else { throw Missing() }
        #expect(postponed.origins(of: Self.due + 35) == [Self.due])
        let again = NotificationPlan(
            GrowingDiary([PhoneSamples.profile(), .putSupplement(Self.iron)]).diary, postponed: postponed,
            now: Self.tapped, offset: PhoneSamples.berlin)
        #expect(again.notifications.first?.identifier == later.postponedIdentifier)
    }

    @Test func `a tap opens what it is about, putting it away nothing`() throws {
        #expect(
            plan().outcome(of: try answer("com.apple.UNNotificationDefaultActionIdentifier"))
                == .open(.supplements(.list)))
        #expect(plan().outcome(of: try answer("com.apple.UNNotificationDismissActionIdentifier")) == .nothing)
        let renewal = try #require(
            NotificationAnswer(
                identifier: "corgina.renewal", action: "com.apple.UNNotificationDefaultActionIdentifier",
                at: Self.tapped))
        #expect(plan().outcome(of: renewal) == .open(.today))
    }

    @Test func `an answer that waits is read as it was, and says nothing of what it is for`() throws {
        for action in ["taken", "later", "skip"] {
            let answer = try answer(action)
            #expect(answer.line == "\(action) \(Self.due) \(Self.tapped.secondsSinceEpoch) 3600")
            #expect(NotificationAnswer(line: answer.line) == answer)
        }
    }

    @Test(arguments: [
        "", "taken", "taken 1 2", "eaten 1 2 3", "taken x 2 3", "taken 1 2 99999", "taken 1 -2 0", "a b c d e",
    ])
    func `another line is no answer`(line: String) { #expect(NotificationAnswer(line: line) == nil) }

    @Test func `another app's notification and another button are none`() {
        #expect(NotificationAnswer(identifier: "other", action: "taken", at: Self.tapped) == nil)
        #expect(NotificationAnswer(identifier: Self.identifier, action: "eat", at: Self.tapped) == nil)
    }

    @Test func `on a locked phone nobody writes into her diary`() {
        let actions = NotificationCategory.allCases.flatMap(\.actions)
        #expect(actions.filter { !$0.needsUnlockedPhone }.allSatisfy { $0.kind == .later })
    }
}
