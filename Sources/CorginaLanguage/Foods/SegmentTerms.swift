/// The terms of the segments of names: which name the thing, and of which one is enough.
struct SegmentTerms {
    /// A segment's terms, those of which one is enough, and those that name the thing.
    struct Reading {
        var terms: [Int32]
        var alternatives: [Int32]
        var naming: [Int32]
    }

    private(set) var reader: NameReader
    /// For the absence of a thing, the thing.
    private(set) var absences: [Int32: Int32] = [:]
    private let rewrites: NumberedRewrites
    /// What was made of each segment, by its number.
    private var readings: [Reading?] = []

    init(_ reader: NameReader, _ rewrites: NumberedRewrites) {
        self.reader = reader
        self.rewrites = rewrites
    }

    /// The segments of a name: "Milk, reduced fat (2%)" has three.
    mutating func segments(of name: UnsafeBufferPointer<UInt8>) -> [NameSegment] { reader.segments(of: name) }

    /// The terms of a description.
    mutating func terms(of description: String) -> [Int32] { terms(reader.words(of: description)) }

    func marks(of word: Int32) -> WordMarks { reader.table.marks[Int(word)] }

    func word(of term: Int32) -> String { reader.table.words[Int(term)] }

    mutating func reading(of segment: NameSegment) -> Reading {
        if segment.number < readings.count, let known = readings[segment.number] { return known }
        let reading = Reading(
            terms: terms(segment.words), alternatives: alternatives(segment), naming: namingWords(segment.words))
        while readings.count <= segment.number { readings.append(nil) }
        readings[segment.number] = reading
        return reading
    }

    /// Terms of a catalogue text, in order; what "no" or "without" takes away becomes a term of its own.
    private mutating func terms(_ words: [Int32]) -> [Int32] {
        var rewritten = words
        for word in words where marks(of: word).has(.beginsRule) {
            rewritten = rewrites.rewritten(words)
            break
        }
        var terms: [Int32] = []
        var isAbsent = false
        for word in rewritten {
            let marks = marks(of: word)
            if marks.has(.absent) {
                isAbsent = true
            } else if !marks.has(.ignored) {
                terms.append(isAbsent ? absence(of: word) : word)
            }
        }
        return terms
    }

    private mutating func absence(of word: Int32) -> Int32 {
        let number = reader.table.number(of: "-" + reader.table.words[Int(word)])
        absences[number] = word
        return number
    }

    /// The words on both sides of "or" in a part: one of them is enough.
    private mutating func alternatives(_ segment: NameSegment) -> [Int32] {
        guard segment.marks.has(.or) else { return [] }
        var beside: [Int32] = []
        for (place, word) in segment.words.enumerated() where marks(of: word).has(.or) {
            if place > 0 { beside.append(segment.words[place - 1]) }
            if place + 1 < segment.words.count { beside.append(segment.words[place + 1]) }
        }
        return terms(beside)
    }

    /// The words that name the thing in a part of a name: the last of each alternative, before what it is made with.
    private mutating func namingWords(_ words: [Int32]) -> [Int32] {
        let kernel = words.prefix { !marks(of: $0).has(.endsKernel) }
        return kernel.split { marks(of: $0).has(.or) }.compactMap { lastTerm($0) }
    }

    private mutating func lastTerm(_ words: ArraySlice<Int32>) -> Int32? {
        var last: Int32?
        for word in words {
            let marks = marks(of: word)
            if marks.has(.beginsRule) || marks.has(.absent) { return terms(Array(words)).last }
            if !marks.has(.ignored) { last = word }
        }
        return last
    }
}
