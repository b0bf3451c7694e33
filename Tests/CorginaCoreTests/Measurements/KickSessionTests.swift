import Testing

@testable import CorginaCore

struct KickSessionTests {
    private let start = Moment(secondsSinceEpoch: 1_000_000, utcOffset: 0)
    private let week30 = GestationalAge(weeks: 30)

    private func session(kicks: Int, every seconds: Int) -> KickSession {
        var session = KickSession(start: start)
        for number in 0..<kicks { session.kick(at: start.advanced(bySeconds: (number + 1) * seconds)) }
        return session
    }

    @Test func `It stops at the tenth and tells the minutes it took`() {
        let done = session(kicks: 12, every: 61)
        #expect(done.kicks.count == 10 && done.isDone && done.minutesToTen == 11)
        #expect(done.count(now: start.advanced(bySeconds: 9_999)) == KickCount(count: 10, minutes: 11))
        #expect(session(kicks: 9, every: 60).minutesToTen == nil)
    }

    @Test func `A slip is taken back, and a kick before the start is none`() {
        var session = session(kicks: 3, every: 60)
        session.unkick()
        session.kick(at: start.advanced(bySeconds: 30))
        #expect(session.kicks.count == 2)
    }

    @Test func `Fewer than ten in two hours is a call now, from 28 weeks on, and not a minute earlier`() throws {
        let figures = try #require(ClinicalRule.named("KICK_FAIL")).figures
        #expect(figures == [Double(KickSession.target), Double(KickSession.minutes)] && figures == [10, 120])
        #expect(KickSession.firstAge == GestationalAge(weeks: 28))
        #expect(KickCount(count: 9, minutes: 120).isTooFew && !KickCount(count: 9, minutes: 119).isTooFew)
        let few = session(kicks: 9, every: 60)
        let now = { (seconds: Int) in few.count(now: start.advanced(bySeconds: seconds)).findings(at: week30) }
        #expect(now(7_200).level == .callNow && now(7_199).rules.isEmpty)
        #expect(
            KickCount(count: 9, minutes: 120).findings(at: GestationalAge(weeks: 28)).rules.map(\.id.rawValue) == [
                "KICK_FAIL"
            ])
        #expect(KickCount(count: 9, minutes: 120).findings(at: GestationalAge(days: 195)).rules.isEmpty)
        #expect(KickCount(count: 9, minutes: 120).findings(at: nil).level == .callNow)
        #expect(KickCount(count: 10, minutes: 119).findings(at: week30).rules.isEmpty)
        #expect(KickCount(count: 3, minutes: nil).findings(at: week30).rules.isEmpty)
    }

    @Test func `Any change she tells of is a call now from 24 weeks on, whatever was counted`() {
        func fired(_ changed: Bool, _ never: Bool, _ age: GestationalAge?) -> [String] {
            KickCount.findings(hasChanged: changed, neverFelt: never, at: age).rules.map(\.id.rawValue)
        }
        #expect(
            fired(true, false, GestationalAge(weeks: 24)) == ["KICK_CHANGE"]
                && fired(true, false, GestationalAge(days: 167)) == [])
        #expect(
            fired(false, true, GestationalAge(weeks: 24)) == ["KICK_NONE24"]
                && fired(false, true, GestationalAge(days: 167)) == [])
        #expect(fired(false, false, week30) == [])
    }

    @Test func `Her own usual is told from five sittings on`() {
        func habit(_ minutes: [Int]) -> KickHabit { KickHabit(minutes.map { KickCount(count: 10, minutes: $0) }) }
        #expect(
            habit([10, 12, 30, 8]).usual == nil
                && habit([10, 12, 30, 8]).isLongestEver(KickCount(count: 10, minutes: 99)) == nil)
        #expect(habit([10, 12, 30, 8, 20]).usual == 12 && habit([10, 12, 30, 8, 20, 14]).usual == 13)
        #expect(habit([10, 12, 30, 8, 20]).isLongestEver(KickCount(count: 10, minutes: 31)) == true)
        #expect(habit([10, 12, 30, 8, 20]).isLongestEver(KickCount(count: 10, minutes: 30)) == false)
        #expect(KickHabit([KickCount(count: 8, minutes: 120), KickCount(count: 10, minutes: nil)]).minutes.isEmpty)
    }
}
