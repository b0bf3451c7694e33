/// What the words around a visit say of it: that it was, that it is off, that there is none.
struct VisitStance {
    let map: ClauseMap

    private var tokens: [ReadToken] { map.tokens }

    /// "no scan", "didn't see the midwife", "I want a scan".
    func isDenied(_ range: Range<Int>) -> Bool {
        let start = max(map.clause(range.lowerBound).lowerBound, range.lowerBound - 5)
        return tokens[start..<range.lowerBound].contains {
            ["no", "not", "didnt", "havent", "never", "dont", "cant", "wont", "wish", "without"].contains($0.text)
        }
    }

    /// "the midwife said": her words are no visit.
    func isReported(_ range: Range<Int>) -> Bool {
        ["said", "says", "told", "tells", "thinks", "recommended", "suggested", "advised", "recommends"].contains(
            map.word(range.upperBound))
    }

    /// "saw", "had", "been to" before it, or "went well" and "done" behind it.
    func isPast(_ range: Range<Int>) -> Bool {
        let clause = map.clause(range.lowerBound)
        let before = tokens[max(clause.lowerBound, range.lowerBound - 8)..<range.lowerBound]
        if before.contains(where: { Self.past.contains($0.text) && !$0.is("had") }) { return true }
        if isHad(range.lowerBound) { return true }
        let after = tokens[range.upperBound..<min(clause.upperBound, range.upperBound + 6)]
        return after.contains { ["yesterday", "went", "done", "showed", "ago", "measured", "came"].contains($0.text) }
    }

    func isGiven(_ range: Range<Int>) -> Bool {
        tokens[map.clause(range.lowerBound)].prefix(40).contains {
            ["got", "had", "done", "took", "after", "sore", "since"].contains($0.text)
        }
    }

    /// "had our twenty week scan", and not "had a burger after the scan".
    private func isHad(_ index: Int) -> Bool {
        var place = index - 1
        while place >= 0,
            tokens[place].has([.determiner, .timeWord]) || tokens[place].number != nil
                || Self.kinds.contains(map.word(place)) || NumberReader.isNumberWord(map.word(place))
        { place -= 1 }
        return map.word(place) == "had"
    }

    private static let kinds: Set<String> = [
        "growth", "anatomy", "dating", "anomaly", "early", "private", "first", "second", "third", "last", "week",
        "weeks", "weekly", "routine", "quick", "lovely", "another", "good", "great", "monthly", "trimester", "big",
    ]

    private static let past: Set<String> = [
        "saw", "had", "went", "seen", "been", "attended", "finished", "survived", "did", "passed", "failed", "back",
    ]

    /// "cancelled my physio", "missed my midwife": unless it was booked anew.
    func isCancelled(_ range: Range<Int>) -> Bool {
        let near = tokens[max(0, range.lowerBound - 8)..<min(tokens.count, range.upperBound + 24)]
        guard near.contains(where: { Self.cancelled.contains($0.text) }) else { return false }
        return !near.contains { Self.rebooked.contains($0.text) }
    }

    static let cancelled: Set<String> = ["cancelled", "canceled", "cancel", "missed", "skipped", "cancelling"]
    static let rebooked: Set<String> = ["rebooked", "rescheduled", "rearranged", "moved", "rebook", "instead"]
}
