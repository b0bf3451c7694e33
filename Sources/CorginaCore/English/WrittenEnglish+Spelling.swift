extension WrittenEnglish {
    /// A sentence of Corgina's own in her spelling: each whole word of ``SpelledWord/all``, its first letter as large as it was.
    ///
    /// It is never for what she wrote, nor for the names of foods.
    public func spelled(_ sentence: String) -> String {
        let words = spelling == .american ? SpelledWord.american : SpelledWord.british
        var (result, word) = ("", "")
        for character in sentence {
            guard character.isLetter else {
                result += Self.written(word, words)
                result.append(character)
                word = ""
                continue
            }
            word.append(character)
        }
        return result + Self.written(word, words)
    }

    private static func written(_ word: String, _ words: [String: String]) -> String {
        guard let other = words[word.lowercased()] else { return word }
        return word.first?.isUppercase == true ? other.prefix(1).uppercased() + other.dropFirst() : other
    }
}
