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
        while index < limit, tokens[index].isWord, Self.after.contains(tokens[index].text) {
            index += 1
        }
        if index < limit, let said = state(at: index, limit) {
            result.state = said.state
            index = said.end
        }
        readPronouns(from: index, limit, &result)
        return result
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
        return nil
    }

    private static let auxiliaries: Set<String> = [
        "was", "is", "were", "are", "got", "get", "i", "completely", "totally", "been", "has", "have", "again", "still",
        "just", "clean", "both", "all", "so",
    ]

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
                }
            }
            if let figure = SpokenFigure.read(tokens, at: place), (1...20).contains(figure.value), !figure.isDecimal,
                map.word(figure.end) == "of", ["them", "those"].contains(map.word(figure.end + 1))
            {
                result.count = Int(figure.value)
                let begins = ["like", "about", "maybe", "around"].contains(map.word(place - 1)) ? place - 1 : place
                result.claimed.formUnion(begins..<figure.end + 2)
            }
            place += 1
        }
    }

    private func set(_ state: IntakeState, isAll: Bool, _ place: Int, _ result: inout Result) {
        result.state = state
        result.isAboutAll = isAll
        var begins = place
        while begins > 0, tokens[begins - 1].isWord, Self.leading.contains(tokens[begins - 1].text) { begins -= 1 }
        result.claimed.formUnion(begins..<place + 2)
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
