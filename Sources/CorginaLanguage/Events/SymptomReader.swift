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
        var index = 0
        while index < tokens.count {
            guard let hit = finder.hit(tokens, at: index), !claimed.contains(index) else {
                index += 1
                continue
            }
            let finding = finding(hit, tokens, claimed)
            findings.append(finding)
            index = max(finding.tokens.upperBound, index + 1)
        }
        return findings
    }

    private static func finding(_ hit: PhraseFinder.Hit, _ tokens: [ReadToken], _ claimed: Set<Int>) -> Finding {
        var start = Surroundings.before(hit.range, tokens, allowing: before, claimed: claimed)
        // "and" at the edge joins it to what came before.
        while start < hit.range.lowerBound, tokens[start].is("and") || tokens[start].is("with") { start += 1 }
        var end = Surroundings.after(hit.range, tokens, allowing: after, claimed: claimed)
        let scale = scale(tokens, at: end)
        if let scale { end = scale.end }
        let around = tokens[start..<end]
        var severity = scale?.severity
        if severity == nil {
            severity = around.compactMap { SymptomWords.severities[$0.text] }.max()
            // "a really bad", "so so bad": the strongest; "not so bad": no more than mild.
        }
        let negated =
            start > 0 && tokens[start - 1].is("no")
            || around.contains {
                $0.is("no") && $0.token.range.lowerBound < tokens[hit.range.lowerBound].token.range.lowerBound
            }
        let resolved =
            negated && hit.name != "Fatigue" || around.contains { SymptomWords.resolved.contains($0.text) }
            || around.contains { $0.is("away") }
        let report = SymptomReport(
            name: hit.name, severity: resolved && scale == nil ? nil : severity, hasResolved: resolved)
        return Finding(name: hit.name, content: .symptom(report), tokens: start..<end)
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
