import Testing

@testable import CorginaCore

struct SupplementDayTests {
    private typealias Sample = SupplementSample
    private let monday = Sample.monday

    private func take(_ number: Int, of supplement: Supplement, on day: CalendarDay) throws -> DoseRecord {
        try supplement.taking(
            Sample.slot(number, of: supplement, on: day), at: Sample.at(22, on: day), now: Sample.at(23, on: day))
    }

    @Test func `The card counts supplements whose doses are all taken, and the doses left`() throws {
        let iron = Sample.iron(1)
        var calcium = Sample.iron(2, times: [nil])
        calcium.name = "Calcium"
        calcium.isEssential = false
        var records = [try take(1, of: iron, on: monday), try take(2, of: iron, on: monday)]
        var day = SupplementDay([calcium, iron], on: monday, records: records, now: Sample.at(23))
        #expect(day.rows.map(\.supplement.name) == ["Iron", "Calcium"])
        #expect(day.supplementsTaken == 0 && day.supplementsScheduled == 2 && day.progress == 0.5)
        #expect(day.neededWords == "2 doses left today")
        records.append(try take(3, of: iron, on: monday))
        day = SupplementDay([calcium, iron], on: monday, records: records, now: Sample.at(23))
        #expect(day.supplementsTaken == 1 && day.neededWords == "1 dose left today" && !day.isComplete)
        records.append(try take(1, of: calcium, on: monday))
        day = SupplementDay([calcium, iron], on: monday, records: records, now: Sample.at(23))
        #expect(day.isComplete && day.neededWords == nil)
    }

    @Test func `A day without doses is not complete, and one taken when needed shows only when taken`() throws {
        var ginger = Sample.iron(3)
        ginger.courses = [Course(start: monday, schedule: .whenNeeded)]
        #expect(SupplementDay([ginger], on: monday, records: [], now: Sample.at(9)).rows.isEmpty)
        let extra = try ginger.takingExtra(RecordID(high: 8, low: 8), at: Sample.at(8), now: Sample.at(9))
        let day = SupplementDay([ginger], on: monday, records: [extra], now: Sample.at(9))
        #expect(day.rows.count == 1 && day.supplementsScheduled == 0 && !day.isComplete && day.progress == 0)
    }

    @Test func `Seven-day compliance counts taken against missed, and what is open or skipped neither way`() throws {
        let iron = Sample.iron(1, times: [nil, nil])
        let today = monday + 6
        var records = try (0..<6).map { try take(1, of: iron, on: monday + $0) }
        records.append(try iron.skipping(Sample.slot(2, of: iron, on: monday), at: Sample.at(9)))
        let week = DoseTally.week(endingOn: today, of: [iron], records: records, now: Sample.at(9, on: today))
        #expect(week.taken == 6 && week.missed == 5 && week.skipped == 1 && week.open == 2 && week.scheduled == 14)
        #expect(week.compliancePercent == 54 && week.compliance == 6.0 / 11)
        #expect(week.missedWords == "5 doses missed")
        #expect(DoseTally().compliance == nil && DoseTally().compliancePercent == nil && DoseTally().missedWords == nil)
    }

    @Test func `What is left follows from the doses taken since it was counted`() throws {
        var iron = Sample.iron(1, times: [nil, nil], pieces: 2)
        #expect(iron.piecesLeft(after: []) == nil && iron.daysLeft(after: []) == nil)
        iron.stock = SupplementStock(pieces: 30, countedAt: Sample.at(12))
        let before = try iron.taking(Sample.slot(1, of: iron), at: Sample.at(8), now: Sample.at(8))
        let after = try take(2, of: iron, on: monday)
        let skip = try iron.skipping(Sample.slot(1, of: iron, on: monday + 1), at: Sample.at(9, on: monday + 1))
        #expect(iron.piecesLeft(after: [before, after, skip]) == 28)
        #expect(iron.daysLeft(after: [before, after, skip]) == 7)
        iron.stock = SupplementStock(pieces: 1, countedAt: Sample.at(12))
        #expect(iron.piecesLeft(after: [after]) == 0 && iron.daysLeft(after: [after]) == 0)
    }
}
