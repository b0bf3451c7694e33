import CorginaCore

/// Reads how she slept: "slept 6 hours", "bed at 11 and up at 6", "up 4 times", "slept like a log", "a 40 minute nap".
extension FactReader {
    mutating func readSleep() {
        let hints = tokens.indices.filter { SleepWord.of(tokens[$0]) != nil || SleepWord.rising.contains(tokens[$0].text) }
        guard !hints.isEmpty else { return }
        var told: [(sleep: Sleep, woke: TimeOfDay?, tokens: Range<Int>)] = []
        for index in hints where !claimed.contains(index) {
            guard let found = sleep(at: index), !isClaimed(found.tokens) else { continue }
            claim(found.tokens)
            // A second word for the same night adds to the first.
            if let last = told.indices.last, let both = told[last].sleep.adding(found.sleep) {
                told[last].sleep = both
                told[last].woke = told[last].woke ?? found.woke
                told[last].tokens = told[last].tokens.lowerBound..<max(told[last].tokens.upperBound, found.tokens.upperBound)
            } else {
                told.append(found)
            }
        }
        for (sleep, woke, range) in told where sleep.isTold {
            guard sleep.minutes.map(Sleep.lengths.contains) ?? true, sleep.wakings.map(Sleep.wakingCounts.contains) ?? true
            else {
                implausible.append(.reading(.sleep))
                continue
            }
            let when: Finding.When =
                sleep.isNap && woke == nil ? .told : .morning(woke, isDayNamed: tokens.contains { TimeReader.namesDay($0) })
            findings.append(
                Finding(name: sleep.isNap ? "Nap" : "Sleep", content: .other(.sleep(sleep)), tokens: range, when: when))
        }
    }

    private typealias Found = (sleep: Sleep, woke: TimeOfDay?, tokens: Range<Int>)

    private func sleep(at index: Int) -> Found? {
        guard !map.isOthers(index), !isUnreal(index) else { return nil }
        switch SleepWord.of(tokens[index]) {
        case .slept: return slept(index)
        case .noun: return measured(index, isNap: false)
        case .nap: return measured(index, isNap: true)
        case .bed: return inBed(index)
        case .woke: return woken(index)
        case nil: return SleepWord.rising.contains(tokens[index].text) ? woken(index) : nil
        }
    }

    // MARK: How long

    /// "slept for about 6 and a half hours", "slept 11 to 6:30", "slept like a log", "sleep 6h".
    private func slept(_ index: Int) -> Found? {
        if let night = fromTo(after: index) { return (night.sleep, night.woke, index..<night.end) }
        if let length = length(at: skipping(from: index + 1)) {
            var sleep = Sleep(minutes: length.minutes)
            var end = length.end
            if let quality = quality(from: index + 1, to: min(end + 4, tokens.count)) {
                sleep.quality = quality.quality
                end = max(end, quality.end)
            }
            return (sleep, nil, index..<end)
        }
        if let before = lengthBefore(index) {
            return (Sleep(minutes: before.minutes), nil, before.start..<index + 1)
        }
        // How bad it was is a symptom of its own; what is said beside a figure belongs to it.
        guard let quality = quality(from: index + 1, to: min(index + 6, tokens.count)), quality.quality != .poor else {
            return nil
        }
        return (Sleep(quality: quality.quality), nil, index..<quality.end)
    }

    /// "7 hours of broken sleep", "sleep: 6 h", "a 40 minute nap", "napped from 2 to 3".
    private func measured(_ index: Int, isNap: Bool) -> Found? {
        if let before = lengthBefore(index) {
            var sleep = Sleep(minutes: before.minutes, isNap: isNap)
            sleep.quality = quality(from: before.end, to: index)?.quality
            return (sleep, nil, before.start..<index + 1)
        }
        if let night = fromTo(after: index) {
            var sleep = night.sleep
            sleep.isNap = isNap
            return (sleep, night.woke, index..<night.end)
        }
        if let length = length(at: skipping(from: index + 1)) {
            return (Sleep(minutes: length.minutes, isNap: isNap), nil, index..<length.end)
        }
        if isNap { return isHad(index) ? (Sleep(isNap: true), nil, index..<index + 1) : nil }
        return goodNight(index)
    }

    /// "had a good sleep", "great night's sleep".
    private func goodNight(_ index: Int) -> Found? {
        let start = max(map.clause(index).lowerBound, index - 4)
        guard let quality = quality(from: start, to: index), quality.quality != .poor, isHad(index) else { return nil }
        return (Sleep(quality: quality.quality), nil, quality.start..<index + 1)
    }

    /// Whether a verb says that it took place: "had a nap", "took a nap", and neither "need a nap" nor "naps help".
    private func isHad(_ index: Int) -> Bool {
        if ["napped", "dozed", "snoozed"].contains(tokens[index].text) { return true }
        let clause = map.clause(index)
        let before = tokens[max(clause.lowerBound, index - 6)..<index]
        if before.contains(where: { ["had", "got", "took", "managed", "grabbed", "snuck", "having"].contains($0.text) }) { return true }
        return clause.lowerBound >= index - 3 && before.allSatisfy { $0.has(.determiner) || SleepWord.quality($0) != nil || !$0.isWord }
    }

