import CorginaCore
import Testing

@testable import CorginaLanguage

/// Movements that she felt and did not count.
struct UncountedMovementTests {
    private func counts(_ sentence: String) -> [Int] {
        Spoken.understand(sentence).events.compactMap { event in
            guard case .other(.kicks(let kicks)) = event.content else { return nil }
            return kicks.count
        }
    }

    @Test(arguments: [
        "baby has been kicking away all morning", "wee flutters again on the bus, lovely",
        "felt the first kick last night",
        "she's doing somersaults in there while I type",
    ])
    func `a movement that was not counted is one at least`(sentence: String) {
        #expect(counts(sentence) == [1])
    }

    @Test(arguments: [
        ("the baby gave fourteen good thumps during the film", 14), ("felt her move 5 times while I read", 5),
    ])
    func `how many there were is read where it stands`(sentence: String, expected: Int) {
        #expect(counts(sentence) == [expected])
    }

    @Test(arguments: [
        "baby hasn't kicked since yesterday", "barely a flutter from him today", "are the kicks meant to hurt?",
        "the printer kicked off again", "my toddler kicked the dog", "can't wait to feel kicks",
    ])
    func `what is less, denied, asked or another's is none`(sentence: String) {
        #expect(counts(sentence).isEmpty)
    }

    @Test(arguments: ["baby is kicking loads tonight", "he's going mental in there, strong kicks all evening"])
    func `much movement raises no alarm`(sentence: String) {
        let names = Spoken.understand(sentence).events.map { $0.name }
        #expect(!names.contains("Reduced movement"), "\(names)")
    }

    private func isMuch(_ sentence: String) -> Bool {
        let tokens = Lexicon.shared.read(Tokenizer.tokens(of: sentence))
        return UncountedMovement(tokens: tokens, grammar: SentenceGrammar(tokens), spans: []).isMuch()
    }

    @Test func `words of praise tell of much movement`() {
        #expect(isMuch("the baby is kicking loads"))
    }

    @Test(arguments: ["the baby kicked ten times", "I counted fourteen kicks from the baby"])
    func `no count takes an alarm away`(sentence: String) {
        #expect(!isMuch(sentence))
    }

    @Test(arguments: [
        "the baby was kicking loads at breakfast, two since", "the baby kicked loads till noon and I am waiting since",
        "baby was kicking loads this morning but nothing since",
    ])
    func `what was much and is not since is in doubt`(sentence: String) {
        #expect(!isMuch(sentence))
    }
}
