import CorginaCore
import SeededRandom
import Testing

@testable import CorginaLanguage

struct HostileTextTests {
    private static let words = [
        "egg", "two", "½", "of", "with", "and", ",", "120", "/", "80", "took", "iron", "\u{301}", "\u{200D}", "🍎",
        "1/2", "%", "a", "half", "ago", "at", "fl", "oz",
    ]

    @Test func `random scalars crash nothing`() {
        var dice = SeededGenerator(seed: 1)
        for _ in 0..<400 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...60, using: &dice) {
                if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &dice)) { text.append(scalar) }
            }
            _ = Spoken.understand(String(text))
        }
    }

    @Test func `random words in random order crash nothing`() {
        var dice = SeededGenerator(seed: 1)
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...14, using: &dice)
            let text = (0..<count).map { _ in Self.words.randomElement(using: &dice) ?? "" }.joined(
                separator: Bool.random(using: &dice) ? " " : "")
            let understanding = Spoken.understand(text)
            for item in understanding.events.flatMap(\.items) {
                #expect(item.grams.value.isFinite && item.grams.value >= 0 && item.quantity > 0, "\(text)")
                #expect((0...1).contains(item.confidence))
            }
        }
    }

    @Test func `letters that form no word raise no concern`() {
        var dice = SeededGenerator(seed: 3)
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
        let alphabet = String((65...122).compactMap { Unicode.Scalar($0) }.map(Character.init))
        let random = (0..<1_000).map { _ in
            String((0..<Int.random(in: 9...40, using: &dice)).compactMap { _ in letters.randomElement(using: &dice) })
        }
        for text in [alphabet] + random {
            for event in Spoken.understand(text).events {
                if case .other(.symptom(let report)) = event.content { Issue.record("\(report.name): \(text)") }
            }
        }
    }

    @Test func `sentences with scalars put in, taken out and swapped crash nothing`() {
        var dice = SeededGenerator(seed: 1)
        let strange: [Unicode.Scalar] = [
            "\u{301}", "\u{200D}", "\u{202E}", "\u{FEFF}", "\u{0}", "½", "%", "/", "٣", "🍎", "ß", "İ",
        ]
        for line in CorpusSentence.all {
            var scalars = Array(line.sentence.unicodeScalars)
            for _ in 0..<3 where !scalars.isEmpty {
                let place = Int.random(in: scalars.indices, using: &dice)
                switch Int.random(in: 0..<3, using: &dice) {
                case 0: scalars.insert(strange.randomElement(using: &dice) ?? "%", at: place)
                case 1: scalars.remove(at: place)
                default: scalars.swapAt(place, scalars.startIndex)
                }
            }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            for item in Spoken.understand(String(text)).events.flatMap(\.items) {
                #expect(item.grams.value.isFinite && item.grams.value >= 0 && item.quantity > 0)
            }
        }
    }

    @Test func `a megabyte holds nothing to log`() {
        #expect(Spoken.understand(String(repeating: "apple ", count: 170_000)).events.isEmpty)
    }

    @Test func `tokens grow no faster than the text`() {
        for unit in ["a\u{301}\u{301}\u{301}", "1.1", "'", "egg, ", "(((", "½"] {
            let few = Tokenizer.tokens(of: String(repeating: unit, count: 100)).count
            let many = Tokenizer.tokens(of: String(repeating: unit, count: 1_000)).count
            #expect(many <= max(few, 1) * 11, "\(unit)")
        }
    }

    @Test func `accents, width and hidden characters do not change a word`() {
        let words = ["sautéed", "SAUTÉED", "saute\u{301}ed", "ｓａｕｔｅｅｄ", "sau\u{200B}teed"]
        for word in words { #expect(Tokenizer.tokens(of: word).map(\.text) == ["sauteed"], "\(word)") }
    }
}
