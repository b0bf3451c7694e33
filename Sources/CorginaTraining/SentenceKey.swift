import Algorithms
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

/// Texts of which one is drawn, each about as often as another. One text more changes no other draw but those that find it.
///
/// A ring of keys on which each text stands at several places (consistent hashing): of one place alone the gap before it, and so how
/// often it is drawn, would differ hundredfold.
struct DrawnTexts<Text> {
    private let places: [(key: SentenceKey, text: Int32)]
    private let texts: [Text]

    /// How often each text stands on the ring: with 32 places two texts of three are drawn within a fifth of their share.
    private static var placesOfEach: Int { 32 }

    init(_ keyed: [(key: SentenceKey, text: Text)]) {
        texts = keyed.map(\.text)
        places = keyed.indices.flatMap { text in
            (0..<Self.placesOfEach).map { (key: keyed[text].key.numbered(-1 - $0), text: Int32(text)) }
        }.sorted { ($0.key, $0.text) < ($1.key, $1.text) }
    }

    /// The text whose place is the first at or behind `key`; `nil` if there is none at all.
    func at(_ key: SentenceKey) -> Text? {
        let place = places.partitioningIndex { $0.key >= key }
        return (place < places.count ? places[place] : places.first).map { texts[Int($0.text)] }
    }
}
