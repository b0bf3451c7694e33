import CorginaCore
import Testing

@testable import CorginaLanguage

/// What she corrects while she speaks counts once, as she said it last.
struct RightedFiguresTests {
    private func texts(_ sentence: String) -> String {
        let tokens = Lexicon.shared.read(Tokenizer.tokens(of: sentence))
        return RightedFigures.read(tokens).filter { $0.mark == nil }.map { $0.text }.joined(separator: " ")
    }

    @Test(arguments: [
        ("3 slices of bread not 2", "3 slices of bread"), ("yogurt was 150 g not 120 g", "yogurt was 150 g"),
        ("two plums, no wait, three plums", "three plums"),
        ("two plums, well, four if im honest", "four plums if im honest"),
        ("one samosa; actually it was two samosas", "two samosa"), ("a rich tea, no, two rich teas", "two rich tea"),
        ("four crackers, or rather three", "three crackers"), ("had 2. ok 4.", "had 4"),
        ("two ml then 5 plums, no 6", "two ml then 6 plums"),
    ])
    func `the right figure takes the place of the wrong one`(sentence: String, expected: String) {
        #expect(texts(sentence) == expected)
    }

    @Test(arguments: [
        "not 2 eggs", "no bread, 2 eggs", "2 eggs, no toast", "2 eggs, ok 1 coffee", "bp 120/80 not 130/90",
        "slept 6 hours, well 2 plums", "make dinner for 4",
    ])
    func `what corrects nothing stays`(sentence: String) {
        #expect(
            texts(sentence)
                == Lexicon.shared.read(Tokenizer.tokens(of: sentence)).filter { $0.mark == nil }.map { $0.text }.joined(
                    separator: " "))
    }
}
