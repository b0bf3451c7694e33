import Testing

@testable import CorginaCore

/// The tables against the clinical reference, cell by cell.
struct FoodSafetyTableTests {
    private func phrases(_ cell: String?) -> [FoodPhrase] {
        cell == "NA" ? [] : (cell ?? "").split(separator: "|").map { FoodPhrase(String($0)) }
    }

    @Test func `Every rule is the reference's`() throws {
        let reference = try rows(ofFixture: "safety")
        #expect(FoodSafetyRule.all.map(\.id) == reference.map { $0["id"] })
        for (rule, row) in zip(FoodSafetyRule.all, reference) {
            #expect(rule.name == row["name"] && rule.category == row["category"] && rule.hazard == row["hazard"])
            #expect(rule.keywords == phrases(row["keywords"]), "\(rule.id)")
            #expect(rule.exclusions == phrases(row["exclude_keywords"]), "\(rule.id)")
            #expect(rule.downgrades == phrases(row["downgrade_keywords"]), "\(rule.id)")
            #expect(
                rule.level.rawValue == row["level"] && rule.levelUS.rawValue == row["level_us"]
                    && rule.levelUK.rawValue == row["level_uk"])
            #expect(rule.reasonCell == row["reason"] && rule.adviceCell == row["advice"])
            #expect(rule.sourceText == row["source"] && rule.confidence == row["confidence"])
        }
    }

    @Test func `Every note is the reference's`() throws {
        let reference = try rows(ofFixture: "safety_ok")
        #expect(FoodSafetyNote.all.map(\.id) == reference.map { $0["id"] })
        for (note, row) in zip(FoodSafetyNote.all, reference) {
            #expect(
                note.name == row["name"] && note.adviceCell == row["advice"]
                    && note.keywords == phrases(row["keywords"]))
            #expect(note.sourceText == row["source"] && note.confidence == row["confidence"])
        }
    }

    @Test func `Every fish is the reference's`() throws {
        let reference = try rows(ofFixture: "fish")
        #expect(FishAdvice.all.map(\.name) == reference.map { $0["name"] })
        for (fish, row) in zip(FishAdvice.all, reference) {
            #expect(fish.choice.rawValue == row["category"] && fish.ounces == Int(row["serving_oz"] ?? ""))
            #expect(fish.servings.lowerBound == Int(row["servings_per_week_min"] ?? ""))
            #expect(fish.servings.upperBound == Int(row["servings_per_week_max"] ?? ""))
            #expect(
                fish.otherFish == row["other_fish_that_week"] && fish.sourceText == row["source"]
                    && fish.confidence == row["confidence"])
        }
    }

    @Test func `Every caffeine figure is the reference's`() throws {
        let reference = try rows(ofFixture: "caffeine")
        #expect(CaffeineFigure.all.map(\.id) == reference.map { $0["id"] })
        for (figure, row) in zip(CaffeineFigure.all, reference) {
            #expect(
                figure.name == row["name"] && figure.serving == row["serving"]
                    && figure.size == Double(row["serving_ml_or_g"] ?? ""))
            #expect(figure.milligrams == Double(row["caffeine_mg"] ?? ""))
            #expect(figure.sourceText == row["source"] && figure.confidence == row["confidence"])
        }
    }

    @Test func `A fish is found by its words, the longer name first`() {
        #expect(FishAdvice.fish(in: "grilled king mackerel").first?.choice == .avoid)
        #expect(FishAdvice.fish(in: "cod and chips").map(\.name) == ["cod"])
        #expect(FishAdvice.fish(in: "codpiece").isEmpty)
    }
}
