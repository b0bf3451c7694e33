/// One part of a catalogue name, between commas or in parentheses, in numbers of words.
struct NameSegment {
    /// The same for segments of the same text.
    fileprivate(set) var number = 0
    var words: [Int32]
    /// Everything its words do.
    var marks: WordMarks
    /// Whether it only says that something was not said: "NS as to fat eaten".
    var isUnspecified: Bool
    /// What leaving it unsaid costs, from 0 (nothing) to 1.
    var weight: Float
    /// Whether it only tells about the thing: "with cheese", "from school".
    var isRemark: Bool

    fileprivate init(_ words: [Int32], _ table: WordTable) {
        self.words = words
        var marks: WordMarks = []
        for word in words { marks.add(table.marks[Int(word)]) }
        self.marks = marks
        let first = table.marks[Int(words[0])]
        isRemark = first.has(.endsKernel)
        isUnspecified = first.has(.unspecified)
        if isUnspecified {
            weight = 0.05
        } else if first.has(.source) {
            weight = 0.25
        } else if first.has(.made), marks.has(.from) {
            weight = 0.6
        } else {
            weight = 1
        }
    }
}

/// Cuts catalogue text into segments.
struct NameReader {
    var table: WordTable
    private let or: Int32
    private var known = KnownParts()
    private(set) var segmentCount = 0

    init(_ table: WordTable) {
        self.table = table
        for (mark, words) in WordMarks.words { self.table.mark(words, mark) }
        or = self.table.number(of: "or")
    }

    /// The segments of a name: "Milk, reduced fat (2%)" has three.
    mutating func segments(of name: UnsafeBufferPointer<UInt8>) -> [NameSegment] {
        var segments: [NameSegment] = []
        var start = 0
        for place in 0...name.count where place == name.count || Self.cuts(name[place]) {
            if place > start { append(UnsafeBufferPointer(rebasing: name[start..<place]), to: &segments) }
            start = place + 1
        }
        return segments
    }

    private mutating func append(_ part: UnsafeBufferPointer<UInt8>, to segments: inout [NameSegment]) {
        let key = KnownParts.key(part)
        if let read = known.segments(of: part, key) { return segments.append(contentsOf: read) }
        let read = read(String(decoding: part, as: UTF8.self))
        known.add(read, for: part, key)
        segments.append(contentsOf: read)
    }

    /// Commas, parentheses and semicolons always end a segment.
    private static func cuts(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ";")
    }

    private mutating func read(_ part: String) -> [NameSegment] {
        var segments: [NameSegment] = []
        var words: [Int32] = []
        var figure = ""
        for token in Tokenizer.tokens(of: part) {
            switch token.kind {
            case .word:
                words.append(table.number(ofFormOf: token.text))
                figure = ""
            case .number:
                figure = token.text
            case .mark(.percent):
                if !figure.isEmpty { words.append(table.number(of: figure + "%")) }
                figure = ""
            case .mark(.plus), .mark(.dash):
                break
            case .mark(.slash):
                words.append(or)
            case .mark:
                if !words.isEmpty { segments.append(NameSegment(words, table)) }
                words.removeAll(keepingCapacity: true)
            }
        }
        if !words.isEmpty { segments.append(NameSegment(words, table)) }
        for index in segments.indices {
            segments[index].number = segmentCount
            segmentCount += 1
        }
        return segments
    }

    /// The words of a text, whatever stands between them.
    mutating func words(of text: String) -> [Int32] {
        var words: [Int32] = []
        for token in Tokenizer.tokens(of: text) where token.isWord { words.append(table.number(ofFormOf: token.text)) }
        return words
    }
}

/// What was read of the parts of names: they repeat by the thousand ("NS as to fat eaten").
///
/// Found by a sum over the bytes, which costs a fraction of what hashing a string does; the bytes themselves decide.
private struct KnownParts {
    private struct Part {
        var text: Range<Int>
        var segments: Range<Int>
    }

    private var parts: [UInt64: Part] = [:]
    private var text: [UInt8] = []
    private var segments: [NameSegment] = []

    /// Fowler, Noll and Vo's sum, 64 bits, variant 1a.
    static func key(_ part: UnsafeBufferPointer<UInt8>) -> UInt64 {
        part.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    func segments(of part: UnsafeBufferPointer<UInt8>, _ key: UInt64) -> ArraySlice<NameSegment>? {
        guard let known = parts[key], text[known.text].elementsEqual(part) else { return nil }
        return segments[known.segments]
    }

    /// Of two parts with one key the first stays known; the other is read each time.
    mutating func add(_ read: [NameSegment], for part: UnsafeBufferPointer<UInt8>, _ key: UInt64) {
        guard parts[key] == nil else { return }
        parts[key] = Part(
            text: text.count..<text.count + part.count, segments: segments.count..<segments.count + read.count)
        text.append(contentsOf: part)
        segments.append(contentsOf: read)
    }
}
