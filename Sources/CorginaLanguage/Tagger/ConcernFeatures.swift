/// What the model of concerns asks of each piece of a sentence, from mark to mark: its words alone, in pairs and threes, and the words
/// of the pieces beside it.
enum ConcernFeatures {
    /// In tokens: how far from one word of a pair the other stands.
    private static let reach = 4

    static func of(_ views: [WordView], _ tokens: [ReadToken], _ grammar: SentenceGrammar, pieces: [Range<Int>])
        -> WordFeatures
    {
        var features = WordFeatures()
        features.reserve(words: pieces.count, each: 160)
        let cues = grammar.cues
        for (number, piece) in pieces.enumerated() {
            features.add(200, 0)
            let words = piece.filter { tokens[$0].isWord || tokens[$0].number != nil }
            for (place, word) in words.enumerated() {
                let view = views[word]
                let form = tokens[word].number == nil ? view.form : view.shape
                features.add(201, form)
                if view.prefix != 0 { features.add(202, view.prefix) }
                for next in words[(place + 1)...].prefix(reach) {
                    features.add(203, form, tokens[next].number == nil ? views[next].form : views[next].shape)
                }
                if place + 2 < words.count {
                    features.add(204, FeatureHash.of(form, views[words[place + 1]].form), views[words[place + 2]].form)
                }
            }
            let told = words.reduce(into: StanceCues()) { $0.formUnion(cues[$1]) }
            features.addBits(205, told.rawValue)
            features.add(206, words.reduce(0) { $0 | grammar.bits($1) })
            if number > 0 { addBeside(&features, 207, pieces[number - 1], views, tokens, cues) }
            if number + 1 < pieces.count { addBeside(&features, 208, pieces[number + 1], views, tokens, cues) }
            features.endWord()
        }
        return features
    }

    private static func addBeside(
        _ features: inout WordFeatures, _ template: UInt64, _ piece: Range<Int>, _ views: [WordView],
        _ tokens: [ReadToken],
        _ cues: [StanceCues]
    ) {
        var told: StanceCues = []
        for word in piece where tokens[word].isWord {
            features.add(template, views[word].form)
            told.formUnion(cues[word])
        }
        features.addBits(template + 10, told.rawValue)
    }

    /// The stretches between marks, without those that hold no word.
    static func pieces(_ tokens: [ReadToken]) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = 0
        for index in 0...tokens.count {
            guard index == tokens.count || tokens[index].mark.map(ends) ?? false else { continue }
            if tokens[start..<index].contains(where: { $0.isWord || $0.number != nil }) { pieces.append(start..<index) }
            start = index + 1
        }
        return pieces
    }

    private static func ends(_ mark: Token.Mark) -> Bool {
        switch mark {
        case .slash, .percent, .plus, .symbol: false
        default: true
        }
    }
}
