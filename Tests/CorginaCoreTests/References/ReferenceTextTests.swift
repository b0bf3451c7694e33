import Testing

@testable import CorginaCore

/// Whatever she reads of the reference is meant for her.
struct ReferenceTextTests {
    private static let shown: [String] =
        FoodSafetyRule.all.flatMap { [$0.name, $0.reason, $0.advice] }
        + FoodSafetyNote.all.flatMap { [$0.name, $0.advice] }
        + SymptomKind.all.flatMap { [$0.name, $0.selfCare, $0.callWhen] } + CatalogueSupplement.all.map(\.warning)
        + TypicalAppointment.all.map(\.words) + ClinicalSource.all.filter(\.isCitable).map(\.title)
        + (4...42).flatMap(Milestone.ofWeek).map(\.fact)

    /// What only the authors of this app are told.
    private static let remarks = [
        ".csv", "from memory", "do not judge", "use puqe", "show help", "not on file", "text not used", "see text",
        "rule 3",
    ]

    @Test(arguments: remarks)
    func `no remark for authors is among it`(remark: String) {
        for words in Self.shown { #expect(!words.lowercased().contains(remark), "\(words)") }
    }

    @Test func `units are printed as units`() {
        for words in Self.shown {
            #expect(!words.contains(" ug") && !words.contains(" C ("), "\(words)")
        }
    }

    @Test func `every cell that is reworded is in the reference`() throws {
        var cells: Set<String> = []
        for table in [
            "safety", "safety_ok", "symptoms", "supplements", "appointments", "appointments_postpartum", "sources",
        ] {
            for row in try rows(ofFixture: table) { cells.formUnion(row.values.map { $0.replacing("|", with: "/") }) }
        }
        for key in ReferenceText.reworded.keys {
            let cell = key.firstRange(of: ": See").map { String(key[key.index($0.lowerBound, offsetBy: 2)...]) } ?? key
            #expect(cells.contains(cell), "\(key)")
        }
    }
}
