import Testing

@testable import CorginaCore

struct CatalogueSupplementTests {
    private static let columns =
        "id name typical_dose_min typical_dose_max unit times_per_day timing stage ul ul_unit ul_scope essential default_reminder "
        + "take_with avoid_with interaction_ids warning source confidence"

    @Test func `Every supplement is the reference's, cell by cell`() throws {
        let reference = try rows(ofFixture: "supplements")
        #expect(CatalogueSupplement.all.map(\.id) == reference.map { $0["id"] })
        for (supplement, row) in zip(CatalogueSupplement.all, reference) {
            let cells = Self.columns.split(separator: " ").map { row[String($0)]?.replacing("|", with: " ") }
            #expect(supplement.cells == cells)
        }
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

    @Test func `Every iron salt is the reference's, and its percentage gives the example's iron`() throws {
        let reference = try rows(ofFixture: "iron_salts")
        #expect(IronSalt.all.map(\.name) == reference.map { $0["salt"] })
        for (salt, row) in zip(IronSalt.all, reference) {
            #expect(
                salt.elementalPercent == Double(row["elemental_percent"] ?? "")
                    && salt.exampleTablet == Double(row["example_tablet_mg"] ?? ""))
            #expect(
                salt.exampleElemental == Double(row["elemental_mg"] ?? "") && salt.sources.map(\.id) == [row["source"]])
            #expect(abs(salt.elemental(of: salt.exampleTablet) - salt.exampleElemental) < 0.06)
        }
    }
}
