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

    /// The marked stretches of tokens, in order, and what of them must not wait.
    func marks(_ tokens: [ReadToken], _ grammar: SentenceGrammar, sentence: [UInt8]) -> (
        spans: [TaggedSpan], concerns: [ToldConcern]
    ) {
        let words = TaggerWords(tokens, grammar, vocabulary, sentence: sentence)
        return (spans(words), concerns(words))
    }

    /// What must not wait, in the order it is told.
    package func concerns(_ sentence: String) -> [Concern] {
        concerns(TaggerWords(sentence, vocabulary)).map { $0.concern }
    }

    /// Pieces of one concern beside each other tell it once. Of a piece without a word that people say the model knows nothing.
    private func concerns(_ words: TaggerWords) -> [ToldConcern] {
        let pieces = words.pieces
        var told: [ToldConcern] = []
        for (piece, label) in zip(pieces, models.concerns.decode(words.concernFeatures(pieces))) {
            guard let concern = Concern(label: label), words.hasSpokenWord(piece) else { continue }
            if told.last?.concern == concern {
                told[told.count - 1].tokens = told[told.count - 1].tokens.lowerBound..<piece.upperBound
            } else {
                told.append(ToldConcern(concern: concern, tokens: piece))
            }
        }
        return told
    }

    private func spans(_ words: TaggerWords) -> [TaggedSpan] {
        let labels = models.roles.decode(words.roleFeatures)
        var stances = models.stances.decode(words.stanceFeatures(labels))
        // Of what she did not finish she had some: grammar is sure of that.
        for word in words.unfinished { stances[word] = TagStance.happened.rawValue }
        return words.plainlyRighted(Self.spans(labels, stances).flatMap(words.withoutExcluded))
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
    private let grammar: SentenceGrammar
    private let speller: Speller

    package init(_ sentence: String, _ vocabulary: Vocabulary) {
        let bytes = Array(sentence.utf8)
        let tokens = Lexicon.shared.read(vocabulary.speller.corrected(Tokenizer.tokens(of: sentence), sentence: bytes))
        self.init(tokens, SentenceGrammar(tokens), vocabulary, sentence: bytes)
    }

    init(_ tokens: [ReadToken], _ grammar: SentenceGrammar, _ vocabulary: Vocabulary, sentence: [UInt8]) {
        self.tokens = tokens
        self.grammar = grammar
        speller = vocabulary.speller
        var views = tokens.map { WordView($0, vocabulary, sentence: sentence) }
        let places = vocabulary.names.places(zip(tokens, views).map { $0.isWord ? $1.form : 0 })
        for (word, place) in places.enumerated() { views[word].place = place }
        self.views = views
    }

    package var count: Int { tokens.count }
    /// The spans with their stances as plain grammar has them, where it leaves no doubt.
    func plainlyRighted(_ spans: [TaggedSpan]) -> [TaggedSpan] {
        PlainStance.righted(spans, tokens, mentioned: grammar.mentioned)
    }
    /// The words of what she did not finish.
    var unfinished: Set<Int> { grammar.unfinished }
    /// Where a word stands in the sentence's UTF-8.
    package func range(_ word: Int) -> Range<Int> { tokens[word].token.range }
    package var roleFeatures: WordFeatures { RoleFeatures.of(views) }

    /// The stretches between marks, which tell of a concern or do not.
    package var pieces: [Range<Int>] { ConcernFeatures.pieces(tokens) }
    func hasSpokenWord(_ piece: Range<Int>) -> Bool {
        piece.contains { tokens[$0].isWord && speller.isKnown(tokens[$0].text) }
    }
    package func concernFeatures(_ pieces: [Range<Int>]) -> WordFeatures {
        ConcernFeatures.of(views, tokens, grammar, pieces: pieces)
    }
    package func stanceFeatures(_ labels: [UInt8]) -> WordFeatures {
        StanceFeatures.of(views, labels: labels, tokens: tokens, grammar)
    }

    /// "a burger without the bun", of which the models say that it was not had: the burger was, and only the bun was not.
    func withoutExcluded(_ span: TaggedSpan) -> [TaggedSpan] {
        if TaggedItems.isFood(span), let word = span.tokens.first, word > 0 {
            // "no sugar added yogurt" is one; "a burger without the cheese" holds none.
            if tokens[word - 1].is("no"), span.tokens.count > 2, tokens[word + 1].is("added") {
                return [TaggedSpan(role: span.role, tokens: span.tokens, stance: .happened)]
            }
            let before = tokens[word - 1].has(.determiner) ? word - 2 : word - 1
            if before > 0, span.stance == .happened, tokens[before].is("without") || tokens[before].is("minus") {
                return [TaggedSpan(role: span.role, tokens: span.tokens, stance: .denied)]
            }
        }
        guard TaggedItems.isFood(span), span.stance == .denied,
            let word = span.tokens.dropFirst().first(where: { Self.excluding.contains(tokens[$0].text) }),
            word + 1 < span.tokens.upperBound, !isDenied(before: span.tokens.lowerBound)
        else { return [span] }
        return [
            TaggedSpan(role: span.role, tokens: span.tokens.lowerBound..<word, stance: .happened),
            TaggedSpan(role: span.role, tokens: word + 1..<span.tokens.upperBound, stance: .denied),
        ]
    }

    static let excluding: Set<String> = ["without", "no", "minus", "sans"]

    /// Whether a word before it in its clause denies.
    private func isDenied(before word: Int) -> Bool {
        tokens[..<word].indices.reversed().prefix { tokens[$0].isWord || tokens[$0].number != nil }
            .contains { grammar.cues[$0].contains(.denying) || grammar.denied.contains($0) }
    }

    /// Whether grammar knows of every one of these words what it tells, and nothing the sentence tells must not wait: an example of
    /// what the model of concerns is to be silent about.
    ///
    /// - Parameter felt: stretches of the sentence's UTF-8.
    package func isPlainlyFelt(_ felt: [Range<Int>]) -> Bool {
        let findings = SymptomReader.read(tokens, claimed: []).findings
        guard !findings.contains(where: { $0.isPressing }) else { return false }
        let known = Set(findings.flatMap { $0.tokens })
        return tokens.indices.allSatisfy { word in
            !tokens[word].isWord || known.contains(word) || !felt.contains { $0.contains(range(word).lowerBound) }
        }
    }
}
