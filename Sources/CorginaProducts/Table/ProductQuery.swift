import Foundation

/// A search for products: which words the index of words is asked for, and which are looked for in the names it finds.
///
/// The index goes through the whole list of each word it is asked for, and that of a frequent word has hundreds of thousands of products.
/// So it is asked for the rarest words, until few products are left that hold them all; the others are faster found in those.
struct ProductQuery {
    /// As the index takes it: each word in quotes, so that nothing in it is an operator.
    let match: String
    private let others: Set<String>

    /// From so many products on a word is listed as frequent.
    static let leastFrequent = 1_000
    /// So few products are looked through by their names.
    private static let fewProducts = 200.0

    /// - Parameters:
    ///   - total: how many products there are.
    ///   - count: in how many of them a word is, by its folded letters; `nil` for one that is not frequent.
    /// - Returns: `nil` where there is no word in the text.
    init?(_ text: String, among total: Int, count: (String) throws -> Int?) rethrows {
        var words: [(word: String, share: Double)] = []
        for word in ProductWords.telling(in: text) where !words.contains(where: { $0.word == word }) {
            let products = try count(word) ?? Self.leastFrequent
            words.append((word, min(1, Double(products) / Double(max(1, total)))))
        }
        words.sort { $0.share < $1.share }
        guard !words.isEmpty else { return nil }
        // As many as there would be if one word told nothing of another.
        var expected = Double(total)
        let asked = words.prefix { word in
            defer { expected *= word.share }
            return expected > Self.fewProducts
        }
        let first = max(1, asked.count)
        match = words.prefix(first).map { "\"\($0.word)\"" }.joined(separator: " ")
        others = Set(words.dropFirst(first).map { $0.word })
    }

    /// Whether all that the index finds is meant.
    var isWhole: Bool { others.isEmpty }

    /// Whether a product that the index found has the other words too.
    func accepts(name: String, brand: String?) -> Bool {
        isWhole || others.isSubset(of: ProductWords.words(ofProduct: name, brand))
    }
}
