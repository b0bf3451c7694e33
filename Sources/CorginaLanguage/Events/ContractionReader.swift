import CorginaCore

/// Reads contractions and how long one lasted: "contractions every six minutes lasting about 45 seconds".
struct ContractionReader: MeasureReading {
    var facts: ToldFacts

    mutating func read() {
        var isTold = false
        for index in tokens.indices where !claimed.contains(index) {
            let isNamed = map.cues[index].has(.contraction)
            guard isNamed || isHardness(index) || isRhythm(index) else { continue }
            // Practice contractions are a symptom.
            guard map.word(index - 1) != "practice", map.word(index - 1) != "hicks" else { continue }
            let told = telling(index)
            let isAbsent = isNamed && (facts.denied.contains(index) || isAbsent(index))
            claim(told.start..<told.end)
            let range = claim(told.start..<told.end, cue: nil)
            // A second word for the same ones tells nothing new without a length.
            guard !isAbsent, !map.isOthers(index), told.seconds != nil || !isTold else { continue }
            isTold = true
            facts.findings.append(
                Finding(
                    name: "Contraction", content: .other(.contraction(Contraction(seconds: told.seconds))),
                    tokens: range))
        }
    }

    /// "no contractions yet", "contractions stopped".
    private func isAbsent(_ index: Int) -> Bool {
        if ["no", "without", "zero", "not", "any"].contains(map.word(index - 1)) { return true }
        var place = index + 1
        while place < tokens.count, tokens[place].isWord, place <= index + 4 {
            if Self.gone.contains(tokens[place].text) { return true }
            guard tokens[place].has(.empty) || tokens[place].has(.filler) || tokens[place].has(.glue) else {
                return false
            }
            place += 1
        }
        return false
    }

    private static let gone: Set<String> = [
        "stopped", "gone", "eased", "fizzled", "disappeared", "settled", "died", "went", "over", "ended", "subsided",
    ]

    /// "belly goes rock hard every ten mins": what it does without its name.
    private func isHardness(_ index: Int) -> Bool {
        guard ["hard", "tight", "tightening", "tightens"].contains(tokens[index].text) else { return false }
        guard map.word(index + 1) == "every", SpokenDuration.read(map, at: index + 2) != nil else { return false }
        return belly(index) != nil
    }

    /// "Pains every six minutes", "pains that come and go about every five minutes".
    private func isRhythm(_ index: Int) -> Bool {
        guard ["pains", "pain", "cramps"].contains(tokens[index].text) else { return false }
        for place in index + 1..<max(index + 1, min(index + 10, tokens.count)) {
            guard map.word(place) == "every", let gap = SpokenDuration.read(map, at: place + 1) else { continue }
            return gap.unit == 60 && gap.seconds <= 20 * 60
        }
        return false
    }

    private func belly(_ index: Int) -> Int? {
        tokens[max(map.clause(index).lowerBound, index - 8)..<index].firstIndex {
            ["belly", "bump", "tummy", "stomach", "uterus", "womb"].contains($0.text)
        }
    }

    /// The length of one, the words around it, and how often they come: only the length is recorded.
    private func telling(_ index: Int) -> (seconds: Int?, start: Int, end: Int) {
        var seconds: Int?
        var start = index
        var end = index + 1
        var place = index + 1
        while place < min(index + 14, tokens.count), !tokens[place].endsSentence {
            guard let found = SpokenDuration.read(map, at: place) else {
                place += 1
                continue
            }
            let isApart = map.word(found.end) == "apart" || map.word(found.end) == "between"
            if isApart {
                end = found.end + 1
            } else {
                if seconds == nil, isLength(place, since: index), found.unit < 3_600 { seconds = found.seconds }
                end = found.end
            }
            place = max(end, place + 1)
        }
        // "a 45 second contraction"
        if seconds == nil {
            for length in 2...4 where index >= length {
                guard let found = SpokenDuration.read(map, at: index - length), found.end == index, found.unit < 3_600
                else { continue }
                seconds = found.seconds
                start = index - length
                break
            }
        }
        return (seconds, start, end)
    }

    /// Whether the time at `place` is how long one lasted: neither "every six minutes" nor "in the last hour".
    private func isLength(_ place: Int, since index: Int) -> Bool {
        var before = place - 1
        while before > index,
            ["about", "around", "roughly", "a", "an", "some", "maybe", "just", "over", "under", "nearly"].contains(
                map.word(before))
        { before -= 1 }
        return !["every", "each", "last", "past", "after", "within", "in", "since", "next"].contains(map.word(before))
    }
}
