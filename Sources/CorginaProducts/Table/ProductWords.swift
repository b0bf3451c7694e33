import Foundation
import GRDB

/// The words of a search.
enum ProductWords {
    private static let mostWords = 8
    private static let longestWord = 40
    /// Shorter ones are in too many names ("de", "of") to tell any apart.
    private static let shortestWord = 3

    /// The words of a search that tell products apart, as the table writes words.
    static func tokens(of text: String, _ db: Database) throws -> Set<String> {
        let words = telling(words(text)).map { $0.prefix(longestWord) }.joined(separator: " ")
        let tokenizer = try db.makeTokenizer(FTS5TokenizerDescriptor(components: ProductSchema.tokenizer))
        return try Set(tokenizer.tokenize(query: words).prefix(mostWords).map { $0.token })
    }

    private static func words(_ text: String) -> [Substring] {
        text.prefix(mostWords * longestWord).split { !$0.isLetter && !$0.isNumber }
    }

    /// Without short words, unless there are no others.
    private static func telling(_ words: [Substring]) -> ArraySlice<Substring> {
        let long = words.filter { $0.count >= shortestWord }
        return (long.isEmpty ? words : long).prefix(mostWords)
    }

    /// In which order names are shown that were found by the same words.
    struct Order {
        private let beginnings: [String]

        /// - Parameter words: what was searched for.
        init(_ words: String) {
            let telling = ProductWords.telling(ProductWords.words(words)).joined(separator: " ")
            beginnings = [ProductWords.folded(words), ProductWords.folded(telling)]
        }

        func rank(name: String, number: Int64) -> Rank {
            let name = ProductWords.folded(name)
            return Rank(
                isElsewhere: !beginnings.contains { name.hasPrefix($0) }, length: name.utf8.count, number: number)
        }
    }

    /// Names that begin with what was searched for come first, then short ones.
    struct Rank: Comparable {
        fileprivate let isElsewhere: Bool
        fileprivate let length: Int
        fileprivate let number: Int64

        static func < (lhs: Self, rhs: Self) -> Bool {
            (lhs.isElsewhere ? 1 : 0, lhs.length, lhs.number) < (rhs.isElsewhere ? 1 : 0, rhs.length, rhs.number)
        }
    }

    /// Without cases and diacritics. Most names are ASCII, for which that is a matter of bytes.
    private static func folded(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 128 }
            ? text.lowercased() : text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
