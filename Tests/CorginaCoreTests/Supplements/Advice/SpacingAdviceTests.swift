import Testing

@testable import CorginaCore

struct SpacingAdviceTests {
    private typealias Sample = SupplementSample

    private func supplement(
        _ name: String, _ contents: [SupplementNutrient: Double] = [:], catalogue: CatalogueSupplement.ID? = nil
    )
        -> Supplement
    {
        Supplement(
            id: RecordID(high: 1, low: UInt64(name.utf8.count)), name: name, dose: DoseAmount(1, .tablets),
            contents: SupplementContents(contents), catalogueID: catalogue,
            courses: [Course(start: Sample.monday, schedule: .daily(1))])
    }

    private func intake(_ supplement: Supplement, _ hour: Int, _ minute: Int = 0) -> TimedIntake {
        TimedIntake(name: supplement.name, substances: supplement.substances, moment: Sample.at(hour, minute))
    }

    private func found(_ intakes: TimedIntake...) -> [String] {
        SpacingAdvice.find(in: intakes).map(\.interaction.id.rawValue)
    }

    @Test(arguments: ReferenceTable.interactions.cellsByColumn)
    func `An interaction is the table's, and has its two sides`(row: [String: String]) throws {
        let interaction = try #require(SupplementInteraction.all.first { $0.id.rawValue == row["id"] })
        #expect(interaction.itemA == row["item_a"] && interaction.itemB == row["item_b"])
        #expect("\(interaction.gapHours)" == row["gap_hours"] && interaction.order.rawValue == row["order"])
        #expect(interaction.action.rawValue == row["action"] && interaction.reason == row["reason"])
        #expect(!interaction.a.isEmpty && Set(interaction.a.map(\.rawValue)) == sides(row["substances_a"]))
        #expect(!interaction.b.isEmpty && Set(interaction.b.map(\.rawValue)) == sides(row["substances_b"]))
    }

    private func sides(_ cell: String?) -> Set<String> { Set((cell ?? "").split(separator: "|").map(String.init)) }

    @Test(arguments: [
        ("id", "iron_calcum", "an interaction of SupplementInteraction.ID"),
        ("substances_a", "irn", "a substance of Substance"), ("substances_b", "dary", "a substance of Substance"),
        ("order", "any order", "an order of SupplementInteraction.Order"), ("action", "part", "an action"),
    ])
    func `A slip in a row is said with its row and column`(column: String, cell: String, expected: String) throws {
        let row = try #require(ReferenceTable.interactions.rows.first)
        var cells = row.cells
        cells[try #require(row.columns.firstIndex(of: column))] = cell
        let changed = ReferenceRow(file: row.file, number: row.number, columns: row.columns, cells: cells)
        let error = #expect(throws: ReferenceTableError.self) { try SupplementInteraction(changed) }
        #expect(
            error?.description == "interactions.csv, row 2, column \(column): \"\(cell)\" is not \(expected).")
    }

    @Test func `Iron within two hours of calcium, milk, tea or coffee is told, and at two hours it is not`() {
        let iron = supplement("Iron", [.iron: 27])
        let calcium = supplement("Calcium", [.calcium: 500])
        #expect(found(intake(iron, 8), intake(calcium, 9, 59)) == ["iron_calcium"])
        #expect(found(intake(iron, 8), intake(calcium, 10)) == [])
        #expect(found(intake(calcium, 6, 1), intake(iron, 8)) == ["iron_calcium"])
        #expect(found(intake(iron, 8), TimedIntake(food: "Latte", at: Sample.at(9))) == ["iron_tea_coffee"])
        #expect(found(intake(iron, 8), TimedIntake(food: "Milk, whole", at: Sample.at(9))) == ["iron_dairy"])
        #expect(found(intake(iron, 8), TimedIntake(food: "Steak", at: Sample.at(8))) == [])
        #expect(found(intake(iron, 8), TimedIntake(food: "Almond milk", at: Sample.at(8))) == [])
    }

