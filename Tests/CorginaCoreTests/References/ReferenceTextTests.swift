import Testing

@testable import CorginaCore

/// Whatever a row can hand to a screen is meant for her: remarks for authors stand in the column `remark`, which no row reads.
struct ReferenceTextTests {
    private struct Cell {
        let place: String
        let text: String
    }

    /// Columns that no screen prints: remarks, and where a source was read.
    private static let unshown: Set<String> = ["remark", "place"]

    private static let cells: [Cell] = ReferenceTableTests.tables.flatMap { table in
        table.rows.flatMap { row in
            zip(table.columns, row.cells).filter { !unshown.contains($0.0) }.map { column, text in
                Cell(place: "\(table.file), row \(row.number), column \(column)", text: text)
            }
        }
    }

    /// What only the authors of this app are told.
    private static let remarks = [
        ".csv", ".md", "clinical_rules", "clinical-rules", "from memory", "do not judge", "use puqe", "show help",
        "not on file", "not kept", "text not used", "see text", "rows.", "rule 3", "in code", "app design",
        "own cautious choice", "for display", "as a setting", "show \"", "the user", "this app", "sources as noted",
        "the reference says", "todo", "design choice", "some texts", "see caffeine", "best-choice list in",
        "help numbers at once",
        "copyrighted", "general knowledge, no published", "page not on file", "seen in", "(excerpts)", "is an avoid",
        "common early but", "call the same day", "count once a day", "allowed in pregnancy", "total rda", "fast sugar",
    ]

    @Test(arguments: remarks)
    func `no remark for authors is among it`(remark: String) {
        for cell in Self.cells { #expect(!cell.text.lowercased().contains(remark), "\(cell.place): \(cell.text)") }
    }

    @Test func `no row reads the remarks`() {
        for table in ReferenceTableTests.tables where table.columns.contains("remark") {
            #expect(table.columns.last == "remark", "\(table.file)")
        }
        #expect(
            !readColumns.contains("remark") && readColumns.isSuperset(of: ["self_care", "reason", "advice", "fact"]))
    }

    /// The columns that rows cannot do without: each is taken away in turn, and whoever misses it reads it.
    private var readColumns: Set<String> {
        var columns: Set<String> = []
        for (type, _) in ReferenceTableTests.records { columns.formUnion(missed(type)) }
        return columns
    }

    private func missed<Record: ReferenceRecord>(_ type: Record.Type) -> [String] {
        let table = type.table
        let rows = table.rows.filter { (try? Record($0)) != nil }
        return table.columns.filter { column in
            let columns = table.columns.map { $0 == column ? "away" : $0 }
            return rows.contains { row in
                let row = ReferenceRow(file: table.file, number: row.number, columns: columns, cells: row.cells)
                return (try? Record(row)) == nil
            }
        }
    }

    private static let shown: [String] =
        FoodSafetyRule.all.flatMap { [$0.name, $0.reason, $0.advice] }
        + FoodSafetyNote.all.flatMap { [$0.name, $0.advice] }
        + SymptomKind.all.flatMap { [$0.name, $0.selfCare, $0.callWhen] } + CatalogueSupplement.all.map(\.warning)
        + TypicalAppointment.all.map(\.words) + ClinicalSource.all.filter(\.isCitable).map(\.title)
        + ClinicalRule.all.map(\.reason) + (4...42).flatMap(Milestone.ofWeek).map(\.fact)

    @Test func `units are printed as units`() {
        for words in Self.shown {
            #expect(!words.contains(" ug") && !words.contains(" C ("), "\(words)")
            #expect(words.firstMatch(of: /\d ?[CF]\b/) == nil, "degrees without their sign: \(words)")
            #expect(words.firstMatch(of: /\d{4,} (mg|µg|IU)/) == nil, "thousands without a comma: \(words)")
        }
    }
}
