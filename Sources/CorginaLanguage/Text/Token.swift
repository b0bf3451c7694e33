/// The smallest piece of a sentence: a word, a number or a mark.
struct Token: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case word
        case number(Double)
        case mark(Mark)
    }

    enum Mark: Hashable, Sendable {
        case comma, period, semicolon, colon, question, exclamation, newline
        case slash, percent, openParenthesis, closeParenthesis, dash, plus
        /// Anything that is neither a letter, a digit nor punctuation of prose: markup, symbols, emoji.
        case symbol
    }

    var kind: Kind
    /// Lower case, without accents and apostrophes; digits of a number as written; empty for a mark.
    var text: String
    /// Where it stands in the sentence's UTF-8.
    var range: Range<Int>

    var isWord: Bool { kind == .word }

    var number: Double? {
        guard case .number(let value) = kind else { return nil }
        return value
    }

    var mark: Mark? {
        guard case .mark(let mark) = kind else { return nil }
        return mark
    }

    /// Whether nothing said after it continues what was said before it.
    var endsSentence: Bool {
        switch mark {
        case .period, .semicolon, .question, .newline: true
        default: false
        }
    }
}
