import CorginaCore

/// How long something took, as it is said.
enum SpokenDuration {
    /// "30 minutes", "an hour", "half an hour", "an hour and a half", "45 s".
    static func read(_ map: ClauseMap, at index: Int) -> (seconds: Int, unit: Int, end: Int)? {
        guard index < map.tokens.count else { return nil }
        var value = 1.0
        var place = index
        if let figure = SpokenFigure.read(map.tokens, at: index) {
            value = figure.value
            place = figure.end
        } else if map.word(index) == "half", ["an", "a"].contains(map.word(index + 1)) {
            value = 0.5
            place = index + 2
        } else if ["an", "a", "the"].contains(map.word(index)) {
            place = index + 1
            if map.word(place) == "couple" {
                value = 2
                place += map.word(place + 1) == "of" ? 2 : 1
            }
        } else {
            return nil
        }
        guard place < map.tokens.count, let unit = units[map.tokens[place].form] ?? units[map.tokens[place].text] else {
            return nil
        }
        var end = place + 1
        if map.word(end) == "and", map.word(end + 1) == "a", map.word(end + 2) == "half" {
            value += 0.5
            end += 3
        }
        return (Int(nearest: value * Double(unit)), unit, end)
    }

    private static let units: [String: Int] = [
        "second": 1, "sec": 1, "s": 1, "minute": 60, "min": 60, "mins": 60, "hour": 3_600, "hr": 3_600, "h": 3_600,
    ]
}
