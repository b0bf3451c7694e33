import CarriedKnowledge
import CorginaCore
import CorginaLanguage

/// How fast a sentence is understood, on the sentences of the sample diary.
enum LanguageBenchmark {
    static func lines() throws -> [String] {
        let catalogue = try EmbeddedCatalogue.load()
        let models = try EmbeddedSentenceModels.load()
        let openWords = try EmbeddedOpenWords.load()
        var indexing = Timings()
        let engine = indexing.measure { LanguageEngine(catalogue: catalogue, models: models, openWords: openWords) }
        let now = Moment(secondsSinceEpoch: 1_773_182_400, utcOffset: 0)
        let meals = DemoSentences.breakfast + DemoSentences.lunch + DemoSentences.dinner + DemoSentences.snack
        var timings = Timings()
        for _ in 0..<50 {
            for meal in meals { _ = timings.measure { engine.understand(meal, now: now) } }
        }
        let perSecond = Double(timings.count) / timings.total * 1_000_000
        return [
            "sentences index: \(indexing.summary)",
            "sentences: \(Figure.whole(perSecond)) a second, \(timings.summary)",
        ]
    }
}
