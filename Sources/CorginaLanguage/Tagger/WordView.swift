/// One word as the models see it: hashes of what is written, its shape, and what the word lists know of it.
struct WordView: Sendable {
    var text: UInt64
    var form: UInt64
    var shape: UInt64
    var prefix: UInt64
    var longSuffix: UInt64
    var suffix: UInt64
    /// What the word lists know: a bit each.
    var kinds: UInt64
    /// Where it stands in a name of the catalogue.
    var place = KnownNames.Place.outside
    /// Whether it is written as a name is and no list knows it: "Maureen".
    var isName = false

    /// What stands before the first word and behind the last.
    static let edge = WordView(text: 1, form: 1, shape: 1, prefix: 0, longSuffix: 0, suffix: 0, kinds: 0)

    init(text: UInt64, form: UInt64, shape: UInt64, prefix: UInt64, longSuffix: UInt64, suffix: UInt64, kinds: UInt64) {
        self.text = text
        self.form = form
        self.shape = shape
        self.prefix = prefix
        self.longSuffix = longSuffix
        self.suffix = suffix
        self.kinds = kinds
    }

    /// - Parameter sentence: the UTF-8 the token was read from; a symbol is known by what is written there.
    init(_ token: ReadToken, _ vocabulary: Vocabulary, sentence: [UInt8]) {
        let written: ArraySlice<UInt8> =
            token.mark == .symbol
            ? sentence[token.token.range.clamped(to: 0..<sentence.count)] : ArraySlice(token.text.utf8)
        shape = Self.shape(of: token)
        if token.number != nil {
            text = FeatureHash.of(token.text.utf8.map { $0 == UInt8(ascii: ".") ? $0 : UInt8(ascii: "0") })
            form = text
        } else if let mark = token.mark, mark != .symbol {
            text = shape
            form = shape
        } else {
            text = FeatureHash.of(written)
            form = token.isWord ? FeatureHash.of(token.form.utf8) : text
        }
        let letters = token.isWord ? Array(token.text.utf8) : []
        prefix = letters.count > 3 ? FeatureHash.of(letters.prefix(3)) : 0
        longSuffix = letters.count > 4 ? FeatureHash.of(letters.suffix(4)) : 0
        suffix = letters.count > 3 ? FeatureHash.of(letters.suffix(3)) : 0
        kinds = token.isWord ? vocabulary.kinds(of: token) : 0
        isName = token.isWord && vocabulary.isUnknown(kinds) && Self.isCapital(written: token, sentence)
    }

    private static func isCapital(written token: ReadToken, _ sentence: [UInt8]) -> Bool {
        let first = token.token.range.lowerBound
        return sentence.indices.contains(first) && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(sentence[first])
    }

    private static func shape(of token: ReadToken) -> UInt64 {
        if let number = token.number {
            // How large it is tells more than which it is: a year, a pressure, a helping.
            let steps: [Double] = [1, 2, 4, 10, 20, 35, 45, 60, 85, 100, 140, 200, 400, 1_000, 3_000]
            let step = steps.firstIndex { number < $0 } ?? steps.count
            return 100 + UInt64(step) * 2 + (token.text.contains(".") ? 1 : 0)
        }
        guard let mark = token.mark else {
            return token.text.utf8.contains { $0 < 58 } ? 3 : 2
        }
        switch mark {
        case .comma: return 10
        case .period: return 11
        case .semicolon: return 12
        case .colon: return 13
        case .question: return 14
        case .exclamation: return 15
        case .newline: return 16
        case .slash: return 17
        case .percent: return 18
        case .openParenthesis: return 19
        case .closeParenthesis: return 20
        case .dash: return 21
        case .plus: return 22
        case .symbol: return 23
        }
    }
}
