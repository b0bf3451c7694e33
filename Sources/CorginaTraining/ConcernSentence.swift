import CorginaLanguage
import Foundation

/// A sentence whose author marked what must not wait: `toast, then [fainting: went down like a sack of spuds]`.
/// `Training/README.md` tells the format.
struct ConcernSentence: Sendable {
    var text: String
    /// Where concerns are told, in the text's UTF-8.
    var told: [(concern: Concern, range: Range<Int>)]

    /// - Throws: ``MarkError`` where a mark is not whole.
    init(parsing line: some StringProtocol) throws(MarkError) {
        var bytes: [UInt8] = []
        told = []
        var rest = line.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "[") else {
                bytes.append(byte)
                continue
            }
            guard let colon = rest.firstIndex(of: UInt8(ascii: ":")), let end = rest.firstIndex(of: UInt8(ascii: "]")),
                colon < end,
                let concern = Concern(rawValue: String(decoding: rest[..<colon], as: UTF8.self))
            else { throw MarkError(line: String(line)) }
            let words = rest[rest.index(after: colon)..<end].drop { $0 == UInt8(ascii: " ") }
            told.append((concern, bytes.count..<bytes.count + words.count))
            bytes += words
            rest = rest[rest.index(after: end)...]
        }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// The sentences of each author, in the order of the files' names.
    static func authors(folder: String) throws -> [[ConcernSentence]] {
        let files = try FileManager.default.contentsOfDirectory(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "txt" }.sorted { $0.lastPathComponent < $1.lastPathComponent }.map
        { file in
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
                try ConcernSentence(parsing: $0)
            }
        }
    }

    /// The label of each piece: that of the concern most of its marked words tell.
    func labels(_ words: TaggerWords, _ pieces: [Range<Int>]) -> [UInt8] {
        pieces.map { piece in
            var counts = Array(repeating: 0, count: Concern.labelCount)
            for word in piece {
                let start = words.range(word).lowerBound
                for mark in told where mark.range.contains(start) { counts[Int(mark.concern.label)] += 1 }
            }
            let most = counts.indices.max { counts[$0] < counts[$1] } ?? 0
            return counts[most] == 0 ? Concern.none : UInt8(truncatingIfNeeded: most)
        }
    }

    /// What is learned from: these, and of other sentences those that tell of nothing that must not wait, as examples of nothing.
    static func material(_ sentences: [ConcernSentence], besides others: [MarkedSentence], _ vocabulary: Vocabulary)
        -> [Material]
    {
        var material: [Material] = []
        for sentence in sentences {
            let words = TaggerWords(sentence.text, vocabulary)
            let pieces = words.pieces
            material.append(
                Material(
                    key: SentenceKey(sentence.text), features: words.concernFeatures(pieces),
                    labels: sentence.labels(words, pieces)))
        }
        for sentence in others {
            let words = TaggerWords(sentence.text, vocabulary)
            guard sentence.isNoConcern(words) else { continue }
            let pieces = words.pieces
            material.append(
                Material(
                    key: SentenceKey(sentence.text), features: words.concernFeatures(pieces),
                    labels: Array(repeating: Concern.none, count: pieces.count)))
        }
        return material
    }
}

extension MarkedSentence {
    /// Roles of words that may tell of something that must not wait, whatever stands beside them.
    private static let doubtful: Set<TagRole> = [.contraction, .temperature]

    /// Whether the sentence is an example of what can wait: grammar hears nothing pressing in it, and knows by name whatever its author
    /// marked as felt.
    fileprivate func isNoConcern(_ words: TaggerWords) -> Bool {
        var felt: [Range<Int>] = []
        var position = 0
        for piece in pieces {
            let range = position..<position + piece.text.utf8.count
            position = range.upperBound
            guard let role = piece.role else { continue }
            if Self.doubtful.contains(role) { return false }
            // Movement that was denied is less movement.
            if role == .movement, piece.stance != .happened { return false }
            if role == .symptom { felt.append(range) }
        }
        return words.isPlainlyFelt(felt)
    }
}
