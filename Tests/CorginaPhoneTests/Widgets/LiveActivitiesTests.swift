import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaPhone

/// What stands on the lock screen while movements or contractions are counted.
@Suite struct LiveActivitiesTests {
    private static func send(_ post: PhonePost, _ caller: inout Caller) throws {
        var visit = try caller.visit()
        _ = try Rooms.accept(post.form, at: post.place, by: &visit)
        caller.perform(visit.effects)
    }

    @Test func `movements are counted from the lock screen, and twice sent they count once`() throws {
        var caller = Caller()
        #expect(LiveActivities(try caller.visit()).movements == nil)
        try Self.send(PhonePost(.measurements(.count(.start))), &caller)
        let start = try #require(LiveActivities(try caller.visit()).movements)
        #expect(start.count == 0 && start.words == "0 of 10 movements" && start.back == nil)
        let felt = try #require(start.felt)
        try Self.send(felt, &caller)
        try Self.send(felt, &caller)
        let one = try #require(LiveActivities(try caller.visit()).movements)
        #expect(one.count == 1 && one.staleAt == one.start + Int64(KickSession.minutes) * 60)
        try Self.send(try #require(one.back), &caller)
        #expect(LiveActivities(try caller.visit()).movements?.count == 0)
    }

    @Test func `at the tenth it is over`() throws {
        var caller = Caller()
        try Self.send(PhonePost(.measurements(.count(.start))), &caller)
        for _ in 0..<KickSession.target {
            try Self.send(try #require(LiveActivities(try caller.visit()).movements?.felt), &caller)
        }
        #expect(LiveActivities(try caller.visit()).movements == nil)
        #expect(caller.diary.events(on: PhoneSamples.day).map(\.details.kind) == [.kicks])
    }

    @Test func `contractions start and stop by one tap, and are gone two hours after the last`() throws {
        var caller = Caller()
        #expect(LiveActivities(try caller.visit()).contractions == nil)
        try Self.send(PhonePost(.measurements(.time(.start)), ("ago", "0")), &caller)
        let running = try #require(LiveActivities(try caller.visit()).contractions)
        #expect(running.running == caller.now.secondsSinceEpoch)
        caller.now = caller.now.advanced(bySeconds: 50)
        try Self.send(running.tap, &caller)
        let between = try #require(LiveActivities(try caller.visit()).contractions)
        #expect(between.running == nil && between.last == running.running)
        caller.now = caller.now.advanced(bySeconds: 7_200)
        #expect(LiveActivities(try caller.visit()).contractions == nil)
    }

    @Test func `a button counts once for what was shown beside it`() throws {
        var caller = Caller()
        #expect(LiveActivities(try caller.visit()).post(for: .felt, shown: 0) == nil)
        try Self.send(PhonePost(.measurements(.count(.start))), &caller)
        let before = LiveActivities(try caller.visit())
        #expect(before.post(for: .back, shown: 0) == nil && before.post(for: .felt, shown: 1) == nil)
        try Self.send(try #require(before.post(for: .felt, shown: 0)), &caller)
        let after = LiveActivities(try caller.visit())
        #expect(after.post(for: .felt, shown: 0) == nil && after.post(for: .felt, shown: 1) != nil)
        #expect(after.post(for: .back, shown: 1) != nil && after.post(for: .start, shown: 0) == nil)
    }

    @Test func `one button starts a contraction, the other ends it`() throws {
        var caller = Caller()
        try Self.send(PhonePost(.measurements(.time(.start)), ("ago", "0")), &caller)
        let running = LiveActivities(try caller.visit())
        #expect(running.post(for: .start, shown: 0) == nil)
        let end = try #require(running.post(for: .stop, shown: 0))
        caller.now = caller.now.advanced(bySeconds: 50)
        try Self.send(end, &caller)
        let between = LiveActivities(try caller.visit())
        #expect(between.post(for: .stop, shown: 0) == nil && between.post(for: .start, shown: 0) != nil)
    }

    @Test func `there are buttons for what can be done`() {
        #expect(ActivityButton.under(0, of: 10) == [.felt] && ActivityButton.under(3, of: 10) == [.back, .felt])
        #expect(ActivityButton.under(10, of: 10).isEmpty)
        #expect(ActivityButton.underContractions(isRunning: true) == [.stop])
        #expect(ActivityButton.underContractions(isRunning: false) == [.start])
    }

    @Test(arguments: [PregnancyOutcome.loss(nil), .birth(PhoneSamples.day, name: "")])
    func `none once a pregnancy ended`(outcome: PregnancyOutcome) throws {
        var caller = Caller()
        try Self.send(PhonePost(.measurements(.count(.start))), &caller)
        var visit = try caller.visit()
        visit.append([PhoneSamples.pregnancy(outcome)])
        caller.perform(visit.effects)
        let activities = LiveActivities(try caller.visit())
        #expect(activities.movements == nil && activities.contractions == nil)
    }
}
