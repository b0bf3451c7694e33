/// What she said, of what a speech server wrote down.
enum SpokenWords {
    /// The most characters a minute of speech comes to, generously: the longest sentence Corgina reads has fewer.
    static let mostCharacters = 2_000

    /// Without what stands in brackets or between stars: so servers write what they heard that is no speech, as `[BLANK_AUDIO]` or
    /// `(wind blowing)`. Nobody says brackets.
    ///
    /// - Throws: `empty` where no letter or digit is left.
    static func of(_ transcript: String) throws(ProviderError) -> String {
        guard transcript.utf8.count <= mostCharacters * 8 else { throw .unfit }
        guard let line = CleanedWords.line(withoutBrackets(transcript), atMost: mostCharacters) else { throw .empty }
        guard line.contains(where: { $0.isLetter || $0.isNumber }) else { throw .empty }
        return line
    }

    private static func withoutBrackets(_ text: String) -> String {
        var words = ""
        var closing: Character?
        for character in text {
            if let awaited = closing {
                if character == awaited { closing = nil }
            } else if let pair = pairs[character] {
                closing = pair
                words.append(" ")
            } else {
                words.append(character)
            }
        }
        return words
    }

    private static let pairs: [Character: Character] = ["[": "]", "(": ")", "*": "*", "♪": "♪"]
}
