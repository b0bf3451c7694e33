import CorginaCore

/// How long a night or a nap was, and from when to when.
extension FactReader {
    /// "6 hours", "6h30", "7 hrs 20 mins", "six and a half hours", "half an hour", "6 or 7 hours", "5-6 hours".
    func length(at start: Int) -> (minutes: Int, end: Int)? {
        guard let first = duration(at: start) ?? either(start), first.unit >= 60 else { return nil }
        var minutes = first.seconds / 60
        var end = first.end
        if first.unit == 3_600 {
            let next = map.word(end) == "and" ? end + 1 : end
            if let more = duration(at: next), more.unit == 60, more.seconds < 3_600 {
                (minutes, end) = (minutes + more.seconds / 60, more.end)
            } else if end < tokens.count, tokens[end].token.range.lowerBound == tokens[end - 1].token.range.upperBound,
                let rest = tokens[end].number, (1..<60).contains(rest), rest == rest.rounded()
            {
                (minutes, end) = (minutes + Int(rest), end + 1)
            }
        }
        return (minutes, end)
    }

    /// "5 or 6 hours", "5-6 hours", "5 to 6 hours": the middle.
    private func either(_ start: Int) -> (seconds: Int, unit: Int, end: Int)? {
        guard let least = SpokenFigure.read(tokens, at: start), least.end < tokens.count else { return nil }
        let joint = tokens[least.end]
        let isJoined = joint.is("or") || joint.is("to") || joint.mark == .dash
        let next = isJoined ? least.end + 1 : least.end
        guard isJoined || next < tokens.count, let most = duration(at: next), most.unit > 1 else { return nil }
        let seconds = least.value * Double(most.unit)
        guard seconds < Double(most.seconds), seconds * 3 > Double(most.seconds) else { return nil }
        return (Int(nearest: (seconds + Double(most.seconds)) / 2), most.unit, most.end)
    }

    /// "slept 11 to 6:30", "slept from half 10 until 7", "asleep by midnight, up at 5".
    func fromTo(after index: Int) -> (sleep: Sleep, woke: TimeOfDay, end: Int)? {
        let clock = ClockReader(tokens)
        guard let asleep = clock.time(at: skipping(from: index + 1), isAnnounced: true), asleep.end < tokens.count else {
            return nil
        }
        var place = asleep.end
        let joint = tokens[place]
        if joint.is("to") || joint.is("till") || joint.is("til") || joint.is("until") || joint.mark == .dash {
            place += 1
            while ["about", "around", "like", "nearly", "almost", "gone"].contains(map.word(place)) { place += 1 }
        } else {
            guard let rose = rising(from: place) else { return nil }
            place = rose
        }
        guard let woke = clock.time(at: place, isAnnounced: true) else { return nil }
        return night(asleep, woke)
    }

    /// "went to bed at 10:30 and woke at 6".
    func inBed(_ index: Int) -> (sleep: Sleep, woke: TimeOfDay?, tokens: Range<Int>)? {
        let clock = ClockReader(tokens)
        guard let asleep = clock.time(at: skipping(from: index + 1), isAnnounced: true),
            let rose = rising(from: asleep.end), let woke = clock.time(at: rose, isAnnounced: true),
            let night = night(asleep, woke)
        else { return nil }
        return (night.sleep, night.woke, index..<night.end)
    }

    /// Where the time stands of "woke at", "up by", "got up around" a little further on.
    private func rising(from start: Int) -> Int? {
        for place in start..<min(start + 10, tokens.count) {
            guard SleepWord.rising.contains(tokens[place].text) || SleepWord.of(tokens[place]) == .woke else { continue }
            let time = skipping(from: place + 1)
            if ClockReader(tokens).time(at: time, isAnnounced: true) != nil { return time }
        }
        return nil
    }

    /// Of hours without their half of the day, the ones that make a night no longer than half a day.
    private func night(_ asleep: ClockReader.Time, _ woke: ClockReader.Time) -> (
        sleep: Sleep, woke: TimeOfDay, end: Int
    )? {
        let evenings = asleep.isSure ? [asleep.minutes] : [asleep.minutes % 720 + 720, asleep.minutes % 720]
        let mornings = woke.isSure ? [woke.minutes] : [woke.minutes % 720, woke.minutes % 720 + 720]
        for morning in mornings {
            for evening in evenings {
                let (from, to) = (TimeOfDay(minutes: evening), TimeOfDay(minutes: morning))
                let minutes = Sleep.minutes(from: from, to: to)
                if minutes <= 840 { return (Sleep(minutes: minutes, asleep: from), to, woke.end) }
            }
        }
        return nil
    }

    /// The first token that none of the words is that may stand before a figure.
    func skipping(from start: Int) -> Int {
        var place = start
        while place < tokens.count, place < start + 7,
            SleepWord.beforeFigure.contains(tokens[place].text) || tokens[place].mark == .colon || tokens[place].mark == .dash,
            duration(at: place) == nil
        { place += 1 }
        return place
    }
}
