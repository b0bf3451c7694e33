import CorginaCore
import Testing

struct LifeStageTests {
    private let start = CalendarDay(number: 20_000)

    private func stage(_ outcome: PregnancyOutcome, day: Int, breastfeeding: Bool? = nil) -> LifeStage? {
        let pregnancy = Pregnancy(
            id: RecordID(high: 0, low: 1), dating: .lastPeriod(start, cycleLength: 28), outcome: outcome)
        return LifeStage(pregnancy, on: start + day, isBreastfeeding: breastfeeding)
    }

    @Test func `A pregnancy's stage is its trimester, switching at 14w0d and 28w0d`() {
        #expect(stage(.ongoing, day: 97) == .pregnant(.first))
        #expect(stage(.ongoing, day: 98) == .pregnant(.second))
        #expect(stage(.ongoing, day: 195) == .pregnant(.second))
        #expect(stage(.ongoing, day: 196) == .pregnant(.third))
    }

    @Test func `Without a pregnancy, or past 44 weeks, nothing is guessed`() {
        #expect(LifeStage(nil, on: start, isBreastfeeding: true) == nil)
        #expect(stage(.ongoing, day: 308) == nil)
    }

    @Test func `After a birth breastfeeding counts when she said so, for a year`() {
        let birth = PregnancyOutcome.birth(start + 280, name: "")
        #expect(stage(birth, day: 290) == .notPregnant)
        #expect(stage(birth, day: 290, breastfeeding: false) == .notPregnant)
        #expect(stage(birth, day: 290, breastfeeding: true) == .lactating(.firstHalfYear))
        #expect(stage(birth, day: 280 + 183, breastfeeding: true) == .lactating(.secondHalfYear))
        #expect(stage(birth, day: 280 + 366, breastfeeding: true) == .notPregnant)
    }

    @Test func `After a loss the stage is that of no pregnancy`() {
        #expect(stage(.loss(nil), day: 100, breastfeeding: true) == .notPregnant)
    }
}
