import Testing

@testable import CorginaLanguage

struct NumberReaderTests {
    @Test(arguments: [
        ("2", 2), ("two", 2), ("1/2", 0.5), ("½", 0.5), ("1 1/2", 1.5), ("1½", 1.5), ("one and a half", 1.5),
        ("half a", 0.5),
        ("a couple of", 2), ("a dozen", 12), ("half a dozen", 6), ("2-3", 2.5), ("two or three", 2.5),
        ("twenty five", 25),
        ("two, no, three", 3), ("1,200", 1_200), (".5", 0.5), ("two point five", 2.5), ("three quarters of", 0.75),
    ])
    func `a number is read as it is said`(text: String, expected: Double) {
        let tokens = Lexicon.shared.read(Tokenizer.tokens(of: text))
        #expect(NumberReader.read(tokens, at: 0)?.value == expected)
    }

    @Test(arguments: ["apple", "a banana", "2%", "", "quarter pounder", "120/80 mmHg"])
    func `what counts nothing is no small number`(text: String) {
        let tokens = Lexicon.shared.read(Tokenizer.tokens(of: text))
        let value = NumberReader.read(tokens, at: 0)?.value ?? 0
        #expect(value == 0 || value == 120)
    }
}
