import CorginaCore

/// Figures that are a body temperature: "my temperature is 38.2", "100.9 F", "a fever of 38.5 °C".
enum ToldTemperatures {
    private static let cues: Set<String> = ["temperature", "temp", "fever", "thermometer", "temps", "thermometers"]
    private static let celsius: Set<String> = ["c", "celsius", "centigrade"]
    private static let fahrenheit: Set<String> = ["f", "fahrenheit"]
    /// What else may have a temperature.
    private static let others: Set<String> = [
        "outside", "oven", "weather", "bath", "room", "water", "baked", "air", "forecast", "pool", "bottle",
    ]
    private static let frame: Set<String> = [
        "is", "was", "at", "my", "the", "of", "it", "a", "an", "came", "reading", "took", "taken", "measured",
        "checked", "showed", "said", "says", "about", "now", "today", "had", "have", "has", "got", "running", "ran",
        "with",
        "slight", "low", "high", "body", "and", "to", "up", "down", "still", "around", "again",
    ]

    static let around = cues.union(frame)

    static func all(_ map: ClauseMap) -> [(temperature: Temperature, range: Range<Int>)] {
        var all: [(temperature: Temperature, range: Range<Int>)] = []
        var index = 0
        while index < map.tokens.count {
            guard let figure = SpokenFigure.read(map.tokens, at: index) else {
                index += 1
                continue
            }
            if let found = temperature(map, at: index, figure) { all.append(found) }
            index = max(figure.end, index + 1)
        }
        return all
    }

    private static func temperature(_ map: ClauseMap, at index: Int, _ figure: SpokenFigure.Result) -> (
        temperature: Temperature, range: Range<Int>
    )? {
        let tokens = map.tokens
        var end = figure.end
        while end < tokens.count, tokens[end].mark == .symbol || tokens[end].form == "degree" { end += 1 }
        let unit = end < tokens.count && tokens[end].isWord ? tokens[end].text : ""
        let hasUnit = celsius.contains(unit) || fahrenheit.contains(unit)
        let isMarked = end > figure.end || hasUnit
        guard isMarked || map.isFree(end) || map.isMeasuredAt(end), index == 0 || tokens[index - 1].mark != .slash
        else { return nil }
        let clause = map.clause(index)
        let words = tokens[max(clause.lowerBound, index - 24)..<min(clause.upperBound, index + 24)].filter { $0.isWord }
        guard !words.contains(where: isAboutSomethingElse) else { return nil }
        let isNamed = words.contains { cues.contains($0.text) } || isHot(map, index, figure)
        let isAlone = words.allSatisfy { word in
            frame.contains(word.text) || celsius.contains(word.text) || fahrenheit.contains(word.text)
                || word.form == "degree" || word.has(.timeWord) || word.has(.pronoun)
        }
        guard isNamed || isMarked && isAlone else { return nil }
        guard let temperature = temperature(figure.value, unit: unit) else { return nil }
        if hasUnit { end += 1 }
        return (temperature, index..<end)
    }

    /// "running a bit hot, 99.4": a figure to the tenth beside how she feels.
    private static func isHot(_ map: ClauseMap, _ index: Int, _ figure: SpokenFigure.Result) -> Bool {
        guard figure.isDecimal else { return false }
        if map.topic(index, is: .temperature) != nil { return true }
        guard map.topic(index) == nil else { return false }
        let words = map.tokens[max(0, index - 8)..<index]
        return words.contains { warm.contains($0.text) } && words.contains { feeling.contains($0.text) }
    }

    private static let warm: Set<String> = ["hot", "warm", "feverish", "burning", "hotter"]
    private static let feeling: Set<String> = [
        "running", "feeling", "feel", "felt", "im", "am", "ran", "run", "burning", "feverish",
    ]

    private static func isAboutSomethingElse(_ word: ReadToken) -> Bool {
        others.contains(word.text) || word.has(.eating) && !frame.contains(word.text)
    }

    /// Without a unit the number tells: nobody lives at 34 to 43 °F, or at 93 to 110 °C.
    private static func temperature(_ value: Double, unit: String) -> Temperature? {
        // Said without the point: 382 for 38.2.
        let value = (340...430).contains(value) || (930...1_094).contains(value) ? value / 10 : value
        let inCelsius = Temperature(celsius: (value * 10).rounded() / 10)
        let inFahrenheit = Temperature(fahrenheit: value)
        if !fahrenheit.contains(unit), Temperature.range.contains(inCelsius) { return inCelsius }
        if !celsius.contains(unit), Temperature.range.contains(inFahrenheit) { return inFahrenheit }
        return nil
    }
}
