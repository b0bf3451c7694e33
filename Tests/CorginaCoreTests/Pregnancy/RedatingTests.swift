import CorginaCore
import Testing

/// The redating vectors of the dating reference, computed by other code.
struct RedatingTests {
    @Test(arguments: try rows(ofFixture: "redating_vectors").map(Vector.init))
    func `A redating vector holds`(vector: Vector) throws {
        let lmp = try #require(CalendarDay(vector["lmp"]))
        let scan = try #require(CalendarDay(vector["scan"]))
        let weeks = try #require(Int(vector["us_weeks"]))
        let days = try #require(Int(vector["us_days"]))
        let cycleLength = try #require(Int(vector["cycle_length"]))
        // The vectors mark a pregnancy by assisted reproduction; to us that is a dating by transfer with the same first day.
        let dating: DatingMethod =
            vector["art"] == "true"
            ? .embryoTransfer(lmp + 19, embryoDay: 5) : .lastPeriod(lmp, cycleLength: cycleLength)
        let advice = RedatingAdvice(inUse: dating, scanDay: scan, scanAge: GestationalAge(weeks: weeks, days: days))
        #expect(GestationalAge(days: scan - dating.effectiveLMP).description == vector["lmp_ga_on_scan"])
        #expect(String(advice.discrepancy) == vector["discrepancy_days"])
        #expect(String(advice.threshold) == vector["threshold_days"])
        #expect(String(advice.suggestsScan) == vector["redate"])
        #expect(advice.dueDateInUse.description == vector["edd_lmp"])
        #expect(advice.dueDateByScan.description == vector["edd_us"])
        #expect((advice.suggestsScan ? advice.dueDateByScan : advice.dueDateInUse).description == vector["edd_final"])
    }

    @Test func `All 16 published vectors are here`() throws {
        #expect(try rows(ofFixture: "redating_vectors").count == 16)
    }

    @Test func `From 28 weeks on, or with a date that is known, the verdict says why`() {
        let day = CalendarDay(number: 20_000)
        func verdict(_ dating: DatingMethod, at weeks: Int, scanWeeks: Int) -> RedatingAdvice.Verdict {
            RedatingAdvice(inUse: dating, scanDay: day + weeks * 7, scanAge: GestationalAge(weeks: scanWeeks)).verdict
        }
        #expect(verdict(.lastPeriod(day, cycleLength: 28), at: 10, scanWeeks: 8) == .askAboutScan)
        #expect(verdict(.conception(day + 14), at: 10, scanWeeks: 8) == .askAboutScan)
        #expect(verdict(.lastPeriod(day, cycleLength: 28), at: 30, scanWeeks: 26) == .askBecauseLate)
        #expect(verdict(.lastPeriod(day, cycleLength: 28), at: 10, scanWeeks: 10) == .keep)
        #expect(verdict(.dueDate(day + 280), at: 10, scanWeeks: 8) == .keepKnownDate)
        #expect(verdict(.ultrasound(day + 56, GestationalAge(weeks: 8)), at: 20, scanWeeks: 16) == .keepEarlierScan)
    }

    @Test func `There is advice only between a scan and something else, whichever came first`() throws {
        let lmp = DatingMethod.lastPeriod(CalendarDay(number: 20_000), cycleLength: 28)
        let scan = DatingMethod.ultrasound(CalendarDay(number: 20_070), GestationalAge(weeks: 8))
        #expect(RedatingAdvice(between: lmp, and: .dueDate(CalendarDay(number: 20_280))) == nil)
        #expect(RedatingAdvice(between: scan, and: scan) == nil)
        let advice = try #require(RedatingAdvice(between: lmp, and: scan))
        #expect(RedatingAdvice(between: scan, and: lmp) == advice)
        #expect(advice.discrepancy == 14 && advice.verdict == .askAboutScan)
    }
}
