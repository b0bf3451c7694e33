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

    /// Appends the words to `bytes`, in alphabetical order.
    package func append(to bytes: inout [UInt8]) {
        withUnsafeBytes(of: UInt32(counts.count).littleEndian) { bytes += $0 }
        for (word, count) in counts.sorted(by: { $0.key < $1.key }) {
            bytes.append(UInt8(word.utf8.count))
            bytes.append(count)
            bytes += word.utf8
        }
    }

    /// Reads what ``append(to:)`` wrote, from the front of `bytes` on.
    ///
    /// - Throws: ``SentenceModelsError/damaged`` if the bytes end early.
    init(reading bytes: inout ArraySlice<UInt8>) throws(SentenceModelsError) {
        let told = bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
        guard bytes.count >= 4, let count = Int(exactly: told) else { throw .damaged }
        bytes = bytes.dropFirst(4)
        var counts: [String: UInt8] = [:]
        for _ in 0..<count {
            guard let length = bytes.first, bytes.count >= 2 + Int(length) else { throw .damaged }
            let word = bytes.dropFirst(2).prefix(Int(length))
            counts[String(decoding: word, as: UTF8.self)] = bytes[bytes.startIndex + 1]
            bytes = bytes.dropFirst(2 + Int(length))
        }
        self.counts = counts
    }
}
