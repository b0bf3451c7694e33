import SeededRandom
import Testing

@testable import CorginaCore

struct ContractionPatternTests {
    private let now = Moment(secondsSinceEpoch: 1_000_000, utcOffset: 0)
    private let term = GestationalAge(weeks: 38)
    private let week30 = GestationalAge(weeks: 30)

    /// So many contractions, the last starting now.
    private func pattern(_ count: Int, every gap: Int, lasting seconds: Int?) -> ContractionPattern {
        ContractionPattern(
            (0..<count).map { ContractionPattern.Timed(start: now.advanced(bySeconds: -$0 * gap), seconds: seconds) }
                .reversed(), now: now)
    }

    private func fired(
        _ pattern: ContractionPattern, _ age: GestationalAge?, _ advice: ContractionPattern.Advice = .fiveOneOne
    ) -> [String] {
        pattern.findings(at: age, advice: advice).rules.map(\.id.rawValue)
    }

    @Test func `Five minutes apart, a minute long, for an hour: at these figures it fires, short of any it does not`() {
        #expect(fired(pattern(13, every: 300, lasting: 60), term) == ["CONTR_511"])
        #expect(fired(pattern(13, every: 301, lasting: 60), term) == [])
        #expect(fired(pattern(13, every: 300, lasting: 59), term) == [])
        #expect(fired(pattern(12, every: 300, lasting: 60), term) == [])
        #expect(fired(pattern(13, every: 300, lasting: nil), term) == [])
    }

    @Test func `Before 37 weeks the pattern of term is not asked for, and four in an hour is enough`() {
        #expect(fired(pattern(13, every: 300, lasting: 60), GestationalAge(days: 258)) == ["CONTR_PRETERM"])
        #expect(fired(pattern(4, every: 1_000, lasting: 30), week30) == ["CONTR_PRETERM"])
        #expect(fired(pattern(4, every: 1_200, lasting: 30), week30) == [])
        #expect(fired(pattern(3, every: 600, lasting: nil), week30) == ["CONTR_PRETERM"])
        #expect(fired(pattern(3, every: 601, lasting: nil), week30) == [])
        #expect(fired(pattern(2, every: 300, lasting: nil), week30) == [])
        #expect(fired(pattern(4, every: 600, lasting: 30), GestationalAge(days: 139)) == [])
        #expect(fired(pattern(4, every: 600, lasting: 30), GestationalAge(weeks: 20)) == ["CONTR_PRETERM"])
    }

    @Test func `Some units say four minutes`() {
        #expect(fired(pattern(16, every: 240, lasting: 60), term, .fourOneOne) == ["CONTR_411"])
        #expect(fired(pattern(16, every: 241, lasting: 60), term, .fourOneOne) == [])
    }

    @Test func `Fluid, blood, less movement or fever override the timing, and unknown weeks count as inside`() {
        let none = ContractionPattern([], now: now)
        #expect(
            none.findings(at: term, signs: [.bleeding]).level == .emergency && none.findings(at: term).rules.isEmpty)
        #expect(fired(pattern(13, every: 300, lasting: 60), nil) == ["CONTR_511", "CONTR_PRETERM"])
    }

    @Test(arguments: ["CONTR_511", "CONTR_411", "CONTR_PRETERM"])
    func `Each rule is of the table, at its level`(id: String) {
        #expect(ClinicalRule.named(id)?.level == .callNow)
    }

    @Test func `Frequency and length are means over the last hour, from start to start`() {
        let some = ContractionPattern(
            [(4_000, 90), (3_000, 40), (1_200, 50), (600, nil)].map {
                ContractionPattern.Timed(start: now.advanced(bySeconds: -$0.0), seconds: $0.1)
            }, now: now)
        #expect(some.lastHour.count == 3 && some.meanGap == 1_200 && some.meanLength == 45)
        #expect(some.runStart == now.advanced(bySeconds: -1_200) && some.runLength == 1_200)
        #expect(some.words == "Every 20 min, 45 s long, for 20 min")
    }

    @Test func `A run ends after a pause, and one alone has no frequency`() {
        let old = ContractionPattern([.init(start: now.advanced(bySeconds: -601), seconds: 60)], now: now)
        #expect(old.runStart == nil && old.runLength == 0 && old.meanGap == nil && old.words == nil)
        let future = ContractionPattern([.init(start: now.advanced(bySeconds: 5), seconds: 60)], now: now)
        #expect(future.lastHour.isEmpty)
    }

    @Test func `One added by hand in any order gives the same pattern`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<50 {
            let timed = (0..<12).map { _ in
                ContractionPattern.Timed(
                    start: now.advanced(bySeconds: -Int.random(in: 0...7_000, using: &random)),
                    seconds: Int.random(in: 20...90, using: &random))
            }
            #expect(ContractionPattern(timed, now: now) == ContractionPattern(timed.shuffled(using: &random), now: now))
        }
    }
}
