import Foundation
import Testing

@testable import CorginaCore

/// The tables as the program carries them.
struct ReferenceTableTests {
    /// What the rows of each table become, with how many rows it has.
    static let records: [(type: any ReferenceRecord.Type, count: Int)] = [
        (TypicalAppointment.self, 44), (PostpartumAppointment.self, 3), (BabySize.self, 39), (CaffeineFigure.self, 20),
        (ClinicalRule.self, 61), (FetalWeightStandard.Week.self, 27), (FishAdvice.self, 62),
        (FoodSafetyNote.self, 54), (FoodSafetyRule.self, 99), (ReferenceAdvice.self, 21),
        (ReferenceIntake.Row.self, 105), (SupplementInteraction.self, 24), (IronSalt.self, 4), (Milestone.self, 136),
        (ReferenceNutrient.self, 35), (ClinicalSource.self, 200), (CatalogueSupplement.self, 26),
        (SymptomKind.self, 53), (WeightGainGuideline.self, 8), (EmergencyNumber.self, 6), (SpelledWord.self, 34),
        (ClinicalCode.self, 49), (CrisisLine.self, 6),
    ]

    static let tables = records.map { $0.type.table }

    private func load<Record: ReferenceRecord>(_ type: Record.Type) -> (count: Int, errors: [ReferenceTableError]) {
        let loaded = type.load(type.table)
        return (loaded.records.count, loaded.errors)
    }

    @Test(arguments: records.indices)
    func `every row of every table is read`(number: Int) {
        let (type, count) = Self.records[number]
        let loaded = load(type)
        #expect(loaded.errors.isEmpty, "\(loaded.errors.map(\.description).joined(separator: "\n"))")
        #expect(loaded.count == count, "\(type.table.file)")
    }

    @Test func `every file of the folder is such a table`() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/CorginaCore/Tables").standardized
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.sorted() == Self.tables.map(\.file).sorted())
    }

    @Test(arguments: tables)
    func `no two rows have one id, and no cell is blank but a remark`(table: ReferenceTable) {
        let rows = table.cellsByColumn
        let ids = rows.compactMap { $0["id"] }
        if table.file != "intake-advice.csv" { #expect(Set(ids).count == ids.count, "\(table.file)") }
        for row in rows {
            for (column, cell) in row where column != "remark" { #expect(!cell.isEmpty, "\(table.file), \(column)") }
        }
    }

    @Test(arguments: tables)
    func `how sure a row is, is said in one of four words`(table: ReferenceTable) {
        for row in table.cellsByColumn {
            guard let confidence = row["confidence"] else { continue }
            #expect(["confirmed", "mixed", "memory", "derived"].contains(confidence), "\(table.file)")
        }
    }
}

extension ReferenceTable: CustomTestStringConvertible {
    public var testDescription: String { file }
}
