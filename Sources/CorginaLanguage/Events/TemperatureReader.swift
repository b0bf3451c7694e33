import CorginaCore

/// Reads her body temperature.
struct TemperatureReader: MeasureReading {
    var facts: ToldFacts

    mutating func read() {
        for found in ToldTemperatures.all(map) {
            guard !isClaimed(found.range) else { continue }
            let isOthers = map.isOthers(found.range.lowerBound)
            let range = claim(found.range, cue: map.topic(found.range.lowerBound, is: .temperature))
            guard !isOthers else { continue }
            let start = SurroundingWords.before(range, tokens, allowing: ToldTemperatures.around, claimed: [])
            claim(start..<range.upperBound)
            facts.findings.append(
                Finding(
                    name: "Temperature", content: .other(.temperature(found.temperature)),
                    tokens: start..<range.upperBound))
        }
    }
}
