import CorginaFoods
import CorginaLanguage
import EmbeddedFiles
import Testing

@testable import CorginaTraining

/// The carried foods, read once for all tests.
enum Words {
    static let catalogue: Result<FoodCatalogue, any Error> = Result {
        let file = corgina_foods_table()
        return try FoodCatalogue(packed: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
    }
    static let vocabulary: Result<Vocabulary, any Error> = Result { LanguageEngine.vocabulary(try catalogue.get()) }
}

struct MarkedSentenceTests {
    private func spans(_ line: String) throws -> [String] {
        let sentence = try MarkedSentence(parsing: line)
        let words = TaggerWords(sentence.text, try Words.vocabulary.get())
        let labels = sentence.labels(words)
        let bytes = Array(sentence.text.utf8)
        return Tagger.spans(labels.roles, labels.stances).map { span in
            let start = words.range(span.tokens.lowerBound).lowerBound
            let end = words.range(span.tokens.upperBound - 1).upperBound
            return "\(span.role) \(span.stance): " + String(decoding: bytes[start..<end], as: UTF8.self)
        }
    }

    @Test func `marks become stretches of words`() throws {
        #expect(
            try spans("{Q:200}{U:g} {F:chicken breast}, <D no {F:rice}> and {Q:a} {W:tea}") == [
                "amount happened: 200", "unit happened: g", "food happened: chicken breast", "food denied: rice",
                "amount happened: a", "drink happened: tea",
            ])
    }

    @Test func `two stretches of one role beside each other stay two`() throws {
        #expect(try spans("{F:eggs} {F:toast}") == ["food happened: eggs", "food happened: toast"])
    }

    @Test(arguments: ["{F:toast", "toast}", "{Y:toast}", "<D no toast", "{F:a {Q:b}}", "<D a <P b>>", "{F}", "{"])
    func `a mark that is not whole is refused with the line`(line: String) {
        #expect(throws: MarkError.self) { try MarkedSentence(parsing: line) }
    }
}
