import CorginaCore
import CorginaFoods
import EmbeddedFiles
import Foundation

@testable import CorginaLanguage

/// The engine on the carried catalogue, made once for all tests.
enum Spoken {
    static let catalogue: FoodCatalogue? = {
        let file = corgina_foods_table()
        return try? FoodCatalogue(packed: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
    }()
    static let models: SentenceModels? = {
        let file = corgina_sentence_models()
        return try? SentenceModels(bytes: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
    }()
    static let openWords: OpenWords = {
        let file = corgina_open_words()
        let text = String(decoding: UnsafeRawBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
        return (try? OpenWords(parsing: text)) ?? .none
    }()
    static let engine = catalogue.flatMap { catalogue in
        models.map { LanguageEngine(catalogue: catalogue, models: $0, openWords: openWords) }
    }
    /// Tuesday 10 March 2026, half past twelve in Chicago.
    static let now = Moment(secondsSinceEpoch: 1_773_163_800, utcOffset: -18_000)

    static func understand(_ sentence: String, at moment: Moment = now, preferences: Preferences = .none)
        -> Understanding
    {
        engine?.understand(sentence, now: moment, preferences: preferences) ?? .nothing
    }
}

/// A sentence of our own with what it means.
struct CorpusSentence: Sendable {
    var sentence: String
    var expected: String

    /// Every line of every table of sentences.
    static let all = ["sentences", "feelings", "measures", "talk", "siblings"].flatMap(lines)

    /// The sentences of the tables that are misread today.
    static let knownMisses: [String] = {
        guard let url = Bundle.module.url(forResource: "known-misses", withExtension: "txt", subdirectory: "Fixtures"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { return [] }
        return text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.map(String.init)
    }()

    private static func lines(of table: String) -> [CorpusSentence] {
        guard let url = Bundle.module.url(forResource: table, withExtension: "tsv", subdirectory: "Fixtures"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { return [] }
        return text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.compactMap { line in
            let cells = line.split(separator: "\t", maxSplits: 1).map(String.init)
            return cells.count == 2 ? CorpusSentence(sentence: cells[0], expected: cells[1]) : nil
        }
    }
}
