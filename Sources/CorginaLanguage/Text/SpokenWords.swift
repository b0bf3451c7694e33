import CorginaCore

/// The words of the sentences the models learned from, with how often each was said: what a misspelt word was meant to be is more
/// likely a word people say often.
package struct SpokenWords: Sendable {
    /// Lower case, without accents; how often, 1...255.
    package let counts: [String: UInt8]

    package init(counts: [String: UInt8]) { self.counts = counts }

    package static let none = SpokenWords(counts: [:])

    /// The words of sentences that at least three authors used, and one author in twenty, and at least five times: slips are made by
    /// fewer.
    ///
    /// - Parameter authors: the sentences of each.
    package init(authors: [[String]]) {
        var counts: [String: Int] = [:]
        var writers: [String: Int] = [:]
        for sentences in authors {
            var own: Set<String> = []
            for sentence in sentences {
                for token in Tokenizer.tokens(of: sentence) where token.isWord {
                    counts[token.text, default: 0] += 1
                    own.insert(token.text)
                }
            }
            for word in own { writers[word, default: 0] += 1 }
        }
        let fewest = max(3, (authors.count + 19) / 20)
        self.counts = counts.filter { $0.value > 4 && writers[$0.key, default: 0] >= fewest && $0.key.utf8.count < 256 }
            .mapValues { UInt8(min($0, 255)) }
    }

    /// Appends the words to what is packed, in alphabetical order, and then how often each was said.
    package func append(to packed: inout PackedWriter) {
        let words = counts.sorted { $0.key < $1.key }
        packed.add(lines: words.map { $0.key })
        packed.add(words.map { $0.value })
    }

    /// Reads what ``append(to:)`` wrote.
    ///
    /// - Throws: ``PackedDamage`` if the bytes end early.
    init(reading packed: inout PackedReader) throws(PackedDamage) {
        let words = try packed.lines()
        var counts: [String: UInt8] = [:]
        counts.reserveCapacity(words.count)
        var place = 0
        for count in try packed.slice(words.count) {
            counts[words[place]] = count
            place += 1
        }
        self.counts = counts
    }
}
