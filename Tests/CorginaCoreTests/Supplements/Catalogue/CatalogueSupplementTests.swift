import Testing

@testable import CorginaCore

struct CatalogueSupplementTests {
    @Test(arguments: ReferenceTable.supplements.cellsByColumn)
    func `A supplement is the table's`(row: [String: String]) throws {
        let supplement = try #require(CatalogueSupplement.of(row["id"] ?? ""))
        #expect(supplement.name == row["name"] && supplement.timing == row["timing"])
        #expect(supplement.typicalDose.lowerBound == Double(row["typical_dose_min"] ?? ""))
        #expect(supplement.typicalDose.upperBound == Double(row["typical_dose_max"] ?? ""))
        #expect("\(supplement.timesADay)" == row["times_a_day"])
        #expect(listed(supplement.stages.map(\.rawValue)) == row["stages"])
        #expect(listed(supplement.interactionIDs.map(\.rawValue)) == row["interactions"])
        #expect(
            supplement.substances
                == Set((row["substances"] ?? "").split(separator: "|").compactMap { Substance(rawValue: String($0)) }))
        #expect((supplement.nutrient?.rawValue ?? "NA") == row["nutrient"])
        #expect((supplement.limitText?.amount ?? "NA") == row["limit"])
        #expect((supplement.unit == nil) == (row["unit"] == "NA"))
        #expect((supplement.reminder == nil) == (row["reminder"] == "NA"))
        #expect(supplement.takeWith == row["take_with"] && supplement.avoidWith == row["avoid_with"])
        #expect(supplement.warning == row["warning"])
        #expect(supplement.sources.map(\.id) == row.sourceIDs.filter { $0 != "MEM" })
    }

    private func listed(_ items: [String]) -> String { items.isEmpty ? "NA" : items.joined(separator: "|") }

    /// A row of the table with another cell in one column.
    private func errors(_ column: String, _ cell: String) -> [String] {
        let table = ReferenceTable.supplements
        let place = table.columns.firstIndex(of: column) ?? 0
        return table.rows.prefix(1).compactMap { row in
            var cells = row.cells
            cells[place] = cell
            do throws(ReferenceTableError) {
                _ = try CatalogueSupplement(
                    ReferenceRow(file: row.file, number: row.number, columns: row.columns, cells: cells))
                return nil
            } catch {
                return error.description
            }
        }
    }

    @Test(arguments: [
        ("id", "prenatal", "a supplement of CatalogueSupplement.ID"),
        ("interactions", "iron_calcum", "an interaction of SupplementInteraction.ID"),
        ("substances", "irn", "a substance of Substance"), ("nutrient", "irn", "a nutrient of SupplementNutrient"),
        ("stages", "4", "a stage of CatalogueSupplement.Stage"), ("essential", "maybe", "\"yes\" or \"no\""),
    ])
    func `A slip in a row is said with its row and column`(column: String, cell: String, expected: String) {
        #expect(errors(column, cell) == ["supplements.csv, row 2, column \(column): \"\(cell)\" is not \(expected)."])
    }

    @Test func `What is not routinely taken is not offered`() {
        #expect(CatalogueSupplement.offered.count == 23)
        #expect(
            CatalogueSupplement.of(.vitaminA)?.supplement(
                RecordID(high: 1, low: 1), startingAt: SupplementSample.at(8)) == nil)
    }

    @Test(arguments: CatalogueSupplement.offered.map(\.id))
    func `What is offered can be kept as it is`(id: CatalogueSupplement.ID) throws {
        let row = try #require(CatalogueSupplement.of(id))
        let supplement = try #require(row.supplement(RecordID(high: 1, low: 1), startingAt: SupplementSample.at(0)))
        try supplement.validate()
        #expect(supplement.slots(on: SupplementSample.monday).count == row.timesADay)
        #expect(supplement.isEssential == row.isEssential && supplement.catalogueID == id)
    }

    @Test func `A single nutrient's dose is its content, vitamin D's IU turned into µg, and a tablet's is not known`()
        throws
    {
        func contents(_ id: CatalogueSupplement.ID) throws -> SupplementContents {
            try #require(
                CatalogueSupplement.of(id)?.supplement(RecordID(high: 1, low: 1), startingAt: SupplementSample.at(8))
            ).contents
        }
        #expect(try contents(.iron)[.iron] == 27 && contents(.folicAcid)[.folicAcid] == 400)
        #expect(try contents(.vitaminD)[.vitaminD] == 10 && contents(.dha)[.dha] == 200)
        #expect(
            try contents(.prenatal).isEmpty && contents(.antacid).isEmpty && contents(.lowDoseAspirin).isEmpty)
    }

    @Test func `Begun after the reminder, the first dose is tomorrow's`() throws {
        let iron = try #require(
            CatalogueSupplement.of(.iron)?.supplement(RecordID(high: 1, low: 1), startingAt: SupplementSample.at(15)))
        #expect(
            iron.slots(on: SupplementSample.monday).isEmpty && iron.slots(on: SupplementSample.monday + 1).count == 1)
    }

    @Test(arguments: IronSalt.all)
    func `An iron salt's percentage gives the example's iron`(salt: IronSalt) {
        #expect(abs(salt.elemental(of: salt.exampleTablet) - salt.exampleElemental) < 0.06)
        #expect(salt.isCited && salt.isTold)
    }
}
