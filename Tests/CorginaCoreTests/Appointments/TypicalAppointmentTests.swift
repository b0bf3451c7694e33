import CorginaCore
import Testing

struct TypicalAppointmentTests {
    @Test func `every row of the reference is here, word for word, and no other`() throws {
        let reference = try rows(ofFixture: "appointments")
        #expect(TypicalAppointment.all.count == reference.count && reference.count == 44)
        for row in reference {
            let typical = try #require(TypicalAppointment(id: row["id"] ?? ""))
            #expect(typical.title == row["title"])
            #expect(typical.kind.rawValue == row["type"])
            #expect("\(typical.window.lowerBound.days)" == row["start_day"])
            #expect("\(typical.window.upperBound.days)" == row["end_day"])
            #expect(
                "\(typical.window.lowerBound)" == row["ga_start"] && "\(typical.window.upperBound)" == row["ga_end"])
            #expect(typical.ideal == row["ideal"])
            #expect(typical.audience.rawValue == row["applies_to"])
            #expect(typical.detail == row["detail"])
            let ids = (row["source"] ?? "").split(separator: ";").map { $0.filter { $0 != " " } }
            #expect(typical.sources.map(\.id) == ids, "\(typical.id)")
        }
    }

    @Test func `every visit after a birth is here, word for word`() throws {
        let reference = try rows(ofFixture: "appointments_postpartum")
        #expect(PostpartumAppointment.all.map(\.id) == reference.map { $0["id"] })
        for (visit, row) in zip(PostpartumAppointment.all, reference) {
            #expect(visit.title == row["title"] && visit.detail == row["detail"])
            #expect("\(visit.window.lowerBound)" == row["day_after_birth_start"])
            #expect("\(visit.window.upperBound)" == row["day_after_birth_end"])
            #expect(!visit.sources.isEmpty)
        }
    }

    @Test(arguments: TypicalAppointment.all)
    func `what she reads names no file, instructs no app and holds nothing from memory alone`(
        typical: TypicalAppointment
    ) {
        let words = typical.words.lowercased()
        for unfit in [".csv", "memory", "show \""] { #expect(!words.contains(unfit), "\(typical.id)") }
        #expect(!words.isEmpty)
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
            typical.soon.map(\.id) == ["tdap", "rh", "visit_2w_28", "class", "growth_scan", "repeat_sti", "kick_start"])
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
