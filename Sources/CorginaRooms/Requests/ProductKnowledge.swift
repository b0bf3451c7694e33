import CorginaCore
import CorginaFoods

/// What is known of packaged foods: the table of products the owner of the server built, or nothing.
///
/// Pure rooms ask for a product by these functions; the host looks into its file.
public struct ProductKnowledge: Sendable {
    /// Whom the owner must name, and on which terms their tables may be used; none where there is no table.
    public let credits: [String]
    private let byNumber: @Sendable (Barcode) -> Product?
    private let byWords: @Sendable (String, Int) -> [Product]

    /// - Parameters:
    ///   - byNumber: the product of a number.
    ///   - byWords: at most so many products whose names hold the words, the closest first.
    public init(
        credits: [String], byNumber: @escaping @Sendable (Barcode) -> Product?,
        byWords: @escaping @Sendable (String, Int) -> [Product]
    ) {
        self.credits = credits
        self.byNumber = byNumber
        self.byWords = byWords
    }

    /// Where no table was built.
    public static let noTable = ProductKnowledge(credits: [], byNumber: { _ in nil }, byWords: { _, _ in [] })

    public subscript(barcode: Barcode) -> Product? { byNumber(barcode) }

    public func products(matching words: String, limit: Int) -> [Product] { byWords(words, limit) }
}
