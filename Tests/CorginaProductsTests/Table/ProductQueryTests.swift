import Testing

@testable import CorginaProducts

/// Which words the index is asked for.
struct ProductQueryTests {
    private static let total = 3_000_000
    private static let frequent = [
        "chocolate": 300_000, "milk": 250_000, "organic": 200_000, "bar": 60_000, "oat": 20_000,
    ]

    private func query(_ words: String) throws -> ProductQuery {
        try #require(ProductQuery(words, among: Self.total) { Self.frequent[$0] })
    }

    @Test(arguments: [
        ("chocolate", #""chocolate""#), ("Zingolo", #""zingolo""#), ("milk chocolate", #""milk" "chocolate""#),
        // A rare word leaves few products; a hundred of these are faster looked through than a frequent word's list.
        ("Zingolo milk chocolate bar", #""zingolo" "bar""#),
        ("Zingolo Qwortle milk chocolate", #""zingolo" "qwortle""#),
        ("organic oat bar milk", #""oat" "bar" "organic""#), ("Crème brûlée", #""creme" "brulee""#),
        ("milk milk MILK", #""milk""#),
    ])
    func `it is asked for the rarest, until few products are left`(words: String, match: String) throws {
        #expect(try query(words).match == match)
    }

    @Test func `the others are looked for in the names`() throws {
        let query = try query("Zingolo milk chocolate bar")
        #expect(!query.isWhole)
        #expect(query.accepts(name: "Zingolo bar", brand: "Milk & Chocolate"))
        #expect(query.accepts(name: "CHOCOLATE-MILK bar", brand: nil))
        #expect(!query.accepts(name: "Zingolo bar with chocolate", brand: nil))
        #expect(!query.accepts(name: "Zingolo milky chocolate bar", brand: nil))
        #expect(try self.query("chocolate").accepts(name: "anything", brand: nil))
    }

    @Test(arguments: ["", " ", "-", "\"", "🥛"])
    func `without a word there is nothing to ask`(words: String) {
        #expect(ProductQuery(words, among: Self.total) { Self.frequent[$0] } == nil)
    }
}
