/// What is logged only because she said she had it, and what is not.
extension FoodReader {
    /// How much of what she said tells of the food it was taken for.
    enum Fit {
        /// All of it.
        case whole
        /// Each word is known of some food.
        case known
        /// The word that names what she said names it; others nobody knows: "quixotic porkchop".
        case named
        case partial
    }

    func fit(_ match: FoodMatcher.Match, _ query: FoodQuery) -> Fit {
        // "a peeled apple": how it was made ready.
        let isNamed = matcher.names(match.food, query, orPart: true)
        guard query.unknown.allSatisfy({ $0.hasSuffix("ed") }) else { return isNamed ? .named : .partial }
        let isWhole =
            match.found >= Share.named
            ? isNamed || match.said >= (query.terms.count > 1 ? Share.little / 2 : Share.most)
            // "black coffee": what is not in its record only says how it was.
            : match.found >= Share.little && match.said >= (isNamed ? Share.little : Share.most)
        return isWhole ? .whole : .known
    }

    /// Takes back what only sounds like food: where nothing tells of eating, foods count that nothing else stands beside.
    func withhold(_ result: inout Result, _ evidence: EatingEvidence, kept: [ReadToken], _ tokens: [ReadToken]) {
        let readings = result.readings
        let mixed = mixedClauses(readings, evidence, kept).union(talkClauses(tokens, evidence))
        result.readings = []
        for reading in readings {
            let isHeard =
                switch evidence.telling(at: reading.start) {
                case .eaten: isClear(reading) || reading.draft.confidence >= Self.leastHeard
                case .planned: false
                case .mentioned: isClear(reading)
                case .told where reading.isMeasured: reading.fit == .whole
                case .told, .bare:
                    !mixed.contains(evidence.clause(at: reading.start))
                        && (isClear(reading) || reading.fit != .partial && reading.draft.confidence >= Self.leastListed)
                }
            if isHeard { result.readings.append(reading) } else { result.notUnderstood.append(reading.draft.phrase) }
        }
    }

    private func isClear(_ reading: Reading) -> Bool {
        reading.fit == .whole || reading.isMeasured && reading.draft.confidence >= Self.leastHeard
    }

    /// Below it, even what she said she had is asked for rather than logged.
    private static let leastHeard = 0.6
    /// Below it, what is only listed is.
    private static let leastListed = 0.7

    /// The clauses that tell of something else besides foods.
    private func mixedClauses(_ readings: [Reading], _ evidence: EatingEvidence, _ kept: [ReadToken]) -> Set<Int> {
        var talk: Set<Int> = []
        var strange: [Int: Int] = [:]
        var position = 0
        for (index, token) in kept.enumerated() where token.isWord {
            let place = token.token.range.lowerBound
            guard [.bare, .told].contains(evidence.telling(at: place)) else { continue }
            while position < readings.count, readings[position].end <= place { position += 1 }
            let isOfFood =
                position < readings.count && readings[position].start <= place
                && (readings[position].fit == .known || isClear(readings[position]))
            // "went off tea": tells of something, and not of eating.
            let isOther =
                !isOfFood && (Household.people.contains(token.text) || token.has(.eating) && !token.has(.container))
            if isOther || isTalk(token), !isPlace(kept, index) {
                talk.insert(evidence.clause(at: place))
            } else if !isOfFood, isStrange(token) {
                strange[evidence.clause(at: place), default: 0] += 1
            }
        }
        var clear: [Int: Int] = [:]
        for reading in readings where isClear(reading) { clear[evidence.clause(at: reading.start), default: 0] += 1 }
        // A word nobody knows may be a food too: "toast and qwortle".
        return Set(strange.keys).union(talk).filter { clause in
            let known = clear[clause] ?? 0
            let unknown = (strange[clause] ?? 0) + (talk.contains(clause) ? 2 : 0)
            return unknown > (talk.contains(clause) ? Swift.max(1, known) : known + 1)
        }
    }

    /// "at work", "from the fridge": where it was had.
    private func isPlace(_ tokens: [ReadToken], _ index: Int) -> Bool {
        tokens[max(0, index - 2)..<index].contains { Self.placing.contains($0.text) }
    }

    private static let placing: Set<String> = ["at", "on", "in", "from", "by", "near", "during", "after", "before"]

    /// The clauses that say what something is, or what was done with food that was not had.
    private func talkClauses(_ tokens: [ReadToken], _ evidence: EatingEvidence) -> Set<Int> {
        let talk = tokens.indices.filter { index in
            let token = tokens[index]
            let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
            // "packed with chocolate chips" tells how it is, "left half" how much.
            let isHandled =
                EatingEvidence.handling.contains(token.text) && next != "with"
                && !(token.is("left") && ["about", "half", "some", "most", "the", "a"].contains(next))
            return isHandled || Self.talk.contains(token.text) && !token.has(.container)
        }
        return Set(talk.map { evidence.clause(at: tokens[$0].token.range.lowerBound) })
    }

    /// Words of a story or about others.
    private func isTalk(_ token: ReadToken) -> Bool {
        if token.has(.container) { return false }
        if token.has(.story) { return true }
        if token.has(.pronoun) { return !["i", "me", "we", "us", "it"].contains(token.text) }
        return Self.talk.contains(token.text)
    }

    private static let talk: Set<String> = [
        "is", "are", "be", "been", "being", "hes", "shes", "theres", "thats", "im", "he", "him", "his", "her",
        "your", "will", "would", "can", "could", "should", "if", "why", "because", "who", "whose",
        "does", "doing", "never", "thinking", "think", "defrost", "wish",
    ]

    private func isStrange(_ token: ReadToken) -> Bool {
        matcher.index.term(token.form) == nil
            && token.roles.isDisjoint(with: [
                .determiner, .joining, .filler, .glue, .size, .container, .occasion, .part, .timeWord, .linking, .empty,
                .counting, .eating,
            ])
    }
}
