/// Reads what is said of a supplement behind its name: "forgotten", "isn't touching it", "like six of them".
struct SupplementRemark {
    let map: ClauseMap
    let claimed: Set<Int>

    private var tokens: [ReadToken] { map.tokens }

    struct Result {
        /// What it says of taking it; `nil` when it says nothing.
        var state: IntakeState?
        /// Whether it speaks of all that was named: "took them at ten".
        var isAboutAll = false
        var count: Int?
        var claimed: Set<Int> = []
    }

    /// What stands between the name at `start` and `limit`, the next name.
    func read(at start: Int, limit: Int) -> Result {
        var result = Result()
        var index = start
        // What belongs to it directly.
        while index < limit, tokens[index].isWord, Self.after.contains(tokens[index].text) || isTail(index) {
            if map.word(index) == "on", let end = emptyStomach(index) { index = end - 1 }
            if tokens[index].is("yes") || tokens[index].is("done") || tokens[index].is("taken") {
                result.state = .taken
            }
            index += 1
        }
        let tail = index
        if index < limit, let said = state(at: index, limit) {
            result.state = said.state
            index = said.end
        } else if index < limit, isAhead(index) {
            result.state = .planned
            index = predicateEnd(index, limit)
        } else if index < limit, Self.predicates.contains(map.word(index)) {
            index = predicateEnd(index, limit)
        }
        if index > start, index > tail || tail > start { result.claimed.formUnion(start..<index) }
        readPronouns(from: index, limit, &result)
        return result
    }

    /// "is on Thursday", "is due": it lies ahead.
    private func isAhead(_ index: Int) -> Bool {
        map.word(index) == "is"
            && ["on", "due", "tomorrow", "next", "at", "booked", "later"].contains(map.word(index + 1))
    }

    /// "on an empty stomach".
    private func emptyStomach(_ index: Int) -> Int? {
        let place = ["an", "a", "my"].contains(map.word(index + 1)) ? index + 2 : index + 1
        return map.word(place) == "empty" && map.word(place + 1) == "stomach" ? place + 2 : nil
    }

    /// A word of time belongs to it where no food can follow it.
    private func isTail(_ index: Int) -> Bool {
        if map.word(index) == "and" {
            return map.word(index + 1) == "dusted" || index + 1 < tokens.count && tokens[index + 1].has(.timeWord)
        }
        return tokens[index].has(.timeWord)
            || ["next", "last", "in", "at", "the", "this", "before", "after", "with", "for", "on"].contains(
                tokens[index].text)
                && isTimely(index)
    }

    private func isTimely(_ index: Int) -> Bool {
        var place = index + 1
        while ["the", "this", "my"].contains(map.word(place)) { place += 1 }
        return place < tokens.count
            && (tokens[place].has(.timeWord) || ["bed", "work", "food", "bedtime", "meals"].contains(map.word(place)))
    }

    /// "forgotten", "I missed", "not taken", "no".
    private func state(at index: Int, _ limit: Int) -> (state: IntakeState, end: Int)? {
        var place = index
        while place < limit, place < index + 5, Self.auxiliaries.contains(map.word(place)) { place += 1 }
        guard place < limit, tokens[place].isWord else { return nil }
        let word = tokens[place].text
        let next = place + 1 < limit ? map.word(place + 1) : ""
        if ["forgotten", "missed", "forgot", "skipped", "missing", "untouched"].contains(word) {
            let isFree = next.isEmpty || Self.after.contains(next) || ["again", "so", "but", "and"].contains(next)
            if isFree { return (.missed, place + 1) }
        }
        if word == "not" || IntakeStates.denials.contains(word) {
            if next.isEmpty
                || ["taken", "had", "yet", "happen", "take", "remember", "get", "today", "happening"].contains(next)
            {
                return (.missed, min(place + (next.isEmpty ? 1 : 2), limit))
            }
        }
        // "Iron came back low" tells of blood, and "because the vitamin C helps" of what it is for.
        if word == "came", next == "back" { return (.missed, place + 2) }
        if word == "helps" { return (.planned, place + 1) }
        if word == "no" || word == "none", next.isEmpty { return (.missed, place + 1) }
        return nil
    }

    private static let auxiliaries: Set<String> = [
        "was", "is", "were", "are", "got", "get", "i", "completely", "totally", "been", "has", "have", "again", "still",
        "just", "clean", "both", "all", "so",
    ]
    private static let predicates: Set<String> = [
        "is", "isnt", "was", "wasnt", "didnt", "doesnt", "hasnt", "has", "done", "doing", "seems", "helps", "helped",
        "works", "worked", "isn", "makes", "made", "mixed", "going", "went", "late", "stayed", "still", "straight",
    ]

