import Testing

@testable import CorginaCore

/// Each property is read from its own column.
struct FoodSafetyTableTests {
    private func phrases(_ cell: String?) -> [FoodPhrase] {
        cell == "NA" ? [] : (cell ?? "").split(separator: "|").map { FoodPhrase(String($0)) }
    }

    /// The sources of a row that were seen somewhere.
    private func seen(_ row: [String: String]) -> [String] {
        row.sourceIDs.filter { $0 != "MEM" && $0 != "PREG_SWEET" }
    }

    @Test(arguments: ReferenceTable.foodSafety.cellsByColumn)
    func `A rule is the table's`(row: [String: String]) throws {
        let rule = try #require(FoodSafetyRule.all.first { $0.id == row["id"] })
        #expect(rule.name == row["name"] && rule.category == row["category"] && rule.hazard == row["hazard"])
        #expect(rule.keywords == phrases(row["keywords"]) && rule.exclusions == phrases(row["exclude_keywords"]))
        #expect(rule.downgrades == phrases(row["downgrade_keywords"]) && rule.level.rawValue == row["level"])
        #expect(rule.levelUS.rawValue == row["level_us"] && rule.levelUK.rawValue == row["level_uk"])
        #expect(rule.reason == row["reason"] && rule.advice == row["advice"] && rule.sources.map(\.id) == seen(row))
    }

    @Test(arguments: ReferenceTable.foodNotes.cellsByColumn)
    func `A note is the table's`(row: [String: String]) throws {
        let note = try #require(FoodSafetyNote.all.first { $0.id == row["id"] })
        #expect(note.name == row["name"] && note.advice == row["advice"])
        #expect(note.keywords == phrases(row["keywords"]) && note.sources.map(\.id) == seen(row))
    }

    @Test(arguments: ReferenceTable.fish.cellsByColumn)
    func `A fish is the table's`(row: [String: String]) throws {
        let fish = try #require(FishAdvice.all.first { $0.name == row["name"] })
        #expect(fish.choice.rawValue == row["choice"] && fish.ounces == Int(row["serving_oz"] ?? ""))
        #expect("\(fish.servings.lowerBound)" == row["servings_min"])
        #expect("\(fish.servings.upperBound)" == row["servings_max"] && fish.sources.map(\.id) == seen(row))
    }

    @Test(arguments: ReferenceTable.caffeine.cellsByColumn)
    func `A caffeine figure is the table's`(row: [String: String]) throws {
        let figure = try #require(CaffeineFigure.all.first { $0.id == row["id"] })
        #expect(figure.name == row["name"] && figure.serving == row["serving"])
        #expect(figure.size == Double(row["serving_ml_or_g"] ?? ""))
        #expect(figure.milligrams == Double(row["caffeine_mg"] ?? ""))
    }

    @Test func `A fish is found by its words, the longer name first`() {
        #expect(FishAdvice.fish(in: "grilled king mackerel").first?.choice == .avoid)
        #expect(FishAdvice.fish(in: "cod and chips").map(\.name) == ["cod"])
        #expect(FishAdvice.fish(in: "codpiece").isEmpty)
    }
}
