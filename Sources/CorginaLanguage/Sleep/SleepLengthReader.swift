import CorginaCore

/// How long she slept: "6 and a half hours", "7 hours of sleep", "slept 5 to 6 hours".
struct SleepLengthReader {
    let map: ClauseMap
    let claimed: Set<Int>

    private var tokens: [ReadToken] { map.tokens }

    /// The first length told in a clause.
    func length(in piece: Range<Int>) -> (minutes: Int, tokens: Range<Int>)? {
        for index in piece where !claimed.contains(index) {
            guard let length = length(at: index), length.end <= piece.upperBound, !isOfSomethingElse(index, length.end)
            else { continue }
            return (length.minutes, index..<length.end)
        }
        return nil
    }

    /// "every two hours", "3 hours ago", "lay awake for 2 hours": no length of a sleep.
    private func isOfSomethingElse(_ start: Int, _ end: Int) -> Bool {
        if ["ago", "later", "early", "late", "before", "since", "earlier"].contains(map.word(end)) { return true }
        return tokens[max(0, start - 3)..<start].contains {
            ["every", "each", "within", "after", "awake", "lay", "lying", "until", "till"].contains($0.text)
        } || ["took", "me", "in"].contains(map.word(start - 1))
    }

    /// "6 hours", "6h30", "7 hrs 20 mins", "six and three quarter hours", "half an hour", "6 or 7 hours", "5-6 hours", "5 hours 30".
    func length(at start: Int) -> (minutes: Int, end: Int)? {
        if let compact = compact(start) { return compact }
        // "slept 7.5": nothing else has such a fraction.
        if start > 0, SleepWord.of(tokens[start - 1]) == .slept, let hours = tokens[start].number,
            (2...14).contains(hours),
            start + 1 >= tokens.count || tokens[start + 1].mark == .comma || tokens[start + 1].endsSentence
        {
            return (Int(nearest: hours * 60), start + 1)
        }
        guard let first = either(start) ?? fraction(start) ?? SpokenDuration.read(map, at: start), first.unit >= 60
        else { return nil }
        guard first.unit == 3_600 else { return (first.seconds / 60, first.end) }
        let next = map.word(first.end) == "and" ? first.end + 1 : first.end
        if let more = SpokenDuration.read(map, at: next), more.unit == 60, more.seconds < 3_600 {
            return (first.seconds / 60 + more.seconds / 60, more.end)
        }
        // "6h30", "5 hours 30", and no "7 hours 2 eggs".
        if tokens.indices.contains(first.end), let rest = tokens[first.end].number, (5..<60).contains(rest),
            rest == rest.rounded(),
            first.end + 1 >= tokens.count || !tokens[first.end + 1].isWord
                || ["m", "min", "mins", "yesterday", "today"].contains(map.word(first.end + 1))
        {
            let end = ["m", "min", "mins"].contains(map.word(first.end + 1)) ? first.end + 2 : first.end + 1
            return (first.seconds / 60 + Int(rest), end)
        }
        return (first.seconds / 60, first.end)
    }

    /// "7h30", "4h50m": written as one word behind the hours.
    private func compact(_ start: Int) -> (minutes: Int, end: Int)? {
        guard start + 1 < tokens.count, let hours = tokens[start].number, (0...24).contains(hours),
            hours == hours.rounded(),
            tokens[start + 1].text.first == "h"
        else { return nil }
        let rest = tokens[start + 1].text.dropFirst()
        let digits = rest.prefix { $0.isNumber }
        guard let minutes = WholeText.read(digits, in: 0...59),
            ["", "m", "min", "mins"].contains(rest.dropFirst(digits.count))
        else { return nil }
        return (Int(hours) * 60 + minutes, start + 2)
    }

    /// "five n a half hours", "8 and a quarter hours", "seven and three quarter hours".
    private func fraction(_ start: Int) -> (seconds: Int, unit: Int, end: Int)? {
        guard let whole = SpokenFigure.read(tokens, at: start), !whole.isDecimal, (1...23).contains(whole.value) else {
            return nil
        }
        var place = whole.end
        guard ["and", "n", "nd"].contains(map.word(place)) else { return nil }
        place += 1
        var parts = 1
        if map.word(place) == "three" {
            (parts, place) = (3, place + 1)
        } else if ["a", "one"].contains(map.word(place)) {
            place += 1
        }
        let minutes = ["half": 30, "quarter": 15, "quarters": 15][map.word(place)]
        guard let minutes,
            ["hour", "hr", "h"].contains(tokens.indices.contains(place + 1) ? tokens[place + 1].form : "")
                || ["hours", "hrs"].contains(map.word(place + 1))
        else { return nil }
        return ((Int(whole.value) * 60 + parts * minutes) * 60, 3_600, place + 2)
    }

    /// "5 or 6 hours", "5-6 hours", "5 to 6 hours": the middle.
    private func either(_ start: Int) -> (seconds: Int, unit: Int, end: Int)? {
        guard let least = SpokenFigure.read(tokens, at: start), least.end < tokens.count else { return nil }
        let joint = tokens[least.end]
        guard joint.is("or") || joint.is("to") || joint.mark == .dash,
            let most = SpokenDuration.read(map, at: least.end + 1),
            most.unit > 1
        else {
            return nil
        }
        let seconds = least.value * Double(most.unit)
        guard seconds < Double(most.seconds), seconds * 3 > Double(most.seconds) else { return nil }
        return (Int(nearest: (seconds + Double(most.seconds)) / 2), most.unit, most.end)
    }
}
