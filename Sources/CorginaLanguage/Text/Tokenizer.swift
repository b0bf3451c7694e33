/// Cuts a sentence into tokens, once from left to right.
///
/// Reads scalars, never grapheme clusters: a hostile run of combining marks costs what its bytes cost.
struct Tokenizer {
    /// Letters kept of one word; no food has a longer one.
    private static let longestWord = 40
    /// Digits kept of one number.
    private static let longestNumber = 12

    /// What is written without a space before its figure: "x4", "bp118/74", "wt71kg".
    private static let glued: Set<[UInt8]> = Set(["x", "bp", "wt", "bg", "bs"].map { Array($0.utf8) })

    private var tokens: [Token] = []
    private var word: [UInt8] = []
    private var foreign = String.UnicodeScalarView()
    private var wordStart = 0
    private var wordHasLetters = false
    private var digits = NumberText()
    private var isBetweenWords = true

    /// All tokens of the sentence.
    static func tokens(of sentence: String) -> [Token] {
        var tokenizer = Tokenizer()
        tokenizer.tokens.reserveCapacity(sentence.utf8.count / 4 + 4)
        var sentence = sentence
        sentence.withUTF8 { tokenizer.read($0) }
        return tokenizer.tokens
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        var offset = 0
        while offset < bytes.count {
            if isBetweenWords, let end = plainWordEnd(bytes, from: offset) {
                if end > offset { appendPlainWord(bytes, offset..<end) }
                offset = max(end, offset + 1)
                continue
            }
            let scalar = Self.scalar(bytes, at: offset)
            let length = UTF8.width(scalar)
            let next = offset + length < bytes.count ? FoldedScalar(Self.scalar(bytes, at: offset + length)) : .space
            take(FoldedScalar(scalar), at: offset, length: length, before: next)
            offset += length
        }
        endWord(at: bytes.count)
    }

    // MARK: Plain words

    /// Where a word of nothing but English letters ends: what most text is, and read without a look at each scalar.
    /// `offset` itself for a space; `nil` if what begins here needs the closer look.
    private func plainWordEnd(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
        var end = offset
        while end < bytes.count, (bytes[end] | 0x20) &- 97 < 26 { end += 1 }
        guard end < bytes.count else { return end - offset <= Self.longestWord ? end : nil }
        switch bytes[end] {
        case UInt8(ascii: " "): return end - offset <= Self.longestWord ? end : nil
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ";"):
            return end > offset && end - offset <= Self.longestWord ? end : nil
        default: return nil
        }
    }

    private mutating func appendPlainWord(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        let text = String(unsafeUninitializedCapacity: range.count) { room in
            for place in range { room.initializeElement(at: place - range.lowerBound, to: bytes[place] | 0x20) }
            return range.count
        }
        append(.word, text, range)
    }

    // MARK: Everything else

    /// The scalar whose encoding begins at `offset`. A string's bytes are always whole and valid.
    private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Unicode.Scalar {
        let lead = bytes[offset]
        if lead < 0x80 { return Unicode.Scalar(lead) }
        let count = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var value = UInt32(lead) & (0x7F >> UInt32(count))
        for place in offset + 1..<min(offset + count, bytes.count) { value = value << 6 | UInt32(bytes[place] & 0x3F) }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
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
            if foreign.isEmpty, Self.glued.contains(word) { endWord(at: offset) }
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
        if isBetweenWords { wordStart = offset }
        isBetweenWords = false
    }

    private mutating func endWord(at offset: Int) {
        if isBetweenWords { return }
        isBetweenWords = true
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
        var takesThousands: Bool {
            count > 0 && count <= 3 && !hasPoint && whole > 0 && whole < 1_000 && count == text.utf8.count && count < 3
        }

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
