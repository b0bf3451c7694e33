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
        #expect(supplement.stages.joined(separator: "|") == row["stages"])
        #expect((supplement.limitText?.amount ?? "NA") == row["limit"])
        #expect((supplement.unit == nil) == (row["unit"] == "NA"))
        #expect((supplement.reminder == nil) == (row["reminder"] == "NA"))
        #expect(supplement.takeWith == row["take_with"] && supplement.avoidWith == row["avoid_with"])
        #expect(supplement.warning == row["warning"])
        #expect(supplement.sources.map(\.id) == row.sourceIDs.filter { $0 != "MEM" })
    }

    @Test func `Every interaction a row names is one`() {
        let known = Set(SupplementInteraction.all.map(\.id))
        for supplement in CatalogueSupplement.all {
            #expect(known.isSuperset(of: supplement.interactionIDs), "\(supplement.id)")
        }
    }

    @Test func `What is not routinely taken is not offered`() {
        #expect(CatalogueSupplement.offered.count == 23)
        #expect(
            CatalogueSupplement.of("vitamin_a")?.supplement(
                RecordID(high: 1, low: 1), startingAt: SupplementSample.at(8)) == nil)
    }

    @Test(arguments: CatalogueSupplement.offered.map(\.id))
    func `What is offered can be kept as it is`(id: String) throws {
        let row = try #require(CatalogueSupplement.of(id))
        let supplement = try #require(row.supplement(RecordID(high: 1, low: 1), startingAt: SupplementSample.at(0)))
        try supplement.validate()
        #expect(supplement.slots(on: SupplementSample.monday).count == row.timesADay)
        #expect(supplement.isEssential == row.isEssential && supplement.catalogueID == id)
    }

    @Test func `A single nutrient's dose is its content, vitamin D's IU turned into µg, and a tablet's is not known`()
        throws
    {
        func contents(_ id: String) throws -> SupplementContents {
            try #require(
                CatalogueSupplement.of(id)?.supplement(RecordID(high: 1, low: 1), startingAt: SupplementSample.at(8))
            ).contents
        }
        #expect(try contents("iron")[.iron] == 27 && contents("folic_acid")[.folicAcid] == 400)
        #expect(try contents("vitamin_d")[.vitaminD] == 10 && contents("dha")[.dha] == 200)
        #expect(
            try contents("prenatal_multi").isEmpty && contents("antacid").isEmpty && contents("aspirin_low").isEmpty)
    }

    @Test func `Begun after the reminder, the first dose is tomorrow's`() throws {
        let iron = try #require(
            CatalogueSupplement.of("iron")?.supplement(RecordID(high: 1, low: 1), startingAt: SupplementSample.at(15)))
        #expect(
            iron.slots(on: SupplementSample.monday).isEmpty && iron.slots(on: SupplementSample.monday + 1).count == 1)
    }

    @Test(arguments: IronSalt.all)
    func `An iron salt's percentage gives the example's iron`(salt: IronSalt) {
        #expect(abs(salt.elemental(of: salt.exampleTablet) - salt.exampleElemental) < 0.06)
        #expect(salt.sources.map(\.id) == ["SUPP_IX"])
    }
}