    /// The length that ends where the word stands: "7 hours of solid sleep", "5 hours' sleep".
    private func lengthBefore(_ index: Int) -> (minutes: Int, start: Int, end: Int)? {
        var end = index
        while end > 0, SleepWord.between.contains(tokens[end - 1].text) || SleepWord.quality(tokens[end - 1]) != nil
            || tokens[end - 1].has(.determiner) || !tokens[end - 1].isWord && tokens[end - 1].number == nil
                && !tokens[end - 1].endsSentence
        { end -= 1 }
        for start in max(0, end - 7)..<max(0, end) {
            if let length = length(at: start), length.end == end { return (length.minutes, start, end) }
        }
        return nil
    }

    // MARK: How often awake

    /// "woke 3 times", "up twice in the night", "got up 4x to pee".
    private func woken(_ index: Int) -> Found? {
        guard SleepWord.of(tokens[index]) == .woke || isUp(index) else { return nil }
        var start = index + 1
        while ["up", "about", "around", "like", "only", "just", "maybe", "at", "least", "a", "good", "in", "the", "night", "all"]
            .contains(map.word(start)), count(start) == nil
        { start += 1 }
        guard let count = count(start) else { return nil }
        return (Sleep(wakings: count.count), nil, index..<count.end)
    }

    private func count(_ start: Int) -> (count: Int, end: Int)? {
        guard start < tokens.count else { return nil }
        if let often = ["once": 1, "twice": 2, "thrice": 3][tokens[start].text] { return (often, start + 1) }
        if map.word(start) == "couple" || map.word(start) == "a" && map.word(start + 1) == "couple" {
            let end = map.word(start) == "a" ? start + 2 : start + 1
            let times = map.word(end) == "of" ? end + 1 : end
            return map.word(times) == "times" ? (2, times + 1) : nil
        }
        guard let figure = SpokenFigure.read(tokens, at: start), !figure.isDecimal, figure.value < 1_000 else { return nil }
        var end = figure.end
        if tokens.indices.contains(end), ["solid", "separate", "bloody", "different", "whole"].contains(tokens[end].text) { end += 1 }
        guard ["times", "time", "x"].contains(map.word(end)) else { return nil }
        return (Int(nearest: figure.value), end + 1)
    }

    /// Whether "up" means out of bed: "was up", "got up", by itself; not "threw up", "went up the stairs".
    private func isUp(_ index: Int) -> Bool {
        guard tokens[index].is("up") else { return tokens[index].is("awake") }
        guard index > map.clause(index).lowerBound else { return true }
        return !tokens[index - 1].isWord || SleepWord.beforeUp.contains(tokens[index - 1].text)
            || tokens[index - 1].has(.timeWord)
    }

    // MARK: How it was, and whether it was

    private func quality(from start: Int, to end: Int) -> (quality: Sleep.Quality, start: Int, end: Int)? {
        for place in start..<max(start, end) {
            if tokens[place].endsSentence || tokens[place].mark == .comma { return nil }
            if tokens[place].is("like"), ["a", "the"].contains(map.word(place + 1)),
                let quality = SleepWord.likened[map.word(place + 2)]
            {
                return (quality, place, place + 3)
            }
            guard let quality = SleepWord.quality(tokens[place]) else { continue }
            let isDenied = place > 0 && ["not", "didnt", "never", "wasnt"].contains(map.word(place - 1))
                || place > 1 && ["not", "didnt", "wasnt"].contains(map.word(place - 2))
            return (isDenied ? .poor : quality, place, place + 1)
        }
        return nil
    }

    /// "need to sleep 8 hours", "haven't slept for 20 hours", "should nap": nothing of it took place.
    private func isUnreal(_ index: Int) -> Bool {
        let clause = map.clause(index)
        let before = tokens[max(clause.lowerBound, index - 5)..<index]
        if before.contains(where: { SleepWord.unreal.contains($0.text) }) { return true }
        return tokens[clause].contains { $0.mark == .question }
    }
}

extension Sleep {
    /// Whether anything is told of it.
    fileprivate var isTold: Bool { self != Sleep() }

    /// Both of one night; `nil` where they tell different things, or one of them is a nap.
    fileprivate func adding(_ more: Sleep) -> Sleep? {
        guard isNap == more.isNap, minutes == nil || more.minutes == nil, wakings == nil || more.wakings == nil else {
            return nil
        }
        return Sleep(
            minutes: minutes ?? more.minutes, asleep: asleep ?? more.asleep, wakings: wakings ?? more.wakings,
            quality: quality ?? more.quality, isNap: isNap)
    }
}
