import Testing

@testable import CorginaCore

struct ClinicalRuleTests {
    @Test(arguments: ReferenceTable.clinicalRules.cellsByColumn)
    func `A rule is the table's`(row: [String: String]) throws {
        let rule = try #require(ClinicalRule.named(row["id"] ?? ""))
        #expect(rule.topic == row["topic"] && rule.figures == ClinicalRule.figures(in: row["condition"] ?? ""))
        #expect(rule.result == row["result"] && rule.level.rawValue == row["level"] && rule.reason == row["reason"])
        #expect(rule.sources.map(\.id) == row.sourceIDs.filter { $0 != "MEM" })
    }

    @Test func `The levels rise from routine to emergency, and each but routine says what to do`() {
        #expect(CareLevel.allCases == CareLevel.allCases.sorted())
        #expect(CareLevel.allCases.filter { $0.advice(in: nil) == nil } == [.routine])
    }
}

struct ReferenceIdentityTests {
    @Test func `every id that code can name has a row`() {
        #expect(ClinicalRule.all.map(\.id) == ClinicalRule.ID.allCases)
        #expect(SymptomKind.all.map(\.id) == SymptomKind.ID.allCases)
        #expect(CatalogueSupplement.all.map(\.id) == CatalogueSupplement.ID.allCases)
        #expect(SupplementInteraction.all.map(\.id) == SupplementInteraction.ID.allCases)
        #expect(ReferenceNutrient.all.map(\.id) == ReferenceNutrient.ID.allCases)
        #expect(Set(ReferenceAdvice.all.map(\.id)) == Set(ReferenceAdvice.ID.allCases))
    }
}
