import CorginaCore
import Testing

@testable import CorginaLanguage

/// Sizes count where USDA lists none, and figures without a unit where nobody has so many.
struct SizedPortionTests {
    private func grams(_ sentence: String) -> [Double] {
        Spoken.understand(sentence).events.flatMap { $0.items }.map { $0.grams.value.rounded() }
    }

    @Test(arguments: [
        ("orange juice", "a large orange juice", 1.5), ("orange juice", "a small orange juice", 0.66),
        ("a glass of milk", "a small glass of milk", 0.66),
    ])
    func `a size changes the usual amount`(usual: String, sized: String, times: Double) throws {
        let one = try #require(grams(usual).first)
        let other = try #require(grams(sized).first)
        #expect(abs(other - one * times) <= 1)
    }

    @Test func `a piece keeps its weight`() {
        #expect(grams("a large banana") == grams("a banana"))
    }

    @Test(arguments: [("large fries", 180.0), ("small fries", 110), ("medium fries", 145), ("lg fries", 180)])
    func `where USDA lists a size it is that one`(sentence: String, expected: Double) {
        #expect(grams(sentence) == [expected])
    }

    @Test(arguments: [("rice 150", 150.0), ("chicken breast 120", 120), ("30 blueberries", 60)])
    func `of what nobody has so many the figure is grams`(sentence: String, expected: Double) {
        #expect(grams(sentence).count == 1)
        #expect(abs((grams(sentence).first ?? 0) - expected) <= 10)
    }

    @Test(arguments: ["they had pizza so I grabbed a slice", "he ordered wings and I stole two"])
    func `a helping of what another had is hers`(sentence: String) {
        #expect(grams(sentence).count == 1)
    }

    @Test(arguments: ["the boys had pizza and I had a nap", "he had wings and I took two paracetamol"])
    func `what she did besides is no helping`(sentence: String) {
        #expect(grams(sentence).isEmpty)
    }
}
