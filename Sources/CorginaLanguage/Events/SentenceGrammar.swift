/// What grammar makes of a sentence's clauses, read once for all that ask: what her words deny, what they tell beside the point, what
/// she did not finish, and the words that tell of a stance.
struct SentenceGrammar: Sendable {
    /// Tokens of clauses that were denied or only wished for.
    let denied: Set<Int>
    /// Tokens told beside the point: of others, of a dream, of a name.
    let aside: Set<Int>
    /// Tokens of foods that are only mentioned.
    let mentioned: Set<Int>
    /// Tokens of what she did not finish: she had some of it.
    let unfinished: Set<Int>
    /// The cues of each token.
    let cues: [StanceCues]

    init(_ tokens: [ReadToken]) {
        denied = SpeechKind.denied(tokens)
        aside = FoodsNotHad.tokens(of: tokens)
        mentioned = FoodsNotHad.mentioned(in: tokens)
        let left = ShareReader.unfinished(tokens)
        unfinished = left.reduce(into: []) { $0.formUnion($1.things) }
        var cues = tokens.map { StanceCues($0) }
        // "Did not finish the sandwich" denies nothing.
        for index in left.flatMap({ $0.words }) { cues[index].remove(.denying) }
        self.cues = cues
    }

    /// Of a token, in three bits: whether it is denied, beside the point, not finished.
    func bits(_ index: Int) -> UInt64 {
        (denied.contains(index) ? 1 : 0) | (aside.contains(index) ? 2 : 0) | (unfinished.contains(index) ? 4 : 0)
    }
}
