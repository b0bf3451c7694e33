import Testing

@testable import CorginaCore

/// Every row of the nutrient reference.
struct ReferenceIntakeTests {
    private static let stages: [String: LifeStage] = [
        "nonpregnant": .notPregnant, "pregnancy": .pregnant(.second), "lactation": .lactating(.firstHalfYear),
    ]

    /// The rows by age and stage, of which there are three ages each.
    private static func intakeRows() throws -> [[String: String]] {
        try rows(ofFixture: "nutrients").filter {
            AgeGroup(rawValue: $0["age_group"] ?? "") != nil && $0["trimester"] == "all"
        }
    }

    @Test(arguments: try intakeRows())
    func `An intake is the reference's`(row: [String: String]) throws {
        let stage = try #require(Self.stages[row["stage"] ?? ""])
        let group = try #require(AgeGroup(rawValue: row["age_group"] ?? ""))
        let intake = try #require(ReferenceIntake.of(row["nutrient_id"] ?? "", at: stage, group))
        #expect(intake.amount == Double(row["value"] ?? ""))
        #expect(intake.upperLimit == Double(row["ul"] ?? ""))
        #expect(intake.isConfirmed == (row["confidence"] == "confirmed"))
        let nutrient = intake.nutrient
        #expect(nutrient.name == row["nutrient"] && nutrient.unit == row["unit"])
        #expect(nutrient.kind.rawValue == row["value_type"] && nutrient.direction.rawValue == row["goal_direction"])
        #expect(nutrient.limitScope == row["ul_scope"] && nutrient.isCore == (row["display_default"] == "core"))
        #expect(intake.upperLimit == nil || nutrient.limitUnit == row["ul_unit"])
        for source in intake.sources { #expect(row["source"]?.contains(source.id) == true) }
    }

    @Test func `Every advice row is the reference's, and no row is left out`() throws {
        let intakes = try Self.intakeRows()
        let others = try rows(ofFixture: "nutrients").filter { !intakes.contains($0) }
        #expect(intakes.count == 35 * 9 && ReferenceNutrient.all.count == 35)
        #expect(intakes.count + others.count == 336 && ReferenceAdvice.all.count == others.count)
        for (advice, row) in zip(ReferenceAdvice.all, others) {
            let cells = [
                "nutrient_id": advice.id, "nutrient": advice.name, "stage": advice.stage, "age_group": advice.ages,
                "trimester": advice.period, "value": advice.value, "unit": advice.unit, "value_type": advice.kind,
                "ul": advice.limit,
                "ul_unit": advice.limitUnit, "ul_scope": advice.limitScope, "goal_direction": advice.direction,
                "display_default": advice.display, "confidence": advice.confidence, "source": advice.source,
            ]
            for (column, cell) in cells { #expect(row[column] == cell, "\(column)") }
        }
    }

    @Test func `The stages' energy additions are the advice rows'`() throws {
        let additions = ReferenceAdvice.all.filter { $0.id == "energy_addition" }
        for advice in additions {
            let stage: LifeStage? =
                Int(advice.period).flatMap(Trimester.init).map(LifeStage.pregnant)
                ?? LifeStage.Lactation(rawValue: advice.period).map(LifeStage.lactating)
            #expect(stage?.energyAddition.value == Double(advice.value))
        }
        #expect(additions.count == 5)
    }
}
