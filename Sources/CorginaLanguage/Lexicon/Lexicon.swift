/// The words the readers know, with what each does.
struct Lexicon: Sendable {
    /// The words are data and never change.
    static let shared = Lexicon()

    private let roles: [String: WordRole]
    /// What containers and pieces are called: "glass", "slices".
    private let containers: SpellingCorrector

    init() {
        var roles: [String: WordRole] = [:]
        for (role, words) in CommonWords.lists {
            for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
                roles[String(word), default: []].insert(role)
            }
        }
        self.roles = roles
        containers = SpellingCorrector(words: roles.keys.filter { roles[$0]?.contains(.container) ?? false }.sorted())
    }

    /// A word of a unit as it is spelt: "glass" for "glas".
    func spelledUnit(_ token: ReadToken) -> ReadToken {
        guard token.isWord, token.roles.isEmpty, let word = containers.correction(of: token.text) else { return token }
        return ReadToken(
            token: Token(kind: .word, text: word, range: token.token.range), form: WordForm.of(word), roles: roles(of: word))
    }

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
