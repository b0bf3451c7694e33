import Testing

@testable import CorginaCore

struct ClinicalSourceTests {
    @Test func `Every source is the reference's row`() throws {
        let reference = Dictionary(uniqueKeysWithValues: try rows(ofFixture: "sources").map { ($0["id"] ?? "", $0) })
        #expect(ClinicalSource.all.count == 90)
        for source in ClinicalSource.all {
            let row = try #require(reference[source.id])
            #expect(source.title == row["title"].map { ReferenceText.forHer($0) })
            #expect(source.place == row["address_as_seen"])
        }
    }

    @Test func `A source nobody can look up is never shown as one`() {
        for source in ClinicalSource.all where source.isCitable {
            #expect(source.place != "address not kept" && source.place != "none" && source.id != "SEED0")
        }
        #expect(ClinicalSource.named("MEM SEED0 RCOG57").allSatisfy { !$0.isCitable })
    }
}
