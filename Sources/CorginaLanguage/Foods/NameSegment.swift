/// One part of a catalogue name, between commas or in parentheses, in numbers of words.
struct NameSegment {
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

    init(_ table: WordTable) {
        self.table = table
        for (mark, words) in WordMarks.words { self.table.mark(words, mark) }
        or = self.table.number(of: "or")
    }

    /// The segments of a name: "Milk, reduced fat (2%)" has three.
    mutating func segments(of name: String) -> [NameSegment] {
        var segments: [NameSegment] = []
        var words: [Int32] = []
        var figure = ""
        for token in Tokenizer.tokens(of: name) {
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
        return segments
    }

    /// The words of a text, whatever stands between them.
    mutating func words(of text: String) -> [Int32] {
        var words: [Int32] = []
        for token in Tokenizer.tokens(of: text) where token.isWord { words.append(table.number(ofFormOf: token.text)) }
        return words
    }
}
