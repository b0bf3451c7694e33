import Foundation

/// What somebody searches products for, as the index of words asks for it.
enum ProductWords {
    private static let mostWords = 8
    private static let longestWord = 40
    /// Shorter ones are in too many names ("de", "of") to tell any apart.
    private static let shortestWord = 3

    /// Each word in quotes, so that nothing in it is an operator. `nil` where there is no word.
    static func query(_ text: String) -> String? {
        let words = telling(words(text))
        guard !words.isEmpty else { return nil }
        return words.map { "\"\($0.prefix(longestWord))\"" }.joined(separator: " ")
    }

    private static func words(_ text: String) -> [Substring] {
        text.prefix(mostWords * longestWord).split { !$0.isLetter && !$0.isNumber }
    }

    /// Without short words, unless there are no others.
    private static func telling(_ words: [Substring]) -> ArraySlice<Substring> {
        let long = words.filter { $0.count >= shortestWord }
        return (long.isEmpty ? words : long).prefix(mostWords)
    }

    /// Names that begin with what was searched for come first, then short ones.
    struct Rank: Comparable {
        private let isElsewhere: Bool
        private let length: Int
        private let number: Int64

        init(name: String, number: Int64, words: String) {
            let (name, telling) = (ProductWords.folded(name), ProductWords.telling(ProductWords.words(words)))
            isElsewhere =
                !name.hasPrefix(ProductWords.folded(words))
                && !name.hasPrefix(ProductWords.folded(telling.joined(separator: " ")))
            length = name.count
            self.number = number
        }

        static func < (lhs: Self, rhs: Self) -> Bool {
            (lhs.isElsewhere ? 1 : 0, lhs.length, lhs.number) < (rhs.isElsewhere ? 1 : 0, rhs.length, rhs.number)
        }
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