    /// "is my best friend", "isn't touching it": up to the next comma or joint.
    private func predicateEnd(_ index: Int, _ limit: Int) -> Int {
        var place = index + 1
        while place < limit, tokens[place].isWord, !map.cues[place].has(.eating),
            !["and", "but", "so", "with", "then", "into", "in", "because", "after", "before", "while", "for"].contains(
                tokens[place].text)
        { place += 1 }
        return map.word(place) == "into" ? place + 1 : place
    }

    /// "took it at ten", "still managed to miss it", "like six of them".
    private func readPronouns(from start: Int, _ limit: Int, _ result: inout Result) {
        var place = start
        while place < limit, place < start + 24, !tokens[place].endsSentence {
            let word = map.word(place)
            let next = map.word(place + 1)
            let isIt = ["it", "them", "mine", "both", "all"].contains(next)
            if isIt || next == "the" && map.word(place + 3) == "one" || next == "one" {
                if IntakeStates.taking.contains(word), word != "taking" {
                    let isDenied = IntakeStates.denials.contains(map.word(place - 1)) || map.word(place - 1) == "to"
                    if !isDenied { set(.taken, isAll: next == "them", place, &result) }
                } else if IntakeStates.missing.contains(word) {
                    set(.missed, isAll: next == "them", place, &result)
                } else if word == "take", IntakeStates.denials.contains(map.word(place - 1)) {
                    set(.missed, isAll: next == "them", place, &result)
                }
            }
            if let figure = SpokenFigure.read(tokens, at: place), (1...20).contains(figure.value), !figure.isDecimal,
                map.word(figure.end) == "of", ["them", "those"].contains(map.word(figure.end + 1))
            {
                result.count = Int(figure.value)
                let begins = ["like", "about", "maybe", "around"].contains(map.word(place - 1)) ? place - 1 : place
                result.claimed.formUnion(begins..<figure.end + 2)
            }
            if ["swig", "swigs", "doses", "spoonfuls", "tablets", "puffs"].contains(word) {
                let begins = map.tokens[max(place - 1, 0)].has(.counting) ? place - 1 : place
                result.claimed.formUnion(begins..<predicateEnd(place, limit))
            }
            // "so none today"
            if word == "none", map.word(place + 1) != "of" {
                let begins = map.word(place - 1) == "so" ? place - 1 : place
                result.claimed.formUnion(begins..<place + 1)
            }
            // "but it counts"
            if word == "it" || word == "that" || word == "its", ["but", "though"].contains(map.word(place - 1)) {
                let end = predicateEnd(place, limit)
                if !(end < limit && map.cues[end].has(.eating)) { result.claimed.formUnion(place - 1..<end) }
            }
            // ", this morning no"
            if word == "no", place + 1 == tokens.count || !tokens[place + 1].isWord, place > 0,
                tokens[place - 1].has(.timeWord) || tokens[place - 1].mark == .comma
            {
                var begins = place
                while begins > start, tokens[begins - 1].isWord { begins -= 1 }
                result.claimed.formUnion(begins..<place + 1)
            }
            place += 1
        }
    }

    private func set(_ state: IntakeState, isAll: Bool, _ place: Int, _ result: inout Result) {
        result.state = state
        result.isAboutAll = isAll
        var begins = place
        while begins > 0, tokens[begins - 1].isWord, Self.leading.contains(tokens[begins - 1].text) { begins -= 1 }
        var end = place + 2
        if map.word(place + 1) == "the" { end = min(place + 4, tokens.count) }
        if map.word(place + 1) == "all" || map.word(place + 1) == "both" {
            while end < tokens.count, tokens[end].has(.counting) || SupplementWords.forms.contains(tokens[end].form) {
                end += 1
            }
        }
        result.claimed.formUnion(begins..<end)
    }

    private static let leading: Set<String> = [
        "and", "i", "still", "managed", "to", "so", "then", "just", "only", "but", "finally", "at", "least", "ive",
    ]
    private static let after: Set<String> = [
        "done", "taken", "again", "today", "yesterday", "tonight", "daily", "twice", "once", "late", "too", "also",
        "already", "in", "down", "dusted", "yes", "first", "straight", "injection", "jab", "shot", "pessary", "going",
        "on", "both", "now", "finally", "properly",
    ]
}
