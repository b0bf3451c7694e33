import CorginaCore

/// A reader of one kind of fact: it adds what it finds, and keeps the words it spoke for.
protocol MeasureReading {
    var facts: ToldFacts { get set }

    init(facts: ToldFacts)

    mutating func read()
}

extension MeasureReading {
    var map: ClauseMap { facts.map }
    var tokens: [ReadToken] { facts.map.tokens }
    var claimed: Set<Int> { facts.claimed }

    func isClaimed(_ range: Range<Int>) -> Bool { facts.isClaimed(range) }

    mutating func claim(_ range: Range<Int>) { facts.claim(range) }

    @discardableResult
    mutating func claim(_ core: Range<Int>, cue: Int?) -> Range<Int> { facts.claim(core, cue: cue) }
}

extension ToldFacts {
    mutating func read<Reader: MeasureReading>(_: Reader.Type) {
        var reader = Reader(facts: self)
        reader.read()
        self = reader.facts
    }
}
