import CorginaCore
import Testing

@testable import CorginaLanguage

struct CorpusTests {
    @Test func `the corpus is there`() {
        #expect(CorpusSentence.all.count >= 400)
        #expect(Spoken.engine != nil)
    }

    @Test func `at least 97 of 100 sentences of the corpus are understood exactly`() {
        var misses: [String] = []
        for line in CorpusSentence.all {
            if let difference = CorpusCheck.difference(Spoken.understand(line.sentence), line.expected) {
                misses.append("\(line.sentence): \(difference)")
            }
        }
        let share = 1 - Double(misses.count) / Double(max(CorpusSentence.all.count, 1))
        #expect(share >= 0.97, "\(misses.joined(separator: "\n"))")
    }

    @Test(arguments: [
        "I had porkchop and potatoes and a glass of milk", "porkchop and potatoes", "mac and cheese",
        "I had eggs, toast, and orange juice",
        "200g chicken breast", "I ate an apple", "I had porkchop and potatoes, took my iron, feeling a bit sick",
        "a glass of water",
    ])
    func `the seeds' own sentences are right`(sentence: String) {
        let line = CorpusSentence.all.first { $0.sentence == sentence }
        #expect(CorpusCheck.difference(Spoken.understand(sentence), line?.expected ?? "missing") == nil)
    }

    @Test func `a meal is named by her own words`() {
        let names = ["I had porkchop and potatoes and a glass of milk", "porkchop and potatoes", "mac and cheese"].map {
            Spoken.understand($0).events.first?.name
        }
        #expect(names == ["Porkchop, potatoes and milk", "Porkchop and potatoes", "Mac and cheese"])
    }
}
