import CorginaCore

extension FactReader {
    mutating func readSleep() {
        guard
            tokens.contains(where: {
                SleepWord.of($0) != nil || SleepWord.rising.contains($0.text) || SleepWord.hints.contains($0.text)
            })
        else { return }
        for report in SleepReader(self).reports() {
            // "up three times to pee" is told of her bladder too.
            for range in report.tokens
            where !tokens[range.upperBound...].prefix(3).contains(where: { SleepWord.trips.contains($0.text) }) {
                claim(range)
            }
            let sleep = report.sleep
            guard sleep.minutes.map(Sleep.lengths.contains) ?? true,
                sleep.wakings.map(Sleep.wakingCounts.contains) ?? true
            else {
                implausible.append(.reading(.sleep))
                continue
            }
            let isDayNamed = tokens.contains { TimeReader.namesDay($0) }
            findings.append(
                Finding(
                    name: sleep.isNap ? "Nap" : "Sleep", content: .other(.sleep(sleep)), tokens: report.range,
                    when: sleep.isNap && report.woke == nil ? .told : .morning(report.woke, isDayNamed: isDayNamed)))
        }
    }
}
