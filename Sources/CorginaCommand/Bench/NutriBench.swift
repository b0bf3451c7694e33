import ArgumentParser
import CarriedKnowledge
import CorginaCore
import CorginaLanguage
import Foundation
import SwiftCSV

struct NutriBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nutribench",
        abstract: "Score the understanding on meals with known nutrients.",
        discussion: """
            Reads a CSV file with the columns meal_description, carb, protein, fat and energy, as NutriBench \
            (Hua et al., ICLR 2025) publishes its meals. The file is not part of Corgina.
            """)

    @Option(help: ArgumentHelp("The meals, as a CSV file.", valueName: "CSV"))
    var file: String

    func run() throws {
        let meals = try Self.meals(at: URL(fileURLWithPath: file))
        let catalogue = try EmbeddedCatalogue.load()
        let engine = LanguageEngine(
            catalogue: catalogue, models: try EmbeddedSentenceModels.load(), openWords: try EmbeddedOpenWords.load())
        let noon = Moment(secondsSinceEpoch: 1_773_144_000, utcOffset: 0)
        var timings = Timings()
        let outcomes = meals.map { meal in
            let understanding = timings.measure { engine.understand(meal.sentence, now: noon) }
            return MealOutcome(understanding, of: meal, catalogue: catalogue)
        }
        for line in MealReport(outcomes).lines { print(line) }
        print(
            "\(Figure.whole(Double(timings.count) / max(timings.total, 1) * 1_000_000)) meals a second, \(timings.summary)"
        )
    }

    private static func meals(at url: URL) throws -> [KnownMeal] {
        guard let bytes = try? Data(contentsOf: url), let text = String(validating: bytes, as: UTF8.self) else {
            throw ValidationError("This file cannot be read: \(url.lastPathComponent).")
        }
        let csv = try CSV<Named>(string: text, delimiter: .comma, loadColumns: false)
        let meals = csv.rows.compactMap(KnownMeal.init(row:))
        guard !meals.isEmpty else {
            throw ValidationError(
                "No row of \(url.lastPathComponent) has meal_description, carb, protein, fat and energy.")
        }
        return meals
    }
}
