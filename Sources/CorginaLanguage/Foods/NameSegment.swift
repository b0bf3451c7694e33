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
    /// Names repeat their parts by the thousand: "NS as to fat eaten".
    private var known: [Substring: [NameSegment]] = [:]
    private(set) var segmentCount = 0

    init(_ table: WordTable) {
        self.table = table
        for (mark, words) in WordMarks.words { self.table.mark(words, mark) }
        or = self.table.number(of: "or")
    }

    /// The segments of a name: "Milk, reduced fat (2%)" has three.
    mutating func segments(of name: String) -> [NameSegment] {
        var segments: [NameSegment] = []
        for part in name.utf8.split(whereSeparator: Self.cuts) {
            let text = Substring(part)
            if let read = known[text] {
                segments += read
            } else {
                let read = read(text)
                known[text] = read
                segments += read
            }
        }
        return segments
    }

    /// Commas, parentheses and semicolons always end a segment.
    private static func cuts(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ";")
    }

    private mutating func read(_ part: Substring) -> [NameSegment] {
        var segments: [NameSegment] = []
        var words: [Int32] = []
        var figure = ""
        for token in Tokenizer.tokens(of: String(part)) {
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
