import CorginaCore
import CorginaFoods
import EmbeddedFiles
import Foundation

@testable import CorginaLanguage

/// The engine on the carried catalogue, made once for all tests.
enum Spoken {
    static let catalogue: FoodCatalogue? = {
        let file = corgina_foods_table()
        return try? FoodCatalogue(bytes: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
    }()
    static let engine = catalogue.map(LanguageEngine.init(catalogue:))
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

    static let all: [CorpusSentence] = {
        let found = Bundle.module.urls(forResourcesWithExtension: "tsv", subdirectory: "Fixtures") ?? []
        // Foundation on Linux answers with its older class.
        let files = found.map { $0 as URL }
        return files.sorted { $0.lastPathComponent < $1.lastPathComponent }.flatMap(sentences)
    }()

    private static func sentences(of file: URL) -> [CorpusSentence] {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.compactMap { line in
            let cells = line.split(separator: "\t", maxSplits: 1).map(String.init)
            return cells.count == 2 ? CorpusSentence(sentence: cells[0], expected: cells[1]) : nil
        }
    }
}
