import SeededRandom

/// A text by 64 bits. What is drawn for a sentence is drawn from its key, so that one sentence more in the files leaves the others'
/// variations and their order as they are.
struct SentenceKey: Hashable, Comparable, Sendable {
    private let bits: UInt64

    private init(bits: UInt64) { self.bits = bits }

    /// FNV-1a of the text's UTF-8, mixed once more: of texts that differ in their last letter alone it is nearly the same.
    init(_ text: String) {
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        var random = SeededGenerator(seed: hash)
        self.init(drawing: &random)
    }

    init(drawing random: inout SeededGenerator) { bits = random.next() }

    /// A key for something of the text that has this number: a variation, a piece, a pass.
    func numbered(_ number: Int) -> SentenceKey {
        var random = SeededGenerator(seed: bits ^ UInt64(truncatingIfNeeded: number) &* 0xD1B5_4A32_D192_ED03)
        return SentenceKey(bits: random.next())
    }

    var random: SeededGenerator { SeededGenerator(seed: bits) }

    static func < (one: SentenceKey, other: SentenceKey) -> Bool { one.bits < other.bits }
}

/// Texts of which one is drawn. One text more is drawn where its neighbour was and changes no other draw.
struct DrawnTexts<Text> {
    private let keys: [SentenceKey]
    private let texts: [Text]

    init(_ keyed: [(key: SentenceKey, text: Text)]) {
        let sorted = keyed.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
        keys = sorted.map(\.element.key)
        texts = sorted.map(\.element.text)
    }

    /// The text whose key is the first at or behind `key`; `nil` if there is none at all.
    func at(_ key: SentenceKey) -> Text? {
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low < texts.count ? texts[low] : texts.first
    }
}
