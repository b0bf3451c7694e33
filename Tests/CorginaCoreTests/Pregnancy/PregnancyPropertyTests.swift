import CorginaCore
import Testing

struct PregnancyPropertyTests {
    @Test func `Every last period from 2020 to 2032 gives a monotone age, one trimester a day and a due date that leads back`() throws {
        let first = try #require(CalendarDay(year: 2020, month: 1, day: 1))
        let last = try #require(CalendarDay(year: 2032, month: 12, day: 31))
        for number in first.number...last.number {
            let lmp = CalendarDay(number: number)
            let pregnancy = Pregnancy(id: RecordID(high: 0, low: 0), dating: .lastPeriod(lmp, cycleLength: 28))
            #expect(DatingMethod.dueDate(pregnancy.estimatedDueDate).effectiveLMP == lmp)
            var previous = GestationalAge(days: -1)
            var trimester = Trimester.first
            for offset in 0...308 {
                let age = pregnancy.gestationalAge(on: lmp + offset)
                guard age.days == previous.days + 1, pregnancy.trimester(on: lmp + offset) >= trimester else {
                    Issue.record("\(lmp) + \(offset)")
                    return
                }
                previous = age
                trimester = pregnancy.trimester(on: lmp + offset)
            }
            #expect(trimester == .third)
        }
    }

    @Test func `All methods agree when they describe the same pregnancy`() throws {
        let lmp = try #require(CalendarDay("2026-01-05"))
        let methods: [DatingMethod] = [
            .lastPeriod(lmp, cycleLength: 28), .lastPeriod(lmp - 3, cycleLength: 31), .dueDate(lmp + 280),
            .conception(lmp + 14), .embryoTransfer(lmp + 17, embryoDay: 3), .embryoTransfer(lmp + 19, embryoDay: 5),
            .embryoTransfer(lmp + 20, embryoDay: 6), .ultrasound(lmp + 86, GestationalAge(weeks: 12, days: 2)),
        ]
        for method in methods {
            #expect(method.effectiveLMP == lmp, "\(method)")
        }
    }

    @Test func `Progress stays between nothing and everything`() throws {
        let lmp = try #require(CalendarDay("2026-01-05"))
        let pregnancy = Pregnancy(id: RecordID(high: 0, low: 0), dating: .lastPeriod(lmp, cycleLength: 28))
        #expect(pregnancy.progress(on: lmp - 10) == 0)
        #expect(pregnancy.progress(on: lmp + 140) == 0.5)
        #expect(pregnancy.progress(on: lmp + 300) == 1)
    }
}
