import Testing

@testable import CorginaCore

/// Every row of the nutrient reference.
struct ReferenceIntakeTests {
    private static let stages: [String: LifeStage] = [
        "nonpregnant": .notPregnant, "pregnancy": .pregnant(.second), "lactation": .lactating(.firstHalfYear),
    ]

    private static let columns: [AgeGroup: String] = [
        .teens: "14_18", .young: "19_30", .older: "31_50",
    ]

    @Test(arguments: ReferenceTable.intakes.cellsByColumn, AgeGroup.allCases)
    func `An intake is the table's`(row: [String: String], group: AgeGroup) throws {
        let stage = try #require(Self.stages[row["stage"] ?? ""])
        let column = try #require(Self.columns[group])
        let nutrient = try #require(ReferenceNutrient.ID(rawValue: row["nutrient"] ?? ""))
        let intake = try #require(ReferenceIntake.of(nutrient, at: stage, group))
        #expect(intake.amount == Double(row["amount_\(column)"] ?? ""))
        #expect(intake.upperLimit == Double(row["limit_\(column)"] ?? ""))
        #expect(intake.isConfirmed == (row["confidence"] == "confirmed") && intake.sources.map(\.id) == row.sourceIDs)
        #expect((intake.upperLimit == nil) == (intake.nutrient.limitUnit == nil))
    }

    @Test(arguments: ReferenceTable.nutrients.cellsByColumn)
    func `A nutrient is the table's, and has intakes at every stage`(row: [String: String]) throws {
        let nutrient = try #require(ReferenceNutrient.all.first { $0.id.rawValue == row["id"] })
        #expect(nutrient.name == row["name"] && nutrient.unit == row["unit"] && nutrient.kind.rawValue == row["kind"])
        #expect((nutrient.limitUnit ?? "NA") == row["limit_unit"] && nutrient.limitScope == row["limit_scope"])
        #expect(nutrient.direction.rawValue == row["direction"] && nutrient.isCore == (row["display"] == "core"))
        for stage in Self.stages.values {
            for group in AgeGroup.allCases { #expect(ReferenceIntake.of(nutrient.id, at: stage, group) != nil) }
        }
    }

    @Test func `Every piece of advice is the table's`() {
        for (advice, row) in zip(ReferenceAdvice.all, ReferenceTable.intakeAdvice.cellsByColumn) {
            let cells = [
                "id": advice.id.rawValue, "name": advice.name, "stage": advice.stage.rawValue, "ages": advice.ages,
                "period": advice.period, "value": advice.value, "unit": advice.unit, "kind": advice.kind,
                "limit": advice.limit, "limit_unit": advice.limitUnit, "limit_scope": advice.limitScope,
                "direction": advice.direction, "display": advice.display.rawValue,
            ]
            for (column, cell) in cells { #expect(row[column] == cell, "\(column)") }
            #expect(advice.sources.map(\.id) == row.sourceIDs.filter { $0 != "MEM" })
        }
    }

    @Test func `The stages' energy additions are the advice rows'`() throws {
        let additions = ReferenceAdvice.all.filter { $0.id == .energyAddition }
        for advice in additions {
            let stage: LifeStage? =
                Int(advice.period).flatMap(Trimester.init).map(LifeStage.pregnant)
                ?? LifeStage.Lactation(rawValue: advice.period).map(LifeStage.lactating)
            #expect(stage?.energyAddition.value == Double(advice.value))
        }
        #expect(additions.count == 5)
    }
}
