/// What a sentence says of the supplements it names: taken, left out, or only spoken of.
enum IntakeState: Hashable {
    /// Nothing said: the name alone is an entry.
    case unsaid
    case taken
    /// Forgotten, skipped or run out of.
    case missed
    /// To be bought, begun or asked about.
    case planned
    /// Somebody else took it.
    case others

    var isRecorded: Bool { self == .unsaid || self == .taken }
}

/// Follows what is said of supplements from word to word.
struct IntakeStates {
    private let map: ClauseMap
    /// What is said up to each word.
    private(set) var before: [IntakeState]
    /// The word that said so.
    private(set) var said: [Int?]

    private var tokens: [ReadToken] { map.tokens }

    static let taking: Set<String> = [
        "took", "take", "taken", "taking", "takes", "popped", "swallowed", "injected", "remembered", "administered",
    ]

    /// - Parameter named: The words of supplements' names; a list of them goes on over commas.
    init(_ map: ClauseMap, named: Set<Int>) {
        self.map = map
        before = []
        said = []
        var state = IntakeState.unsaid
        var cue: Int?
        var isListing = false
        for index in map.tokens.indices {
            if ends(index, state, cue, isListing) {
                (state, cue, isListing) = (.unsaid, nil, false)
            } else if let next = next(index, state, named) {
                (state, cue, isListing) = (next, index, false)
            }
            if named.contains(index) { isListing = true }
            before.append(state)
            said.append(cue)
        }
    }

    /// Where what was said ends: a full stop, "but", and a comma with no name before it.
    private func ends(_ index: Int, _ state: IntakeState, _ cue: Int?, _ isListing: Bool) -> Bool {
        let token = tokens[index]
        if token.endsSentence { return true }
        if state == .unsaid { return false }
        if ClauseMap.ends(token), state == .planned, let cue, map.word(cue) == "prescription" { return false }
        if ClauseMap.ends(token) { return state != .taken && !isListing || state == .others }
        if token.isWord, token.is("but") || token.is("though") {
            return !["not", "no", "forgot", "missed"].contains(map.word(index + 1))
        }
        if token.is("so") { return isListing && state != .taken }
        // "skipped breakfast and had my iron"
        return state == .taken && token.has(.eating) && !Self.taking.contains(token.text)
    }

    private func next(_ index: Int, _ state: IntakeState, _ named: Set<Int>) -> IntakeState? {
        let token = tokens[index]
        guard token.isWord else { return nil }
        let text = token.text
        if Self.taking.contains(text) { return taking(index, state) }
        if Self.missing.contains(text) { return missing(index) }
        if Self.denials.contains(text) { return Self.helps.contains(map.word(index + 1)) ? nil : .missed }
        if text == "no" || text == "without" {
            // "no sickness" says nothing of a supplement that follows later.
            return named.contains(index + 1) || ["more", "my", "any"].contains(map.word(index + 1)) ? .missed : nil
        }
        if text == "not",
            ["had", "taken", "taking", "having", "take", "my", "the", "got"].contains(map.word(index + 1))
        {
            return .missed
        }
        if text == "out", map.word(index + 1) == "of" { return .missed }
        if text == "apart", map.word(index + 1) == "from" { return .missed }
        if text == "instead", map.word(index + 1) == "of" { return .missed }
        if text == "left", ["my", "the"].contains(map.word(index + 1)) { return .missed }
        if Self.plans.contains(text) { return isPlan(index) ? .planned : nil }
        if ["said", "told", "says"].contains(text), state != .taken, !map.cues[max(index - 1, 0)].has(.herself) {
            return .planned
        }
        if text == "picked", map.word(index + 1) == "up" { return .planned }
        if text == "put", map.word(index + 1) == "me", map.word(index + 2) == "on" { return .planned }
        if ["home", "discharged", "prescribed"].contains(text), text == "prescribed" || map.word(index + 1) == "with" {
            return .planned
        }
        if text == "tomorrow", state != .taken { return .planned }
        if map.cues[index].has(.person) { return isOthers(index) ? .others : nil }
        if map.cues[index].has(.herself), state == .others { return .unsaid }
        return nil
    }

    private func taking(_ index: Int, _ state: IntakeState) -> IntakeState? {
        let last = map.word(index - 1)
        if tokens[index].is("remembered") { return state == .others ? nil : .taken }
        // "forgot to take", "need to take", "haven't taken", "should I be taking"
        if last == "to" || last == "not" || last == "be" || last == "never" || last == "yet"
            || Self.denials.contains(last)
            || last == "i" && Self.denials.contains(map.word(index - 2)) || last == "stopped" || last == "stop"
        {
            if last == "to" {
                return map.word(index - 2).hasPrefix("remember") ? .taken : state == .missed ? nil : .planned
            }
            return last == "be" ? .planned : .missed
        }
        if ["will", "ill", "should", "must", "id", "gonna", "shall", "might"].contains(last) { return .planned }
        if last == "you" || last == "before" || last == "start" || last == "starting" || last == "time" {
            return .planned
        }
        return state == .others && last != "i" ? nil : .taken
    }

    private func missing(_ index: Int) -> IntakeState? {
        let last = map.word(index - 1)
        if Self.denials.contains(last) || last == "not" { return .taken }
        // "missed the bus" and "forgotten" behind a name speak of no name that follows.
        let next = map.word(index + 1)
        let isBehind = next.isEmpty || next == "it" || next == "them" || next == "so" || next == "at"
        return isBehind ? nil : .missed
    }

    /// "starting iron tablets", "need folic acid", "pick up my prescription".
    private func isPlan(_ index: Int) -> Bool {
        switch tokens[index].text {
        case "pick": map.word(index + 1) == "up"
        case "going": map.word(index + 1) == "to"
        case "do", "can", "could", "is", "does": index == map.clause(index).lowerBound
        default: true
        }
    }

    /// Somebody else's, unless it is hers by a word that follows: "partner did my injection".
    private func isOthers(_ index: Int) -> Bool {
        var place = index + 1
        while place < tokens.count, place < index + 6, !ClauseMap.ends(tokens[place]) {
            if map.cues[place].has(.herself) { return false }
            place += 1
        }
        return !tokens[index].is("her") && !tokens[index].is("his") || Self.taking.contains(map.word(index - 1))
    }

    static let missing: Set<String> = [
        "forgot", "forgotten", "forget", "missed", "miss", "missing", "skipped", "skip", "skipping", "except", "minus",
        "refused", "dodged", "bar", "spaced",
    ]
    static let denials: Set<String> = [
        "didnt", "havent", "hadnt", "hasnt", "never", "couldnt", "cant", "wont", "dont", "wasnt",
    ]
    /// "didn't help": it was taken all the same.
    static let helps: Set<String> = [
        "touch", "help", "work", "do", "shift", "stop", "touched", "worked", "seem", "even",
    ]
    private static let plans: Set<String> = [
        "need", "needs", "buy", "bought", "buying", "order", "ordered", "remind", "reminder", "prescription",
        "starting",
        "start", "should", "shall", "will", "ill", "gonna", "going", "want", "wants", "supposed", "recommended",
        "recommends", "suggested", "suggests", "considering", "thinking", "shopping", "pick", "pharmacy", "collect",
        "wondering", "ask", "asking", "allowed", "safe", "do", "can", "could", "is", "does", "if", "add", "advised",
        "must", "restock", "delivery", "running", "low", "level", "levels", "deficient", "deficiency",
    ]
}
