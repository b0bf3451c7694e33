/// The words the readers know, with what each does.
struct Lexicon: Sendable {
    /// The words are data and never change.
    static let shared = Lexicon()

    private let roles: [String: WordRole]

    init() {
        var roles: [String: WordRole] = [:]
        for (role, words) in CommonWords.lists {
            for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
                roles[String(word), default: []].insert(role)
            }
        }
        self.roles = roles
    }

    /// All words that do something.
    var words: some Sequence<String> { roles.keys }

    func roles(of word: String) -> WordRole { roles[word] ?? [] }

    /// The sentence's tokens with their forms and roles. "2%" becomes one word: it names a food and counts nothing.
    func read(_ tokens: [Token]) -> [ReadToken] {
        var result: [ReadToken] = []
        result.reserveCapacity(tokens.count)
        for token in tokens {
            if token.mark == .percent, let number = result.last, number.number != nil, !number.text.isEmpty {
                let text = number.text + "%"
                let word = Token(kind: .word, text: text, range: number.token.range.lowerBound..<token.range.upperBound)
                result[result.count - 1] = ReadToken(token: word, form: text, roles: [])
            } else if token.isWord {
                let form = WordForm.of(token.text)
                // "tonight's" does what "tonight" does.
                let own = roles(of: token.text)
                result.append(ReadToken(token: token, form: form, roles: own.isEmpty ? roles(of: form) : own))
            } else {
                result.append(ReadToken(token: token, form: "", roles: []))
            }
        }
        return result
    }
}
