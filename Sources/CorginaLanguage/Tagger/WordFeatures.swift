/// The features of each word of a sentence, one list behind the other.
package struct WordFeatures: Sendable {
    private var features: [UInt64] = []
    private var ends: [Int] = []

    /// How many words.
    package var count: Int { ends.count }

    package subscript(word: Int) -> ArraySlice<UInt64> {
        features[(word == 0 ? 0 : ends[word - 1])..<ends[word]]
    }

    mutating func reserve(words: Int, each: Int) {
        features.reserveCapacity(words * each)
        ends.reserveCapacity(words)
    }

    mutating func add(_ template: UInt64, _ first: UInt64, _ second: UInt64 = 0) {
        features.append(FeatureHash.of(template, first, second))
    }

    /// One feature for each bit that is set.
    mutating func addBits(_ template: UInt64, _ bits: UInt64) {
        var bits = bits
        while bits != 0 {
            add(template, UInt64(bits.trailingZeroBitCount))
            bits &= bits - 1
        }
    }

    mutating func endWord() { ends.append(features.count) }
}
