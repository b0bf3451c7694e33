import CorginaCore

/// How long a night or a nap was, and from when to when.
extension SleepReader {
    /// "6 and a half hours", "7 hours of sleep", "slept 5 to 6 hours".
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
        guard let first = either(start) ?? fraction(start) ?? duration(at: start), first.unit >= 60 else { return nil }
        guard first.unit == 3_600 else { return (first.seconds / 60, first.end) }
        let next = map.word(first.end) == "and" ? first.end + 1 : first.end
        if let more = duration(at: next), more.unit == 60, more.seconds < 3_600 {
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
        guard joint.is("or") || joint.is("to") || joint.mark == .dash, let most = duration(at: least.end + 1),
            most.unit > 1
        else {
            return nil
        }
        let seconds = least.value * Double(most.unit)
        guard seconds < Double(most.seconds), seconds * 3 > Double(most.seconds) else { return nil }
        return (Int(nearest: (seconds + Double(most.seconds)) / 2), most.unit, most.end)
    }

    // MARK: From when to when

    /// "slept 11 to 6:30", "bed by 9 up at 7", "fell asleep at midnight and was up for the day at 5".
    func night(in piece: Range<Int>, upTo end: Int, isNap: Bool) -> (
        minutes: Int, asleep: TimeOfDay, woke: TimeOfDay, tokens: Range<Int>
    )? {
        for start in piece where !claimed.contains(start) {
            guard isBedtime(start, piece), let asleep = clock(at: start, isStart: true), !isCounted(asleep.end) else {
                continue
            }
            guard let place = waking(from: asleep.end, upTo: end), let woke = clock(at: place, isStart: false),
                !isCounted(woke.end)
            else { continue }
            guard let times = times(asleep, woke, isNap: isNap) else { continue }
            return (Sleep.minutes(from: times.asleep, to: times.woke), times.asleep, times.woke, start..<woke.end)
        }
        return nil
    }

    /// A time of the clock, also a bare hour: "bed by 9 up at 7", "half nine".
    ///
    /// - Parameter isStart: whether a night begins at it. "from ten til six" is then no ten to six.
    private func clock(at start: Int, isStart: Bool) -> ClockReader.Time? {
        let read = ClockReader(tokens).time(at: start, isAnnounced: true)
        let isWhole = SpokenFigure.read(tokens, at: start).map { !$0.isDecimal && $0.end == start + 1 } ?? false
        let isSpan =
            isStart && isWhole && ["to", "till", "til", "until"].contains(map.word(start + 1))
            && !["quarter", "half"].contains(map.word(start))
        if let read, !isSpan { return read }
        let half = map.word(start) == "half" ? 1 : 0
        guard let hour = SpokenFigure.read(tokens, at: start + half), !hour.isDecimal, (1...23).contains(hour.value)
        else { return nil }
        return ClockReader.Time(minutes: Int(hour.value) * 60 + half * 30, isSure: hour.value > 12, end: hour.end)
    }

    /// Whether a figure counts something: "11 hours", "4 times".
    private func isCounted(_ end: Int) -> Bool {
        guard tokens.indices.contains(end), tokens[end].isWord else { return false }
        return ["hour", "hr", "h", "time", "x", "minute", "min"].contains(tokens[end].form)
            || ["hours", "hrs", "times", "mins", "or"].contains(tokens[end].text)
    }

    /// Whether a time stands behind a word of going to sleep.
    private func isBedtime(_ start: Int, _ piece: Range<Int>) -> Bool {
        start == piece.lowerBound
            || tokens[max(piece.lowerBound, start - 5)..<start].contains { token in
                [.slept, .noun, .nap, .bed].contains(SleepWord.of(token))
                    || ["from", "off", "down", "out"].contains(token.text)
            }
    }

    /// Where the time stands that a night ended at: behind "to", "until", "up at", "woke at".
    private func waking(from start: Int, upTo end: Int) -> Int? {
        var place = start
        while place < min(start + 14, end) {
            let token = tokens[place]
            let isJoint = ["to", "till", "til", "until"].contains(token.text) || token.mark == .dash
            if isJoint || SleepWord.rising.contains(token.text) || SleepWord.of(token) == .woke || token.is("out") {
                var time = place + 1
                while time < min(place + 8, end), SleepWord.beforeClock.contains(tokens[time].text) { time += 1 }
                if clock(at: time, isStart: false) != nil { return time }
                if isJoint { return nil }
            } else if token.number != nil {
                return nil
            }
            place += 1
        }
        return nil
    }

    /// Of hours without their half of the day, those that make the shortest night of 3 to 12 hours; of a nap, the shortest.
    private func times(_ asleep: ClockReader.Time, _ woke: ClockReader.Time, isNap: Bool) -> (
        asleep: TimeOfDay, woke: TimeOfDay
    )? {
        let from = asleep.isSure ? [asleep.minutes] : [asleep.minutes % 720 + 720, asleep.minutes % 720]
        let to = woke.isSure ? [woke.minutes] : [woke.minutes % 720, woke.minutes % 720 + 720]
        let pairs = to.flatMap { to in from.map { (asleep: TimeOfDay(minutes: $0), woke: TimeOfDay(minutes: to)) } }
        let usual = isNap ? 1...300 : 180...720
        func minutes(_ pair: (asleep: TimeOfDay, woke: TimeOfDay)) -> Int {
            Sleep.minutes(from: pair.asleep, to: pair.woke)
        }
        let fitting = pairs.filter { usual.contains(minutes($0)) }
        return (fitting.isEmpty ? pairs.filter { minutes($0) <= 840 } : fitting).min { minutes($0) < minutes($1) }
    }
}
