import CorginaLanguage
import Testing

@testable import CorginaTraining

struct VariationTests {
    private static let foods = ["toast", "soup", "rice", "eggs", "beans", "dal", "cod", "kale", "figs", "oats"]

    private static func sentences() throws -> [MarkedSentence] {
        try foods.flatMap { one in
            try foods.map { other in
                try MarkedSentence(parsing: "had {F:\(one)} then {F:\(other)} with {W:tea}, {V:iron} too")
            }
        }
    }

    private static func texts(_ sentences: [MarkedSentence], among all: [MarkedSentence]) -> [String] {
        let variation = Variation(all, dishes: ["poha", "dosa", "jollof rice"], catalogue: [])
        return sentences.map { variation.of($0, SentenceKey($0.text).numbered(1)).text }
    }

    @Test func `the same sentence comes out the same way, and another way by another number`() throws {
        let all = try Self.sentences()
        #expect(try Self.texts(all, among: all) == Self.texts(Self.sentences(), among: all))
        let variation = Variation(all, dishes: [], catalogue: [])
        let others = all.count { sentence in
            let key = SentenceKey(sentence.text)
            return variation.of(sentence, key.numbered(1)).text != variation.of(sentence, key.numbered(2)).text
        }
        #expect(others > all.count / 2)
    }

    @Test(arguments: [0, 50, 100])
    func `one sentence more leaves nearly all other variations as they are`(place: Int) throws {
        let all = try Self.sentences()
        var more = all
        more.insert(try MarkedSentence(parsing: "{F:quince jam} on {F:crumpets}, {W:cocoa}"), at: place)
        let before = Self.texts(all, among: all)
        let after = Self.texts(all, among: more)
        #expect(zip(before, after).count { $0 != $1 } <= 5)
    }

    @Test func `one example more moves no other in the order of a pass`() {
        let examples = (0..<200).map { Example(key: SentenceKey("sentence \($0)"), features: [], labels: []) }
        let more = [Example(key: SentenceKey("another"), features: [], labels: [])] + examples
        for pass in 0..<3 {
            let order = ChainTrainer.order(more, pass: pass).filter { $0 > 0 }.map { $0 - 1 }
            #expect(order == ChainTrainer.order(examples, pass: pass))
        }
        #expect(ChainTrainer.order(examples, pass: 0) != ChainTrainer.order(examples, pass: 1))
    }

    @Test func `of some texts each is drawn about as often as another, and of none nothing`() {
        let texts = DrawnTexts((0..<20).map { (SentenceKey("text \($0)"), $0) })
        var draw = Draw(SentenceKey("draws"))
        var counts = Array(repeating: 0, count: 20)
        for _ in 0..<4_000 { if let drawn = draw.from(texts) { counts[drawn] += 1 } }
        #expect(counts.reduce(0, +) == 4_000)
        #expect(counts.allSatisfy { (80...400).contains($0) })
        #expect(draw.from(DrawnTexts<String>([])) == nil)
    }
}
