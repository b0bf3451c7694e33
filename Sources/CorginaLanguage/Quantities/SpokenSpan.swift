import CorginaCore

/// The time between two hours of the clock.
enum SpokenSpan {
    /// "nine and nine forty", "9 and 9:40": the time between two hours of the clock.
    static func read(_ map: ClauseMap, at start: Int) -> (minutes: Int, end: Int)? {
        guard let from = clock(map, at: start), ["and", "to", "till", "until"].contains(map.word(from.end)),
            let until = clock(map, at: from.end + 1)
        else { return nil }
        let minutes = ((until.minutes - from.minutes) % 720 + 720) % 720
        return minutes > 0 ? (minutes, until.end) : nil
    }

    private static func clock(_ map: ClauseMap, at start: Int) -> (minutes: Int, end: Int)? {
        guard let figure = SpokenFigure.read(map.tokens, at: start), figure.value >= 0, figure.value < 2_400 else {
            return nil
        }
        var hour = Int(figure.value)
        var minute = 0
        var end = figure.end
        if figure.isDecimal {
            minute = Int(nearest: (figure.value - Double(hour)) * 100)
        } else if end + 1 < map.tokens.count, map.tokens[end].mark == .colon, let more = map.tokens[end + 1].number {
            minute = more < 60 ? Int(more) : 0
            end += 2
        } else if hour >= 100 {
            // "nine forty" reads as 940.
            minute = hour % 100
            hour /= 100
        } else if (10...12).contains(hour), let more = SpokenFigure.read(map.tokens, at: end), !more.isDecimal,
            (10..<60).contains(more.value), ["and", "to", "till", "until", ""].contains(map.word(more.end))
        {
            // "ten twenty"
            minute = Int(more.value)
            end = more.end
        }
        if map.word(end) == "am" || map.word(end) == "pm" || map.word(end) == "oclock" { end += 1 }
        guard hour <= 24, minute < 60 else { return nil }
        return (hour * 60 + minute, end)
    }
}
