/// What is logged only because she said she had it, and what is not.
extension FoodReader {
    /// Whether all she said tells of the food, and the word that names what she said names it.
    func isWhole(_ match: FoodMatcher.Match, _ query: FoodQuery) -> Bool {
        // "a peeled apple": how it was made ready.
        guard query.unknown.allSatisfy({ $0.hasSuffix("ed") }) else { return false }
        let isNamed = matcher.names(match.food, query, orPart: true)
        if match.found >= Share.named { return isNamed || match.said >= Share.little / 2 }
        // "black coffee": what is not in its record only says how it was.
        return match.found >= Share.little && match.said >= (isNamed ? Share.half : Share.most)
    }

    /// Takes back what only sounds like food: where nothing tells of eating, foods count that nothing else stands beside.
    func withhold(_ result: inout Result, _ evidence: EatingEvidence, kept: [ReadToken], _ sentence: [UInt8]) {
        let readings = result.readings
        let mixed = mixedClauses(readings, evidence, kept)
        result.readings = []
        for reading in readings {
            let isHeard =
                switch evidence.telling(at: reading.start) {
                case .eaten: reading.isWhole || reading.isMeasured || reading.draft.confidence >= Self.leastHeard
                case .mentioned: reading.isWhole || reading.isMeasured
                case .bare: (reading.isWhole || reading.isMeasured) && !mixed.contains(evidence.clause(at: reading.start))
                }
            if isHeard { result.readings.append(reading) } else { result.notUnderstood.append(reading.draft.phrase) }
        }
    }

    /// Below it, even what she said she had is asked for rather than logged.
    private static let leastHeard = 0.6

    /// The clauses that tell of something else besides foods.
    private func mixedClauses(_ readings: [Reading], _ evidence: EatingEvidence, _ kept: [ReadToken]) -> Set<Int> {
        var strange: [Int: Int] = [:]
        var position = 0
        for token in kept where token.isWord {
            let place = token.token.range.lowerBound
            guard evidence.telling(at: place) == .bare else { continue }
            while position < readings.count, readings[position].end <= place { position += 1 }
            let isOfFood =
                position < readings.count && readings[position].start <= place
                && (readings[position].isWhole || readings[position].isMeasured)
            let isOther = !isOfFood && Household.people.contains(token.text)
            strange[evidence.clause(at: place), default: 0] +=
                isOther || isTalk(token) ? 2 : isOfFood || !isStrange(token) ? 0 : 1
        }
        // One word nobody knows may be a food too: "toast and qwortle".
        return Set(strange.filter { $0.value > 1 }.keys)
    }

    /// Words of a story or about others.
    private func isTalk(_ token: ReadToken) -> Bool {
        if token.has(.container) { return false }
        if token.has(.story) { return true }
        if token.has(.pronoun) { return !["i", "me", "we", "us", "it"].contains(token.text) }
        // "went off tea": tells of something, and not of eating.
        if token.has(.eating) { return true }
        return Self.talk.contains(token.text)
    }

    private static let talk: Set<String> = [
        "is", "are", "be", "been", "being", "hes", "shes", "theres", "thats", "im", "he", "him", "his", "her",
        "your", "will", "would", "can", "could", "should", "if", "why", "because", "who", "whose",
        "does", "doing", "never",
    ]

    private func isStrange(_ token: ReadToken) -> Bool {
        matcher.index.term(token.form) == nil && token.roles.isDisjoint(with: [
            .determiner, .joining, .filler, .glue, .size, .container, .occasion, .part, .timeWord, .linking, .empty,
            .counting, .eating,
        ])
    }
}
