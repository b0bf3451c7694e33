import CorginaCore

/// Keeps what ``SleepReader`` reads of how she slept.
struct SleepFactReader: MeasureReading {
    var facts: ToldFacts

    mutating func read() {
        guard
            tokens.contains(where: {
                SleepWord.of($0) != nil || SleepWord.rising.contains($0.text) || SleepWord.hints.contains($0.text)
            })
        else { return }
        for report in SleepReader(facts).reports() {
            // "up three times to pee" is told of her bladder too.
            for range in report.tokens
            where !tokens[range.upperBound...].prefix(3).contains(where: { SleepWord.trips.contains($0.text) }) {
                claim(range)
            }
            let sleep = report.sleep
            guard sleep.minutes.map(Sleep.lengths.contains) ?? true,
                sleep.wakings.map(Sleep.wakingCounts.contains) ?? true
            else {
                facts.implausible.append(.reading(.sleep))
                continue
            }
            let isDayNamed = tokens.contains { DayWords.namesDay($0) }
            facts.findings.append(
                Finding(
                    name: sleep.isNap ? "Nap" : "Sleep", content: .other(.sleep(sleep)), tokens: report.range,
                    when: sleep.isNap && report.woke == nil ? .told : .morning(report.woke, isDayNamed: isDayNamed)))
        }
    }
}
