import CorginaCore
import CorginaFoods

/// Marks what the words of a sentence are and whether it happened, by two models trained on marked sentences.
///
/// A pure function of the sentence; its time grows with the sentence's length and with nothing else.
package struct Tagger: Sendable {
    private let vocabulary: Vocabulary
    private let models: SentenceModels

    package init(vocabulary: Vocabulary, models: SentenceModels) {
        self.vocabulary = vocabulary
        self.models = models
    }

    /// The marked stretches, in order.
    package func spans(_ sentence: String) -> [TaggedSpan] { spans(TaggerWords(sentence, vocabulary)) }

    /// The marked stretches of tokens, in order.
    func spans(_ tokens: [ReadToken], sentence: [UInt8]) -> [TaggedSpan] {
        spans(TaggerWords(tokens, vocabulary, sentence: sentence))
    }

    private func spans(_ words: TaggerWords) -> [TaggedSpan] {
        let labels = models.roles.decode(words.roleFeatures, mayFollow: TagLabel.mayFollow)
        let possible = words.possibleStances
        let stances = models.stances.decode(
            words.stanceFeatures(labels), isPossible: { possible[$0].contains($1) })
        return Self.spans(labels, stances)
    }

    /// The stretches that labels tell of. A stretch has the stance of most of its words.
    package static func spans(_ labels: [UInt8], _ stances: [UInt8]) -> [TaggedSpan] {
        var spans: [TaggedSpan] = []
        var index = 0
        while index < labels.count {
            guard let role = TagLabel.role(labels[index]) else {
                index += 1
                continue
            }
            let start = index
            index += 1
            while index < labels.count, labels[index] == TagLabel.further(role) { index += 1 }
            spans.append(TaggedSpan(role: role, tokens: start..<index, stance: stance(stances[start..<index])))
        }
        return spans
    }

    private static func stance(_ labels: ArraySlice<UInt8>) -> TagStance {
        var counts = Array(repeating: 0, count: TagStance.allCases.count)
        for label in labels { counts[Int(label)] += 1 }
        let most = counts.indices.max { counts[$0] < counts[$1] } ?? 0
        return TagStance(rawValue: UInt8(truncatingIfNeeded: most)) ?? .happened
    }
}

/// A sentence as the models see it.
package struct TaggerWords: Sendable {
    private let tokens: [ReadToken]
    private let views: [WordView]

    package init(_ sentence: String, _ vocabulary: Vocabulary) {
        self.init(Lexicon.shared.read(Tokenizer.tokens(of: sentence)), vocabulary, sentence: Array(sentence.utf8))
    }

    init(_ tokens: [ReadToken], _ vocabulary: Vocabulary, sentence: [UInt8]) {
        self.tokens = tokens
        views = tokens.map { WordView($0, vocabulary, sentence: sentence) }
    }

    package var count: Int { tokens.count }
    /// Where a word stands in the sentence's UTF-8.
    package func range(_ word: Int) -> Range<Int> { tokens[word].token.range }
    package var roleFeatures: WordFeatures { RoleFeatures.of(views) }
    /// For each word the stances of which some word of the sentence tells. Without one everything happened: "I had
    /// porkchop". Behind "I had" nothing is another's, planned or denied until something else is told: "the kids had pizza, I had
    /// a salad".
    var possibleStances: [Set<UInt8>] {
        let own = tokens.indices.map(cues)
        // "Dale had": somebody's name tells of another.
        let cues = tokens.indices.map { index in
            let isNamed = own[index].contains(.having) && ClauseSubject(tokens, views, own, verb: index) == .name
            return isNamed ? own[index].union(.others) : own[index]
        }
        let all = cues.reduce(into: StanceCues()) { $0.formUnion($1) }
        let isAsked = tokens.contains { $0.mark == .question }
        let told = Set(TagStance.allCases.filter { $0.isTold(by: all, isAsked: isAsked) }.map(\.rawValue))
        let hers = told.subtracting([
            TagStance.others.rawValue, TagStance.planned.rawValue, TagStance.denied.rawValue,
        ])
        var isHers = false
        var isWished = false
        return tokens.indices.map { index in
            if tokens[index].endsSentence || tokens[index].mark == .comma || Self.turns.contains(tokens[index].text) {
                isWished = false
            }
            // "wish I had".
            if cues[index].contains(.planning) { isWished = true }
            if tokens[index].endsSentence || !cues[index].isDisjoint(with: [.others, .planning, .denying, .talking]) {
                isHers = false
            } else if cues[index].contains(.having), !isWished, index > 0,
                Self.tellers.contains(tokens[index - 1].text) || tokens[index - 1].mark == .comma
            {
                isHers = true
            }
            return isHers ? hers : told
        }
    }

    /// Where something else begins to be told: "wanted ice cream but had yogurt".
    private static let turns: Set<String> = ["but", "and", "so", "then", "instead"]
    /// What stands before the verb of what she had.
    private static let tellers: Set<String> = ["i", "we", "ive", "but", "and", "just", "then", "also", "only"]

    private func cues(_ index: Int) -> StanceCues {
        let cues = StanceCues(tokens[index])
        // "didn't finish the sandwich": some of it was had.
        let isUnfinished = tokens[index...].prefix(3).contains { $0.is("finish") || $0.is("finished") }
        return isUnfinished ? cues.subtracting(.denying) : cues
    }

    package func stanceFeatures(_ labels: [UInt8]) -> WordFeatures {
        StanceFeatures.of(views, labels: labels, tokens: tokens)
    }
}
