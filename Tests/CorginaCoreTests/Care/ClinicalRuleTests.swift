import Testing

@testable import CorginaCore

struct ClinicalRuleTests {
    @Test func `Every rule is the reference's, cell by cell`() throws {
        let columns = "id topic condition value unit ga_range result level text source confidence".split(separator: " ")
            .map(String.init)
        let reference = try rows(ofFixture: "clinical_rules")
        #expect(ClinicalRule.all.map(\.cells) == reference.map { row in columns.map { row[$0] ?? "" } })
        #expect(ClinicalRule.all.count == 61)
    }

    @Test func `The levels rise from routine to emergency, and each but routine says what to do`() {
        #expect(CareLevel.allCases == CareLevel.allCases.sorted())
        #expect(CareLevel.allCases.filter { $0.advice == nil } == [.routine])
    }
}
