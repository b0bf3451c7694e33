import CorginaCore
import Testing

struct PregnancyPropertyTests {
    @Test
    func
        `Every last period from 2020 to 2032 gives a monotone age, one trimester a day and a due date that leads back`()
        throws
    {
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

    @Test func `On every day to 44 weeks there is one trimester, and a week to tell of from the fourth on`() throws {
        let first = try #require(CalendarDay(year: 2020, month: 1, day: 1))
        let last = try #require(CalendarDay(year: 2032, month: 12, day: 31))
        for number in first.number...last.number {
            let pregnancy = Pregnancy(
                id: RecordID(high: 0, low: 0), dating: .lastPeriod(CalendarDay(number: number), cycleLength: 28))
            for age in 0..<308 {
                let day = CalendarDay(number: number + age)
                let expected: Trimester = age < 98 ? .first : age < 196 ? .second : .third
                let week: Int? = age < 28 ? nil : Swift.min(age / 7, 42)
                guard pregnancy.trimester(on: day) == expected, pregnancy.weekWithContent(on: day) == week,
                    pregnancy.daysRemaining(on: day) == 280 - age
                else {
                    Issue.record("\(CalendarDay(number: number)) + \(age)")
                    return
                }
            }
            #expect(pregnancy.weekWithContent(on: CalendarDay(number: number + 308)) == nil)
        }
    }

    @Test func `Where she is decides what day it is, and a change of the clocks decides nothing`() throws {
        let lmp = try #require(CalendarDay("2026-03-01"))
        let pregnancy = Pregnancy(id: RecordID(high: 0, low: 0), dating: .lastPeriod(lmp, cycleLength: 28))
        // The same instant on either side of midnight.
        let berlin = try #require(Moment("2026-03-29T00:30:00+01:00"))
        let newYork = Moment(secondsSinceEpoch: berlin.secondsSinceEpoch, utcOffset: -14_400)
        #expect(pregnancy.gestationalAge(on: berlin.day) == GestationalAge(weeks: 4))
        #expect(pregnancy.gestationalAge(on: newYork.day) == GestationalAge(weeks: 3, days: 6))
        // The hour that Europe skips on that day.
        let afterwards = try #require(Moment("2026-03-29T23:30:00+02:00"))
        #expect(afterwards.day == berlin.day)
    }

    @Test(arguments: [PregnancyOutcome.birth(CalendarDay(number: 1), name: ""), .loss(nil)])
    func `An ended pregnancy has no week to tell of`(outcome: PregnancyOutcome) throws {
        let lmp = try #require(CalendarDay("2026-01-05"))
        let pregnancy = Pregnancy(
            id: RecordID(high: 0, low: 0), dating: .lastPeriod(lmp, cycleLength: 28), outcome: outcome)
        #expect((0...310).allSatisfy { pregnancy.weekWithContent(on: lmp + $0) == nil })
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
