import CorginaLanguage
import Foundation

/// The marked sentences, by author.
struct Corpus {
    struct Author {
        var name: String
        var sentences: [MarkedSentence]
    }

    var authors: [Author]

    /// - Parameter folder: with one file an author.
    init(folder: String) throws {
        let url = URL(fileURLWithPath: folder)
        let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "txt" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
        authors = try files.map { file in
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            return Author(
                name: file.deletingPathExtension().lastPathComponent,
                sentences: try lines.map { try MarkedSentence(parsing: $0) })
        }
    }
}

/// Numbers features in the order they come.
struct FeatureNumbers {
    private var numbers: [UInt64: Int32] = [:]
    private(set) var hashes: [UInt64] = []
    private var counts: [UInt64: Int] = [:]

    /// How often each numbered feature was seen.
    var seen: [Int] { hashes.map { counts[$0, default: 0] } }

    /// Features seen fewer times get no number.
    var least = 7

    /// Counts the features of a sentence.
    mutating func see(_ features: WordFeatures) {
        for word in 0..<features.count { for feature in features[word] { counts[feature, default: 0] += 1 } }
    }

    mutating func numbered(_ features: WordFeatures) -> [[Int32]] {
        (0..<features.count).map { word in features[word].compactMap { number($0) } }
    }

    private mutating func number(_ hash: UInt64) -> Int32? {
        if let number = numbers[hash] { return number }
        guard counts[hash, default: 0] >= least else { return nil }
        let number = Int32(hashes.count)
        numbers[hash] = number
        hashes.append(hash)
        return number
    }
}
