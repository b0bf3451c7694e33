/// What the second model asks of each word: what stands around it in its clause, and what the first model made of it.
enum StanceFeatures {
    /// In words: how far a cue is looked for.
    private static let reach = 9

    /// - Parameters:
    ///   - labels: those of the first model.
    static func of(_ views: [WordView], labels: [UInt8], tokens: [ReadToken], _ grammar: SentenceGrammar)
        -> WordFeatures
    {
        var features = WordFeatures()
        features.reserve(words: views.count, each: 60)
        let cues = grammar.cues
        let turns = Told.walk(tokens, views, cues)
        // Where no word of the sentence tells of anything but having, she had all of it.
        let told = cues.reduce(into: StanceCues()) { $0.formUnion($1) }.subtracting([.having, .herself])
        let isAsked: UInt64 = tokens.contains { $0.mark == .question } ? 1 : 0
        for index in views.indices {
            func form(_ offset: Int) -> UInt64 {
                views.indices.contains(index + offset) ? views[index + offset].form : 1
            }
            func role(_ offset: Int) -> UInt64 {
                labels.indices.contains(index + offset) ? UInt64((labels[index + offset] + 1) / 2) : 99
            }
            features.add(100, 0)
            features.add(101, form(0))
            features.add(102, role(0))
            features.add(105, isAsked)
            // What grammar makes of the clause: the model learns where to believe it.
            features.add(106, grammar.bits(index))
            features.add(107, grammar.bits(index), role(0))
            features.add(108, told.rawValue)
            features.add(109, told.rawValue, role(0))
            for offset in [-4, -3, -2, -1, 1, 2, 3] {
                features.add(110 + UInt64(offset + 4), form(offset))
                features.add(120 + UInt64(offset + 4), role(offset))
            }
            features.add(130, form(-1), form(0))
            features.add(131, form(0), form(1))
            features.add(132, form(-2), form(-1))
            features.add(134, role(0), form(-1))
            addClause(&features, 140, (1...reach).lazy.map { index - $0 }, views, tokens, cues)
            let verb = (max(0, index - reach)...index).last { cues[$0].contains(.having) }
            features.add(136, verb.map { ClauseSubject(tokens, views, cues, verb: $0).rawValue } ?? 9)
            addClause(&features, 160, (1...reach).lazy.map { index + $0 }, views, tokens, cues)
            turns[index].add(to: &features, role: role(0))
            features.endWord()
        }
        return features
    }

    /// The words of the clause on one side, without their places; what they tell, and which of that comes first.
    private static func addClause(
        _ features: inout WordFeatures, _ template: UInt64, _ places: some Sequence<Int>, _ views: [WordView],
        _ tokens: [ReadToken], _ cues: [StanceCues]
    ) {
        var breaks: UInt64 = 0
        var told: StanceCues = []
        var first: StanceCues = []
        for place in places {
            guard views.indices.contains(place), !tokens[place].endsSentence, tokens[place].mark != .exclamation else {
                break
            }
            if tokens[place].mark == .comma || Self.breaks.contains(tokens[place].text) { breaks += 1 }
            guard breaks < 3, tokens[place].isWord else { continue }
            features.add(template + breaks, views[place].form)
            let cue = cues[place]
            if first.isEmpty, !cue.isEmpty { first = cue }
            features.addBits(template + 4 + breaks, cue.subtracting(told).rawValue)
            told.formUnion(cue)
        }
        features.add(template + 8, first.rawValue)
        features.add(template + 9, told.rawValue)
    }

    private static let breaks: Set<String> = ["but", "and", "so", "then", "because", "while", "instead", "just"]
}