    @Test func `The words name both, the gap and the reason`() throws {
        let advice = try #require(
            SpacingAdvice.find(in: [
                intake(supplement("Iron", [.iron: 27]), 8), TimedIntake(food: "Latte", at: Sample.at(9)),
            ]).first)
        #expect(
            advice.words == "Keep Iron and Latte 2 hours apart. Polyphenols lower iron absorption.")
        #expect(advice.first.name == "Iron" && advice.hours == 2)
    }

    @Test func `One product with both is not told apart from itself, and zinc inside a multivitamin is fine`() {
        let multi = supplement("Prenatal", [.iron: 27, .calcium: 200, .zinc: 11], catalogue: .prenatal)
        #expect(found(intake(multi, 8)) == [])
        #expect(found(intake(multi, 8), intake(multi, 8)) == [])
        let iron = supplement("Iron", [.iron: 27])
        #expect(found(intake(multi, 8), intake(iron, 8)) == ["iron_calcium"])
        #expect(found(intake(supplement("Zinc", [.zinc: 11]), 8), intake(iron, 8)) == ["iron_zinc"])
    }

    @Test
    func `A prenatal whose label was not entered counts as one with iron, and an entered one without iron does not`() {
        let coffee = TimedIntake(food: "Coffee", at: Sample.at(9))
        #expect(found(intake(supplement("My prenatal", catalogue: .prenatal), 8), coffee) == ["iron_tea_coffee"])
        #expect(
            found(intake(supplement("My prenatal", [.folicAcid: 400], catalogue: .prenatal), 8), coffee) == [])
    }

    @Test func `A thyroid tablet wants four hours, and an antibiotic six after a mineral but two before it`() {
        let iron = supplement("Iron", [.iron: 27])
        let thyroid = supplement("Levothyroxine")
        #expect(found(intake(thyroid, 7), intake(iron, 10, 59)) == ["levothyroxine"])
        #expect(found(intake(thyroid, 7), intake(iron, 11)) == [])
        let antibiotic = supplement("Doxycycline")
        #expect(found(intake(antibiotic, 8), intake(iron, 10)) == [])
        #expect(found(intake(iron, 8), intake(antibiotic, 13, 59)) == ["antibiotic_minerals"])
        #expect(found(intake(iron, 8), intake(antibiotic, 14)) == [])
    }

    @Test func `More than 500 mg of calcium at once wants four hours to the next calcium`() {
        let large = supplement("Calcium", [.calcium: 600])
        let small = supplement("Calcium", [.calcium: 500])
        #expect(found(intake(large, 8), intake(large, 11)) == ["calcium_split"])
        #expect(found(intake(small, 8), intake(small, 11)) == [])
        #expect(found(intake(large, 8), intake(large, 12)) == [])
    }

    @Test func `Planned doses are compared by their times, and a dose at any time is not`() {
        var iron = supplement("Iron", [.iron: 27])
        iron.courses[0].schedule = DoseSchedule(times: [Sample.time(9), nil])
        let planned = TimedIntake.planned([iron], on: Sample.monday, utcOffset: 3_600)
        #expect(planned.map(\.moment) == [Sample.at(9, offset: 3_600)])
    }

    private func listed(_ supplements: Supplement...) -> [String] {
        ListAdvice.find(in: supplements, on: Sample.monday).map { $0.interaction?.id.rawValue ?? "duplicate" }
    }

    @Test func `Two multivitamins, or the same thing twice, are told of once`() {
        let prenatal = supplement("Prenatal", catalogue: .prenatal)
        #expect(listed(prenatal, supplement("Multivitamin")) == ["prenatal_duplicate"])
        #expect(listed(prenatal, prenatal) == ["prenatal_duplicate"])
        #expect(listed(supplement("Iron", catalogue: .iron), supplement("Ferro", catalogue: .iron)) == ["duplicate"])
        #expect(listed(supplement("Zinc"), supplement("zinc")) == ["duplicate"])
        #expect(listed(supplement("Zinc").paused(from: Sample.monday), supplement("zinc")) == [])
    }

    @Test(arguments: [
        ("Vitamin K", "Warfarin", "vitk_warfarin"), ("Aspirin", "Ibuprofen", "aspirin_nsaid"),
        ("Iodine", "Kelp", "iodine_kelp"),
        ("Folic acid", "Methotrexate", "folate_methotrexate"), ("Vitamin B12", "Metformin", "b12_metformin"),
        ("Ginger capsule", "Heparin", "ginger_anticoagulant"), ("Vitamin A", "Isotretinoin", "vita_retinoid"),
        ("Iron", "Vitamin C", "iron_vitc"),
    ])
    func `What is on her list is compared whatever the time`(one: String, other: String, id: String) {
        #expect(listed(supplement(one), supplement(other)) == [id])
        #expect(listed(supplement(other), supplement(one)) == [id])
    }
}
