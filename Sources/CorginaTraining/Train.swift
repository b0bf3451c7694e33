import ArgumentParser
import CorginaCore
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

    @Option(help: "The folder of sentences in which it is marked what must not wait, a text file for each author.")
    var concerns: String

    @Option(help: "The file of weights to write.")
    var output: String?

    @Flag(
        help: "Only learn from all and write the weights, without counting first what is reached on authors held back.")
    var uncounted = false

    @Option(help: "A file to write the sentences to of which not all foods, or others, are logged, each with what is.")
    var misses: String?

    func run() throws {
        let file = corgina_foods_table()
        let catalogue = try FoodCatalogue(packed: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
        let trainer = TaggerTrainer(
            foods: catalogue, dishes: Self.dishes(catalogue),
            catalogue: catalogue.foods.filter { !$0.code.isComposed }.compactMap { SpokenName($0) })
        let corpus = try Corpus(folder: sentences)
        let concerned = try ConcernSentence.authors(folder: concerns)
        if !uncounted { for line in try report(trainer, corpus, concerned, catalogue) { print(line) } }
        guard let output else { return }
        let models = trainer.models(corpus.authors, concerned.flatMap(\.self))
        try Data(models.bytes).write(to: URL(fileURLWithPath: output), options: .atomic)
        print("\(models.bytes.count) bytes written to \(output)")
    }

    /// What models reach that learned from three authors of four, on the fourth.
    private func report(
        _ trainer: TaggerTrainer, _ corpus: Corpus, _ concerned: [[ConcernSentence]], _ catalogue: FoodCatalogue
    ) throws -> [String] {
        let held = corpus.authors.enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
        let others = corpus.authors.enumerated().filter { $0.offset % 4 != 3 }.map(\.element)
        let heldConcerns = concerned.enumerated().filter { $0.offset % 4 == 3 }.flatMap(\.element)
        let models = try trainer.models(others, concerned.enumerated().filter { $0.offset % 4 != 3 }.flatMap(\.element))
            .models()
        let vocabulary = LanguageEngine.vocabulary(catalogue, models.words)
        let tagger = Tagger(vocabulary: vocabulary, models: models)
        let engine = LanguageEngine(catalogue: catalogue, models: models, openWords: try Self.openWords())
        var marks = Score()
        var foods = FoodScore()
        var concerns = ConcernScore()
        for sentence in heldConcerns { concerns.count(sentence, tagger.concerns(sentence.text)) }
        var missed: [String] = []
        for sentence in held.flatMap(\.sentences) {
            let labels = sentence.labels(TaggerWords(sentence.text, vocabulary))
            marks.count(Tagger.spans(labels.roles, labels.stances), tagger.spans(sentence.text))
            let understanding = engine.understand(sentence.text, now: Self.noon)
            if !foods.count(sentence, understanding) {
                missed.append("\(sentence.text)\t\(FoodScore.foods(understanding).joined(separator: " | "))")
            }
        }
        if let misses { try missed.joined(separator: "\n").write(toFile: misses, atomically: true, encoding: .utf8) }
        return ["learned from \(others.count) authors, counted on \(held.map(\.name).joined(separator: ", ")):"]
            + marks.lines + foods.lines + concerns.lines
    }

    private static func openWords() throws -> OpenWords {
        let file = corgina_open_words()
        let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.count)
        return try OpenWords(parsing: String(decoding: bytes, as: UTF8.self))
    }

    /// When every sentence is said.
    private static let noon = Moment(secondsSinceEpoch: 1_773_144_000, utcOffset: 0)

    /// The names of all composed dishes: foods to be named where an author named another.
    private static func dishes(_ catalogue: FoodCatalogue) -> [String] {
        catalogue.foods.filter(\.code.isComposed).flatMap { [$0.name.lowercased()] + $0.synonyms }
    }
}
