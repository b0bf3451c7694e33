import CorginaCore

/// Reads what she felt and how strongly: "pretty nauseous", "heartburn 4/5", "headache gone".
enum SymptomReader {
    private static let finder = PhraseFinder(SymptomWords.lines)
    private static let before: Set<String> = [
        "feeling", "feel", "felt", "feels", "been", "woke", "up", "with", "got", "getting", "am", "im", "had", "having",
        "have", "some", "still",
        "bit", "little", "of", "bad", "mild", "severe", "slight", "and", "kinda", "sort", "kind", "quite", "pretty",
        "very", "really", "so", "terrible",
        "awful", "horrible", "extremely", "super", "experiencing", "suffering", "from", "no", "lot", "lots", "started",
        "strong", "moderate", "slightly",
        "intense", "splitting", "morning", "today", "mildly", "extreme", "unbearable", "worst", "constant", "lower",
    ]
    private static let after: Set<String> = [
        "gone", "better", "stopped", "over", "passed", "is", "has", "went", "away", "again", "all", "day", "since",
        "lately", "at", "night", "today", "in", "the",
        "now", "right", "bad", "really", "very", "after", "disappeared", "eased", "was", "been", "much", "finally",
    ]

    static func read(_ tokens: [ReadToken], claimed: Set<Int>) -> [Finding] {
        var findings: [Finding] = []
        let hits = hits(tokens, claimed: claimed)
        for hit in hits {
            // Words that an earlier finding took in are not read again.
            if let last = findings.last, hit.range.lowerBound < last.tokens.upperBound { continue }
            let region = SymptomFactsReader.region(of: hit.range, neighbours: hits.map(\.range), in: tokens)
            findings.append(finding(hit, tokens, claimed, region: region))
        }
        return findings
    }

    private static func hits(_ tokens: [ReadToken], claimed: Set<Int>) -> [PhraseFinder.Hit] {
        var hits: [PhraseFinder.Hit] = []
        var index = 0
        while index < tokens.count {
            // "can't breathe" denies nothing: the denial is the symptom.
            guard let hit = finder.hit(tokens, at: index),
                !claimed.contains(index) || denyingStarts.contains(tokens[index].text)
            else {
                index += 1
                continue
            }
            hits.append(hit)
            index = hit.range.upperBound
        }
        return hits
    }

    private static let denyingStarts: Set<String> = ["cant", "couldnt", "havent", "didnt", "hasnt"]

    private static func finding(
        _ hit: PhraseFinder.Hit, _ tokens: [ReadToken], _ claimed: Set<Int>, region: Range<Int>
    ) -> Finding {
        var start = Surroundings.before(hit.range, tokens, allowing: before, claimed: claimed)
        // "and" at the edge joins it to what came before.
        while start < hit.range.lowerBound, tokens[start].is("and") || tokens[start].is("with") { start += 1 }
        var end = Surroundings.after(hit.range, tokens, allowing: after, claimed: claimed)
        let scale = scale(tokens, at: end)
        if let scale { end = scale.end }
        let around = tokens[start..<end]
        // What is said around it; "passed out" has not passed.
        let beside = tokens[start..<hit.range.lowerBound] + tokens[hit.range.upperBound..<end]
        var severity = scale?.severity
        if severity == nil {
            severity = around.compactMap { SymptomWords.severities[$0.text] }.max()
            // "a really bad", "so so bad": the strongest; "not so bad": no more than mild.
        }
        if severity == nil, SymptomWords.severest.contains(tokens[hit.range].map(\.text)) { severity = 5 }
        let negated =
            start > 0 && tokens[start - 1].is("no")
            || around.contains {
                $0.is("no") && $0.token.range.lowerBound < tokens[hit.range.lowerBound].token.range.lowerBound
            }
        let resolved =
            negated && hit.name != "Fatigue" || beside.contains { SymptomWords.resolved.contains($0.text) }
            || beside.contains { $0.is("away") }
        var report = SymptomReport(
            name: hit.name, severity: resolved && scale == nil ? nil : severity, hasResolved: resolved)
        if !resolved {
            let reader = SymptomFactsReader(tokens: tokens, region: region, name: hit.name)
            if let last = reader.read(into: &report, severity: severity), last <= end + 4 { end = max(end, last) }
        }
        return Finding(name: report.name, content: .symptom(report), tokens: start..<end)
    }

    /// "4/5", "4 out of 5", "7/10", "severity 3".
    private static func scale(_ tokens: [ReadToken], at start: Int) -> (severity: Int, end: Int)? {
        var index = start
        while index < tokens.count,
            tokens[index].is("severity") || tokens[index].is("level") || tokens[index].mark == .openParenthesis
                || tokens[index].mark == .colon || tokens[index].is("a")
        { index += 1 }
        guard index < tokens.count, let value = tokens[index].number, value >= 0 else { return nil }
        var next = index + 1
        if next + 1 < tokens.count, tokens[next].mark == .slash, let of = tokens[next + 1].number {
            return severity(value, of: of, end: next + 2)
        }
        if next + 2 < tokens.count, tokens[next].is("out"), tokens[next + 1].is("of"), let of = tokens[next + 2].number
        {
            next += 3
            return severity(value, of: of, end: next)
        }
        guard index > start, value >= 1, value <= 5 else { return nil }
        return (Int(value), next)
    }

    private static func severity(_ value: Double, of top: Double, end: Int) -> (severity: Int, end: Int)? {
        guard top == 5 || top == 10, value <= top else { return nil }
        return (min(max(Int((value * 5 / top).rounded()), 1), 5), end)
    }
}
