import ArgumentParser
import CorginaFoods
import CorginaLanguage
import EmbeddedFiles
import Foundation

/// `make train`: learns to mark sentences from those of `Training/sentences`.
@main
struct Train: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "corgina-training",
        abstract: "Train the models that mark sentences.",
        discussion: """
            First counts what they reach on authors they did not learn from, every fourth one; then learns from all and \
            writes the weights. The same sentences give the same weights, byte for byte.
            """)

    @Option(help: "The folder of marked sentences, a text file for each author.")
    var sentences: String

    @Option(help: "The file of weights to write.")
    var output: String?

    func run() throws {
        let file = corgina_foods_table()
        let catalogue = try FoodCatalogue(bytes: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
        let trainer = TaggerTrainer(vocabulary: LanguageEngine.vocabulary(catalogue), dishes: Self.dishes(catalogue))
        let corpus = try Corpus(folder: sentences)
        for line in report(trainer, corpus) { print(line) }
        guard let output else { return }
        let models = trainer.models(corpus.authors.flatMap(\.sentences))
        try Data(models.bytes).write(to: URL(fileURLWithPath: output), options: .atomic)
        print("\(models.bytes.count) bytes written to \(output)")
    }

    /// What models reach that learned from three authors of four, on the fourth.
    private func report(_ trainer: TaggerTrainer, _ corpus: Corpus) -> [String] {
        let held = corpus.authors.enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
        let others = corpus.authors.enumerated().filter { $0.offset % 4 != 3 }.map(\.element)
        let models = trainer.models(others.flatMap(\.sentences)).models
        let tagger = Tagger(vocabulary: trainer.vocabulary, models: models)
        var score = Score()
        for sentence in held.flatMap(\.sentences) {
            let labels = sentence.labels(TaggerWords(sentence.text, trainer.vocabulary))
            score.count(Tagger.spans(labels.roles, labels.stances), tagger.spans(sentence.text))
        }
        return ["learned from \(others.count) authors, counted on \(held.map(\.name).joined(separator: ", ")):"]
            + score.lines
    }

    /// The names of all composed dishes: foods to be named where an author named another.
    private static func dishes(_ catalogue: FoodCatalogue) -> [String] {
        catalogue.foods.filter(\.code.isComposed).flatMap { [$0.name.lowercased()] + $0.synonyms }
    }
}
