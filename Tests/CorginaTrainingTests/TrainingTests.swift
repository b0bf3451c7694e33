import CorginaLanguage
import SeededRandom
import Testing

@testable import CorginaTraining

struct TrainingTests {
    private static let lines = [
        "{Q:two} {U:slices of} {F:toast}", "had {Q:a} {W:coffee} {T:at 8}", "{F:eggs} and {F:bacon}",
        "{Q:3} {F:biscuits} with {Q:a} {W:tea}", "<D no {F:lunch}> {T:today}", "{V:iron} {T:this morning}",
        "<O my husband had {F:steak}>, I had {F:soup}", "{Q:a} {U:bowl of} {F:porridge}", "{S:sick} again",
        "<P want {F:pizza}> so bad", "{Q:half a} {F:banana}", "{F:rice} {Q:200}{U:g}",
    ]

    private static let concerns = [
        "toast, then [fainting: went out like a light in the queue]",
        "[fainting: keeled right over at the sink], bruised my hip",
        "[spotting: a rusty streak on my liner] at tea time",
        "soup and bread, [spotting: rusty streak again on the paper]",
        "spotted a bargain in the queue", "the light went out again", "toast and soup for tea",
    ]

    private func learned(passes: Int = 12) throws -> TaggerTrainer.Learned {
        var trainer = TaggerTrainer(foods: try Words.catalogue.get(), dishes: ["poha"], catalogue: [])
        trainer.variations = 4
        trainer.passes = passes
        let sentences = try Self.lines.map { try MarkedSentence(parsing: $0) }
        let concerns = try Self.concerns.map { try ConcernSentence(parsing: $0) }
        return trainer.models([Corpus.Author(name: "one", sentences: sentences)], concerns)
    }

    @Test func `what it learned from it marks as it was marked`() throws {
        let tagger = Tagger(vocabulary: try Words.vocabulary.get(), models: try learned().models())
        for line in Self.lines {
            let sentence = try MarkedSentence(parsing: line)
            let labels = sentence.labels(TaggerWords(sentence.text, try Words.vocabulary.get()))
            #expect(tagger.spans(sentence.text) == Tagger.spans(labels.roles, labels.stances), "\(line)")
        }
    }

    @Test func `the same sentences give the same bytes, others do not`() throws {
        let bytes = try learned().bytes
        #expect(try learned().bytes == bytes)
        #expect(try learned(passes: 3).bytes != bytes)
    }

    @Test func `a damaged file is refused and never traps`() throws {
        let bytes = try learned().bytes
        for length in stride(from: 0, to: bytes.count, by: max(bytes.count / 300, 1)) {
            #expect(throws: SentenceModelsError.self) {
                try bytes.prefix(length).withUnsafeBytes { try SentenceModels(bytes: $0) }
            }
        }
        #expect(throws: SentenceModelsError.damaged) {
            try (bytes + [0]).withUnsafeBytes { try SentenceModels(bytes: $0) }
        }
    }

    @Test func `no exchanged bytes bring the reader down, nor what reads sentences by them`() throws {
        let bytes = try learned(passes: 3).bytes
        let vocabulary = try Words.vocabulary.get()
        var random = SeededGenerator(seed: 11)
        for _ in 0..<400 {
            var damaged = bytes
            for _ in 0..<3 {
                damaged[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            guard let models = try? damaged.withUnsafeBytes({ try SentenceModels(bytes: $0) }) else { continue }
            _ = Tagger(vocabulary: vocabulary, models: models).spans("two eggs and no coffee today")
        }
    }

    @Test(arguments: [-600.0, -20, -1, -0.3, 0, 1e-9, 0.5, 1, 20, 300])
    func `the exponential is right to twelve figures`(value: Double) {
        // e to the sum is the product: a check that needs no other exponential.
        let halves = Exponential.of(value / 2) * Exponential.of(value / 2)
        #expect(abs(Exponential.of(value) - halves) <= halves * 1e-12)
        #expect(abs(Exponential.of(1) - 2.718_281_828_459_045) < 1e-14)
    }
}
