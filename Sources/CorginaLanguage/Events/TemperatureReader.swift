import CorginaCore

/// Reads her body temperature: "my temperature is 38.2", "100.9 F", "a fever of 38.5 °C".
enum TemperatureReader {
    private static let cues: Set<String> = ["temperature", "temp", "fever", "thermometer"]
    private static let celsius: Set<String> = ["c", "celsius", "centigrade"]
    private static let fahrenheit: Set<String> = ["f", "fahrenheit"]
    /// What else may have a temperature.
    private static let others: Set<String> = [
        "outside", "oven", "weather", "bath", "room", "water", "baked", "air", "forecast", "pool", "bottle",
    ]
    private static let frame: Set<String> = [
        "is", "was", "at", "my", "the", "of", "it", "a", "an", "came", "reading", "took", "taken", "measured",
        "checked", "showed", "said", "says", "about", "now", "today", "had", "have", "got", "running", "ran", "with",
        "slight", "low", "high", "body", "and", "to", "up", "down", "still", "around", "again",
    ]

    static func read(_ tokens: [ReadToken], claimed: Set<Int>) -> [Finding] {
        var findings: [Finding] = []
        var taken = claimed
        for index in tokens.indices where !taken.contains(index) {
            guard let found = temperature(tokens, at: index), !found.range.contains(where: taken.contains) else {
                continue
            }
            let words = cues.union(frame)
            let start = Surroundings.before(found.range, tokens, allowing: words, claimed: taken)
            let end = Surroundings.after(found.range, tokens, allowing: words, claimed: taken)
            findings.append(
                Finding(name: "Temperature", content: .temperature(found.temperature), tokens: start..<end))
            taken.formUnion(start..<end)
        }
        return findings
    }

    private static func temperature(_ tokens: [ReadToken], at index: Int) -> (
        temperature: Temperature, range: Range<Int>
    )? {
        guard let value = tokens[index].number else { return nil }
        var end = index + 1
        while end < tokens.count, tokens[end].mark == .symbol || tokens[end].form == "degree" { end += 1 }
        let unit = end < tokens.count && tokens[end].isWord ? tokens[end].text : ""
        let isMarked = end > index + 1 || celsius.contains(unit) || fahrenheit.contains(unit)
        let clause = clause(tokens, around: index)
        let words = tokens[clause].filter(\.isWord)
        guard !words.contains(where: isAboutSomethingElse) else { return nil }
        let isNamed = words.contains { cues.contains($0.text) }
        let isAlone = words.allSatisfy { word in
            frame.contains(word.text) || celsius.contains(word.text) || fahrenheit.contains(word.text)
                || word.form == "degree" || word.has(.timeWord) || word.has(.pronoun)
        }
        guard isNamed || isMarked && isAlone else { return nil }
        guard let temperature = temperature(value, unit: unit) else { return nil }
        if celsius.contains(unit) || fahrenheit.contains(unit) { end += 1 }
        return (temperature, index..<end)
    }

    private static func isAboutSomethingElse(_ word: ReadToken) -> Bool {
        others.contains(word.text) || word.has(.eating) && !frame.contains(word.text)
    }

    /// Without a unit the number tells: nobody lives at 34 to 43 °F, or at 93 to 110 °C.
    private static func temperature(_ value: Double, unit: String) -> Temperature? {
        // A decimal comma reads as one between thousands: 38,2 arrives as 382.
        let value = (340...430).contains(value) || (930...1_094).contains(value) ? value / 10 : value
        let inCelsius = Temperature(celsius: (value * 10).rounded() / 10)
        let inFahrenheit = Temperature(fahrenheit: value)
        if !fahrenheit.contains(unit), Temperature.range.contains(inCelsius) { return inCelsius }
        if !celsius.contains(unit), Temperature.range.contains(inFahrenheit) { return inFahrenheit }
        return nil
    }

    /// The sentence part around `index`, up to a sentence end or comma.
    private static func clause(_ tokens: [ReadToken], around index: Int) -> Range<Int> {
        var start = index
        var end = index
        while start > 0, !tokens[start - 1].endsSentence, tokens[start - 1].mark != .comma { start -= 1 }
        while end < tokens.count, !tokens[end].endsSentence, tokens[end].mark != .comma { end += 1 }
        return start..<end
    }
}
