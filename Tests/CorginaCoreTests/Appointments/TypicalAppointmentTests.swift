import Testing

@testable import CorginaCore

struct TypicalAppointmentTests {
    @Test(arguments: ReferenceTable.appointments.cellsByColumn)
    func `a row of the schedule is the table's`(row: [String: String]) throws {
        let typical = try #require(TypicalAppointment(id: row["id"] ?? ""))
        #expect(typical.title == row["title"] && typical.kind.rawValue == row["kind"])
        #expect("\(typical.window.lowerBound)" == row["from"] && "\(typical.window.upperBound)" == row["to"])
        #expect(typical.ideal == row["ideal"] && typical.audience.rawValue == row["audience"])
        #expect(typical.words == row["detail"] && typical.sources.map(\.id) == row.sourceIDs)
    }

    @Test func `the schedule comes in the order of its weeks`() {
        let starts = TypicalAppointment.all.map(\.window.lowerBound)
        #expect(starts == starts.sorted() && starts.count == 44)
    }

    @Test func `every visit after a birth is the table's`() {
        for (visit, row) in zip(PostpartumAppointment.all, ReferenceTable.postpartumAppointments.cellsByColumn) {
            #expect(visit.id == row["id"] && visit.title == row["title"] && visit.detail == row["detail"])
            #expect("\(visit.window.lowerBound)" == row["first_day"] && "\(visit.window.upperBound)" == row["last_day"])
            #expect(!visit.sources.isEmpty)
        }
    }

    @Test(arguments: [
        ("24w3d", "visit_4w_4", true), ("23w6d", "visit_4w_4", false), ("24w6d", "visit_4w_4", true),
        ("25w0d", "visit_4w_4", false), ("18w0d", "anatomy", true), ("22w6d", "anatomy", true),
        ("23w0d", "anatomy", false), ("40w6d", "induction", false), ("41w0d", "induction", true),
    ])
    func `a row is typical from its first to its last day`(age: String, id: String, isNow: Bool) throws {
        let typical = TypicalAppointments(at: try #require(GestationalAge(age)))
        #expect(typical.now.contains { $0.id == id } == isNow)
        #expect(!typical.soon.contains { typical.now.contains($0) })
    }

    @Test func `what is soon begins within four weeks, and what is planned is not offered`() {
        let typical = TypicalAppointments(at: GestationalAge(weeks: 24, days: 3))
        #expect(
            typical.soon.map(\.id) == ["tdap", "rh", "visit_2w_28", "growth_scan", "repeat_sti", "kick_start"])
        let planned = TypicalAppointments(at: GestationalAge(weeks: 24, days: 3), planned: ["tdap", "gct"])
        #expect(!(planned.now + planned.soon).contains { ["tdap", "gct"].contains($0.id) })
        #expect(typical.now.map(\.window.upperBound) == typical.now.map(\.window.upperBound).sorted())
    }

    @Test func `before and after every window nothing is typical`() {
        #expect(TypicalAppointments(at: GestationalAge(days: -40)).now.isEmpty)
        let after = TypicalAppointments(at: GestationalAge(weeks: 43))
        #expect(after.now.isEmpty && after.soon.isEmpty)
    }
}
