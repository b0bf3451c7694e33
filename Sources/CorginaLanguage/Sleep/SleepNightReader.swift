import CorginaCore

/// From when to when she slept: "slept 11 to 6:30", "bed by 9 up at 7".
struct SleepNightReader {
    let map: ClauseMap
    let claimed: Set<Int>

    private var tokens: [ReadToken] { map.tokens }

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
