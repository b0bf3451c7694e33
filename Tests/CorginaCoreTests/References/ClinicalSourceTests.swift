import Testing

@testable import CorginaCore

struct ClinicalSourceTests {
    @Test(arguments: ReferenceTable.sources.cellsByColumn)
    func `A source is the table's`(row: [String: String]) throws {
        let source = try #require(ClinicalSource.named(row["id"] ?? "").first)
        #expect(source.title == row["title"] && source.origin.rawValue == row["origin"])
        #expect(source.place == (row["place"] == "NA" ? "" : row["place"]))
    }

    @Test func `A source nobody can look up is never shown as one`() {
        for source in ClinicalSource.all { #expect(source.isCitable == !source.place.isEmpty, "\(source.id)") }
        #expect(ClinicalSource.named("MEM SEED0 RCOG57").allSatisfy { !$0.isCitable })
        #expect(ClinicalSource.named("NOBODY").isEmpty)
    }
}
