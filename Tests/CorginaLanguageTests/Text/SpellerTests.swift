import CorginaCore
import Testing

@testable import CorginaLanguage

struct SpellerTests {
    private func corrected(_ sentence: String) throws -> [String] {
        let models = try #require(Spoken.models)
        let catalogue = try #require(Spoken.catalogue)
        let speller = LanguageEngine.vocabulary(catalogue, models.words).speller
        return speller.corrected(Tokenizer.tokens(of: sentence), sentence: Array(sentence.utf8)).map(\.text)
    }

    @Test(arguments: [
        ("a glas of watr", ["a", "glass", "of", "water"]), ("brocoli", ["broccoli"]), ("sandwhich", ["sandwich"]),
        ("chcolate", ["chocolate"]), ("hedache", ["headache"]), ("strawbrries", ["strawberries"]),
    ])
    func `a slip of the finger is put right`(sentence: String, expected: [String]) throws {
        #expect(try corrected(sentence) == expected)
    }

    @Test(arguments: [
        "curtido", "milo", "shreddies", "toast", "had qwortlex", "praying for sleep", "ok", "118/74", "with Maureen",
        "with Brocoli",
    ])
    func `a word that is known, a name and what is near nothing stay`(sentence: String) throws {
        #expect(try corrected(sentence) == Tokenizer.tokens(of: sentence).map(\.text))
    }

    @Test(arguments: ["clogs", "clods", "gust", "leaps", "feint", "chatting", "spitting"])
    func `an ordinary word is not taken for an alarming one`(word: String) throws {
        #expect(try corrected("on my \(word)") == ["on", "my", word])
    }

    @Test(arguments: [("feelin", "feeling"), ("bangin", "banging"), ("mandazis", "mandazis"), ("bleedng", "bleeding")])
    func `a dropped g, a plural and a slip in a word that must not be lost are read`(word: String, expected: String)
        throws
    {
        #expect(try corrected("\(word) today").first == expected)
    }

    @Test func `what stands where stays`() throws {
        let models = try #require(Spoken.models)
        let speller = LanguageEngine.vocabulary(try #require(Spoken.catalogue), models.words).speller
        let tokens = Tokenizer.tokens(of: "2 glases of milkk")
        #expect(
            speller.corrected(tokens, sentence: Array("2 glases of milkk".utf8)).map(\.range) == tokens.map(\.range))
    }
}

struct SpokenWordsTests {
    @Test func `words of three authors count, those of one do not`() {
        let words = SpokenWords(authors: [
            ["eggs eggs eggs", "toats toats toats toats toats"], ["eggs and tea"], ["eggs"],
        ])
        #expect(words.counts == ["eggs": 5])
    }

    @Test func `what is written is read back, and cut bytes are refused`() throws {
        let words = SpokenWords(counts: ["egg": 3, "toast": 255])
        var packed = PackedWriter()
        words.append(to: &packed)
        let bytes = packed.bytes
        let read = try Self.read(bytes)
        #expect(read.counts == words.counts && read.isWhole)
        for length in bytes.indices {
            #expect(throws: PackedDamage.self) { try Self.read(Array(bytes.prefix(length))) }
        }
    }

    private static func read(_ bytes: [UInt8]) throws -> (counts: [String: UInt8], isWhole: Bool) {
        try bytes.withUnsafeBytes { bytes in
            var packed = PackedReader(bytes)
            let words = try SpokenWords(reading: &packed)
            return (words.counts, packed.isAtEnd)
        }
    }
}
