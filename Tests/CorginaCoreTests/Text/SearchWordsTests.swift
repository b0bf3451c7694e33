import Testing

@testable import CorginaCore

struct SearchWordsTests {
    @Test(arguments: [
        ("Crème brûlée, 2 cups", ["creme", "brulee", "2", "cups"]), ("PB&J sandwich!", ["pb", "j", "sandwich"]),
        ("", []), ("—…", []), ("Ate out.\nTravel", ["ate", "out", "travel"]), ("苹果 juice", ["苹果", "juice"]),
    ])
    func `words are found whatever their case, accents and punctuation`(text: String, words: [String]) {
        #expect(SearchWords.words(in: text) == words)
    }

    @Test func `plain text reads the same on the quick way as on the careful one`() {
        for text in ["Two eggs, toast and a 1/2 avocado", "7-UP", " a  B\tc\n", "x"] {
            #expect(SearchWords.words(in: text) == FoodText.words(text))
        }
    }
}
