import CorginaCore

/// How often she woke: "woke 3 times", "up twice", "one toilet trip", "didn't wake at all".
struct SleepWakingReader {
    let map: ClauseMap
    let claimed: Set<Int>

    private var tokens: [ReadToken] { map.tokens }

    /// "woke 3 times", "up twice", "two wakes", "one toilet trip", "didn't wake at all".
    ///
    /// - Parameter isNight: whether the clause tells of a night anyway, so that a trip to the toilet is one in the night.
    func wakings(in piece: Range<Int>, isNight: Bool) -> (count: Int, tokens: Range<Int>)? {
        if let unbroken = isUnbroken(piece) { return (0, unbroken) }
        for index in piece where !claimed.contains(index) {
            if isRising(index, piece), let count = counted(behind: index, piece) { return count }
            if let noun = wakingNoun(at: index), let before = countBefore(index, piece) {
                return (before.count, before.start..<noun)
            }
            if isNight, SleepWord.trips.contains(tokens[index].text), let count = count(skippingFrom: index + 1, piece)
            {
                return (count.count, index..<count.end)
            }
        }
        return nil
    }

    /// "woke up about 3 times", "times woken 4", "woke at 2 and again at 4".
    private func counted(behind index: Int, _ piece: Range<Int>) -> (count: Int, tokens: Range<Int>)? {
        if let count = count(skippingFrom: index + 1, piece) { return (count.count, index..<count.end) }
        if index > piece.lowerBound, tokens[index - 1].is("times"),
            let number = tokens.indices.contains(index + 1) ? tokens[index + 1].number : nil,
            (0...50).contains(number), number == number.rounded()
        {
            return (Int(number), index - 1..<index + 2)
        }
        let again = piece.filter {
            $0 > index && tokens[$0].is("again") && ["at", "around", "about"].contains(map.word($0 + 1))
        }
        guard SleepWord.of(tokens[index]) == .woke, let last = again.last,
            ["at", "around", "about", "up"].contains(map.word(index + 1))
        else {
            return nil
        }
        return (again.count + 1, index..<last + 1)
    }

    private func count(skippingFrom start: Int, _ piece: Range<Int>) -> (count: Int, end: Int)? {
        var place = start
        while place < min(start + 6, piece.upperBound), count(place) == nil,
            SleepWord.beforeCount.contains(tokens[place].text)
        { place += 1 }
        return place < piece.upperBound ? count(place) : nil
    }

    /// "3 times", "twice", "4x", "a couple of times", "1 time".
    private func count(_ start: Int) -> (count: Int, end: Int)? {
        guard start < tokens.count else { return nil }
        if let often = ["once": 1, "twice": 2, "thrice": 3][tokens[start].text] { return (often, start + 1) }
        if map.word(start) == "couple" || map.word(start) == "a" && map.word(start + 1) == "couple" {
            let end = map.word(start) == "a" ? start + 2 : start + 1
            let times = map.word(end) == "of" ? end + 1 : end
            return map.word(times) == "times" ? (2, times + 1) : nil
        }
        guard let figure = SpokenFigure.read(tokens, at: start), !figure.isDecimal, figure.value < 1_000 else {
            return nil
        }
        let end =
            ["solid", "separate", "bloody", "different", "whole", "good"].contains(map.word(figure.end))
            ? figure.end + 1 : figure.end
        guard ["times", "time", "x", "tims"].contains(map.word(end)) else { return nil }
        return (Int(nearest: figure.value), end + 1)
    }

    /// The end of "wake ups", "wakes", "toilet trips", "trips to the loo"; a night's own words for being up.
    private func wakingNoun(at index: Int) -> Int? {
        let word = tokens[index].text
        if ["wakeups", "wakes", "wakings", "awakenings", "awakening"].contains(word) { return index + 1 }
        if ["wake", "wakeup", "get"].contains(word), ["up", "ups"].contains(map.word(index + 1)),
            map.word(index + 1) == "ups"
                || index > 0 && (tokens[index - 1].number == 1 || ["one", "no"].contains(tokens[index - 1].text))
        {
            return index + 2
        }
        if SleepWord.trips.contains(word),
            ["trip", "trips", "break", "breaks", "run", "runs", "visit", "visits"].contains(map.word(index + 1))
        {
            return index + 2
        }
        return nil
    }

    private func countBefore(_ index: Int, _ piece: Range<Int>) -> (count: Int, start: Int)? {
        guard index > piece.lowerBound else { return nil }
        if ["no", "zero", "without"].contains(tokens[index - 1].text) { return (0, index - 1) }
        guard let figure = SpokenFigure.read(tokens, at: index - 1), figure.end == index, !figure.isDecimal,
            (0...50).contains(figure.value)
        else {
            return nil
        }
        return (Int(figure.value), index - 1)
    }

    /// "didn't wake", "never stirred", "slept right through".
    private func isUnbroken(_ piece: Range<Int>) -> Range<Int>? {
        for index in piece where !claimed.contains(index) {
            let word = tokens[index].text
            if ["wake", "woke", "stirred", "stir", "woken", "waking"].contains(word) {
                let start = max(piece.lowerBound, index - 3)
                let isDenied = tokens[start..<index].contains {
                    ["didnt", "never", "not", "without", "no"].contains($0.text)
                }
                let isTold = tokens[index..<piece.upperBound].prefix(6).contains {
                    ["with", "until", "till", "til", "when", "at", "feeling"].contains($0.text)
                        && map.word(index + 1) != "up"
                }
                let isHers = SleepWord.beginning.contains(tokens[piece.lowerBound].text)
                if isDenied, !isTold, isHers { return start..<index + 1 }
            }
            if word == "through", ["right", "straight", "all", "way", "slept"].contains(map.word(index - 1)),
                isThroughNight(index, piece),
                piece.contains(where: { SleepWord.of(tokens[$0]) == .slept })
            {
                return index - 1..<index + 1
            }
        }
        return nil
    }

    /// "right through", "through the night", "through till 7"; not "slept through both meals".
    private func isThroughNight(_ index: Int, _ piece: Range<Int>) -> Bool {
        guard index + 1 < piece.upperBound else { return true }
        if map.word(index + 1) == "the" { return map.word(index + 2) == "night" }
        return ["till", "til", "until", "from", "to", "last", "and", "with"].contains(map.word(index + 1))
    }

    /// Whether a word means awake or out of bed: "was up", "got up", "woke"; not "threw up", "went up the stairs".
    private func isRising(_ index: Int, _ piece: Range<Int>) -> Bool {
        if SleepWord.of(tokens[index]) == .woke { return true }
        if tokens[index].is("awake") || tokens[index].is("wake") { return true }
        guard tokens[index].is("up") else { return false }
        guard index > piece.lowerBound else { return true }
        return !tokens[index - 1].isWord || SleepWord.beforeUp.contains(tokens[index - 1].text)
            || tokens[index - 1].has(.timeWord)
    }
}
