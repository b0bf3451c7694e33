import CorginaCore
import Testing

@testable import CorginaLanguage

struct EverydaySpellingsTests {
    private func foods(_ sentence: String) -> [String] {
        Spoken.understand(sentence).events.flatMap(\.items).map { $0.phrase.lowercased() }
    }

    @Test func `Spanish words among English count and tell the day`() {
        let events = Spoken.understand("ayer dos tacos y un vaso de leche").events
        #expect(events.count == 1 && events[0].moment.day == Spoken.now.day - 1, "\(events)")
        #expect(events.flatMap(\.items).first?.quantity == 2, "\(events)")
    }

    @Test func `a dish whose name holds one of them stays one dish`() {
        #expect(foods("a slice of tres leches") == ["tres leches"])
    }

    @Test func `none of them is a word of ours for something else`() {
        for (word, meant) in EverydaySpellings.words {
            #expect(word != meant && EverydaySpellings.words[meant] == nil, "\(word)")
        }
    }
}
