import CorginaCore

/// Reads the baby's movements that were counted: "ten kicks in about twenty five minutes".
struct MovementReader: MeasureReading {
    var facts: ToldFacts

    mutating func read() {
        var index = 0
        while index < tokens.count {
            // "10 in 12 mins" by itself counts something else, but nothing eaten.
            if !claimed.contains(index), tokens[index].number != nil, !map.sentenceHas(index, .movement),
                map.word(index + 1) == "in", let duration = SpokenDuration.read(map, at: index + 2), duration.unit == 60
            {
                claim(index..<duration.end)
            }
            guard !claimed.contains(index), let found = count(at: index) else {
                index += 1
                continue
            }
            let range = claim(found.range, cue: map.topic(index, is: .movement))
            facts.findings.append(
                Finding(
                    name: "Kicks", content: .other(.kicks(KickCount(count: found.count, minutes: found.minutes))),
                    tokens: range))
            index = max(found.range.upperBound, index + 1)
        }
    }

    private func count(at index: Int) -> (count: Int, minutes: Int?, range: Range<Int>)? {
        guard !map.isOthers(index) || map.clauseHas(index, .movement) else { return nil }
        if let often = often(at: index) { return often }
        guard let number = figure(at: index), number.value >= 1, number.value == number.value.rounded() else {
            return nil
        }
        let count = Int(nearest: number.value)
        if let noun = noun(after: number.end) {
            let sitting = sitting(at: noun)
            return (count, sitting?.minutes, index..<(sitting?.end ?? noun))
        }
        // "kicked 12 times in an hour"
        if ["times", "x"].contains(map.word(number.end)), map.clauseHas(index, .movement) || isFelt(index) {
            let sitting = sitting(at: number.end + 1)
            return (count, sitting?.minutes, index..<(sitting?.end ?? number.end + 1))
        }
        // "kick count: 10 in 12 mins"
        guard map.sentenceHas(index, .movement) || map.topic(index, is: .movement) != nil,
            let sitting = sitting(at: number.end)
        else { return nil }
        return (count, sitting.minutes, index..<sitting.end)
    }

    private func figure(at index: Int) -> SpokenFigure.Result? {
        if let figure = SpokenFigure.read(tokens, at: index) { return figure.isDecimal ? nil : figure }
        guard ["dozen", "half", "a"].contains(tokens[index].text), let dozen = NumberReader.read(tokens, at: index),
            tokens[index..<dozen.end].contains(where: { $0.is("dozen") })
        else { return nil }
        return SpokenFigure.Result(value: dozen.value, end: dozen.end, isDecimal: false)
    }

    /// "moved twice": as many times as the word says.
    private func often(at index: Int) -> (count: Int, minutes: Int?, range: Range<Int>)? {
        guard let count = ["once": 1, "twice": 2, "thrice": 3][tokens[index].text] else { return nil }
        guard index > 0, map.cues[index - 1].has(.movement) || ["moved", "moves"].contains(map.word(index - 1)) else {
            return nil
        }
        let sitting = sitting(at: index + 1)
        return (count, sitting?.minutes, index..<(sitting?.end ?? index + 1))
    }

    private func isFelt(_ index: Int) -> Bool {
        tokens[max(map.clause(index).lowerBound, index - 6)..<index].contains { ["moved", "moving"].contains($0.text) }
    }

    /// The end of what was counted: "kicks", "good strong movements".
    private func noun(after start: Int) -> Int? {
        var place = start
        while place < tokens.count, place < start + 3,
            [
                "baby", "good", "strong", "big", "little", "proper", "more", "small", "clear", "separate", "fetal",
                "tiny",
            ]
            .contains(tokens[place].text)
        { place += 1 }
        guard place < tokens.count, Self.counted.contains(tokens[place].form) else { return nil }
        // "two jabs" may be injections, and "two rolls" bread.
        if !["kick", "movement", "flutter"].contains(tokens[place].form), !map.clauseHas(place, .movement) {
            return nil
        }
        return place + 1
    }

    private static let counted: Set<String> = ["kick", "movement", "flutter", "jab", "punch", "wriggle", "roll"]

    /// How long was counted: "in half an hour", "within about 20 minutes", "between nine and nine forty".
    private func sitting(at start: Int) -> (minutes: Int, end: Int)? {
        let word = map.word(start)
        if word == "between" || word == "from" { return SpokenSpan.read(map, at: start + 1) }
        guard ["in", "over", "within", "inside", "for", "during", "took"].contains(word) else { return nil }
        var place = start + 1
        while ["about", "around", "under", "just", "less", "than", "roughly", "only", "the", "last", "like", "exactly"]
            .contains(map.word(place)), SpokenDuration.read(map, at: place) == nil
        { place += 1 }
        guard let duration = SpokenDuration.read(map, at: place), duration.unit > 1 else { return nil }
        return (duration.seconds / 60, duration.end)
    }
}
