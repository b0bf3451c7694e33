/// Words to look for in a food's name.
struct FoodPhrase: Hashable, Sendable {
    let words: [String]
    /// A phrase with "and" or "with" in it is looked for in the whole text, which is otherwise cut there.
    let spansSegments: Bool

    init(_ text: String) {
        words = FoodText.words(text)
        spansSegments = words.contains { $0 == "and" || $0 == "with" }
    }

    /// The phrases of a text, separated by commas.
    static func list(_ text: String) -> [FoodPhrase] { text.split(separator: ",").map { FoodPhrase(String($0)) } }

    /// Whether its words stand one after another, the last perhaps in the plural.
    func occurs(in text: [String]) -> Bool {
        guard let last = words.last, text.count >= words.count else { return false }
        return (0...(text.count - words.count)).contains { start in
            let found = text[start..<start + words.count]
            return found.dropLast().elementsEqual(words.dropLast()) && Self.isForm(found.last ?? "", of: last)
        }
    }

    private static func isForm(_ word: String, of base: String) -> Bool {
        word == base
            || word.hasPrefix(base) && (word.dropFirst(base.count) == "s" || word.dropFirst(base.count) == "es")
    }
}
