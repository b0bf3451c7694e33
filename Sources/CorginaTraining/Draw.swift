import SeededRandom

/// Numbers drawn for one variation of one sentence.
struct Draw {
    private var random: SeededGenerator

    init(_ key: SentenceKey) { random = key.random }

    mutating func number(below bound: Int) -> Int { Int(random.next() % UInt64(max(bound, 1))) }

    mutating func chance(_ times: Int, of: Int) -> Bool { number(below: of) < times }

    mutating func from<Text>(_ texts: DrawnTexts<Text>) -> Text? { texts.at(SentenceKey(drawing: &random)) }
}
