import CorginaCore
import Testing

@testable import CorginaLanguage

struct ShareReaderTests {
    private func grams(_ sentence: String) -> [Double] {
        Spoken.understand(sentence).events.flatMap(\.items).map(\.grams.value)
    }

    @Test(arguments: [
        ("I had a ham sandwich but didn't finish it", 0.75),
        ("I had a ham sandwich, but I couldn't quite finish it", 0.75),
        ("I had a ham sandwich and left half of it", 0.5),
        ("had a ham sandwich but only ate half of it", 0.5),
        ("I had a ham sandwich, left a quarter", 0.75),
        ("a ham sandwich, ate about two thirds of it", 2.0 / 3),
        ("I didn't finish my ham sandwich", 0.75),
        ("I did not finish the ham sandwich", 0.75),
        ("most of my ham sandwich", 0.75),
        ("I had some of the ham sandwich", 0.5),
    ])
    func `a share is taken of the food it is said of`(sentence: String, share: Double) throws {
        let whole = try #require(grams("I had a ham sandwich").first)
        let eaten = grams(sentence)
        #expect(eaten.count == 1)
        #expect(abs((eaten.first ?? 0) - whole * share) < 0.6, "\(eaten) of \(whole)")
    }

    @Test func `a share is of one food and not of its neighbours`() throws {
        let whole = grams("I had a ham sandwich, an apple and a banana")
        try #require(whole.count == 3)
        let eaten = grams("I had a ham sandwich, an apple and a banana but didn't finish it")
        try #require(eaten.count == 3)
        #expect(eaten[0] == whole[0] && eaten[1] == whole[1])
        #expect(eaten[2] == whole[2] * 0.75)
        #expect(grams("most of my ham sandwich, an apple and a banana").dropFirst() == whole.dropFirst())
    }

    @Test(arguments: ["I didn't finish", "left half of it", "didn't finish it"])
    func `a share of nothing said is nothing`(sentence: String) {
        #expect(grams(sentence).isEmpty)
    }
}
