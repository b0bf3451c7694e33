import CorginaLanguage
import Testing

@testable import CorginaTraining

struct ConcernSentenceTests {
    @Test func `marks are taken out and kept by where they stood`() throws {
        let sentence = try ConcernSentence(parsing: "tea, then [chest: my heart] and [breath: no air], bed")
        #expect(sentence.text == "tea, then my heart and no air, bed")
        #expect(sentence.told.map(\.concern) == [.chest, .breath])
        let text = Array(sentence.text.utf8)
        #expect(sentence.told.map { String(decoding: text[$0.range], as: UTF8.self) } == ["my heart", "no air"])
    }

    @Test(arguments: ["[chest: my heart", "[chest my heart]", "[chestnut: my heart]", "[: my heart]"])
    func `a mark that is not whole is refused`(line: String) {
        #expect(throws: MarkError.self) { try ConcernSentence(parsing: line) }
    }

    @Test func `a piece has the label of what most of its words tell`() throws {
        let vocabulary = try Words.vocabulary.get()
        let sentence = try ConcernSentence(parsing: "toast at 8, [fainting: went down like a sack, found on the floor], and soup")
        let words = TaggerWords(sentence.text, vocabulary)
        let pieces = words.pieces
        #expect(pieces.count == 4)
        #expect(sentence.labels(words, pieces) == [Concern.none, Concern.fainting.label, Concern.fainting.label, Concern.none])
    }

    @Test func `what was learned is heard, and what is like it is not`() throws {
        var trainer = TaggerTrainer(foods: try Words.catalogue.get(), dishes: ["poha"], catalogue: [])
        trainer.passes = 12
        let lines = (0..<6).flatMap { _ in
            ["toast, then [fainting: went out like a light in the queue]", "the light went out, toast in the dark", "toast and soup for tea"]
        }
        let sentences = try ["{F:toast}", "{F:soup}"].map { try MarkedSentence(parsing: $0) }
        let models = try trainer.models(
            [Corpus.Author(name: "one", sentences: sentences)], lines.map { try ConcernSentence(parsing: $0) }
        ).models()
        let tagger = Tagger(vocabulary: try Words.vocabulary.get(), models: models)
        #expect(tagger.concerns("toast, then went out like a light in the queue") == [.fainting])
        #expect(tagger.concerns("toast and soup for tea").isEmpty)
    }

    @Test func `each concern has a label of its own`() {
        #expect(Set(Concern.allCases.map(\.label)).count == Concern.allCases.count)
        for concern in Concern.allCases { #expect(Concern(label: concern.label) == concern) }
        #expect(Concern(label: Concern.none) == nil && Concern(label: UInt8(Concern.labelCount)) == nil)
    }
}
