/// Cuts a sentence into tokens, once from left to right.
///
/// Reads scalars, never grapheme clusters: a hostile run of combining marks costs what its bytes cost.
struct Tokenizer {
    /// Letters kept of one word; no food has a longer one.
    private static let longestWord = 40
    /// Digits kept of one number.
    private static let longestNumber = 12

    private var tokens: [Token] = []
    private var word: [UInt8] = []
    private var foreign = String.UnicodeScalarView()
    private var wordStart = 0
    private var wordHasLetters = false
    private var digits = NumberText()

    /// All tokens of the sentence.
    static func tokens(of sentence: String) -> [Token] {
        var tokenizer = Tokenizer()
        tokenizer.tokens.reserveCapacity(sentence.utf8.count / 4 + 4)
        tokenizer.read(sentence)
        return tokenizer.tokens
    }

    private mutating func read(_ sentence: String) {
        let scalars = Array(sentence.unicodeScalars)
        var offset = 0
        for index in scalars.indices {
            let scalar = scalars[index]
            let next = index + 1 < scalars.count ? FoldedScalar(scalars[index + 1]) : .space
            take(FoldedScalar(scalar), at: offset, length: UTF8.width(scalar), before: next)
            offset += UTF8.width(scalar)
        }
        endWord(at: offset)
    }

    private mutating func take(_ scalar: FoldedScalar, at offset: Int, length: Int, before next: FoldedScalar) {
        switch scalar {
        case .letter(let letter):
            if !digits.isEmpty { endWord(at: offset) }
            begin(at: offset)
            wordHasLetters = true
            if word.count < Self.longestWord { word.append(letter) }
        case .foreignLetter(let letter):
            if !digits.isEmpty { endWord(at: offset) }
            begin(at: offset)
            wordHasLetters = true
            if foreign.count < Self.longestWord { foreign.append(letter) }
        case .digit(let digit):
            begin(at: offset)
            if wordHasLetters {
                if word.count < Self.longestWord { word.append(digit) }
            } else {
                digits.append(digit)
            }
        case .fraction(let value):
            endWord(at: offset)
            append(.number(value), "", offset..<offset + length)
        case .apostrophe, .nothing:
            break
        case .space:
            endWord(at: offset)
        case .hyphen:
            takeHyphen(at: offset, before: next)
        case .mark(let mark):
            takeMark(mark, at: offset, length: length, before: next)
        }
    }

    /// "low-fat" is two words; "2-3" is a range; " - " is a dash.
    private mutating func takeHyphen(at offset: Int, before next: FoldedScalar) {
        let follows = !word.isEmpty || !foreign.isEmpty
        let followsNumber = !digits.isEmpty
        endWord(at: offset)
        switch next {
        case .letter, .foreignLetter: break
        case .digit where follows && !followsNumber: break
        default: append(.mark(.dash), "", offset..<offset + 1)
        }
    }

    private mutating func takeMark(_ mark: Token.Mark, at offset: Int, length: Int, before next: FoldedScalar) {
        if case .digit = next {
            if mark == .period, digits.beginFraction() {
                if digits.isFresh { begin(at: offset) }
                return
            }
            if mark == .comma, digits.takesThousands { return }
        }
        // "M&M" and "A&W" are one word; "mac & cheese" is not.
        if mark == .plus, wordHasLetters, word.count <= 2, case .letter = next { return }
        endWord(at: offset)
        append(.mark(mark), "", offset..<offset + length)
    }

    private mutating func begin(at offset: Int) {
        if word.isEmpty && foreign.isEmpty && digits.isEmpty { wordStart = offset }
    }

    private mutating func endWord(at offset: Int) {
        if !digits.isEmpty {
            append(.number(digits.value), digits.text, wordStart..<offset)
        } else if !word.isEmpty || !foreign.isEmpty {
            append(.word, String(decoding: word, as: UTF8.self) + String(foreign), wordStart..<offset)
        }
        word.removeAll(keepingCapacity: true)
        foreign = .init()
        wordHasLetters = false
        digits = NumberText()
    }

    private mutating func append(_ kind: Token.Kind, _ text: String, _ range: Range<Int>) {
        tokens.append(Token(kind: kind, text: text, range: range))
    }

    /// The digits of a number being read.
    private struct NumberText {
        private(set) var text = ""
        private var whole = 0.0
        private var fraction = 0.0
        private var scale = 1.0
        private var count = 0
        private var hasPoint = false
        private(set) var isFresh = false

        var isEmpty: Bool { count == 0 && !hasPoint }
        var value: Double { whole + fraction * scale }
        /// "1,200" is one number, "1, 200" is two.
        var takesThousands: Bool { count > 0 && count <= 3 && !hasPoint && whole > 0 && whole < 1_000 && count == text.utf8.count && count < 3 }

        mutating func append(_ digit: UInt8) {
            isFresh = false
            count += 1
            guard count <= Tokenizer.longestNumber else { return }
            text.unicodeScalars.append(Unicode.Scalar(digit))
            if hasPoint {
                scale /= 10
                fraction = fraction * 10 + Double(digit - 48)
            } else {
                whole = whole * 10 + Double(digit - 48)
            }
        }

        /// A point before a digit begins the decimals, once.
        mutating func beginFraction() -> Bool {
            guard !hasPoint else { return false }
            isFresh = count == 0
            hasPoint = true
            text += "."
            return true
        }
    }
}
