import CorginaCore

/// What was felt in words that stand in no pattern: "super shag", "hips are agony", "feet r so swollen".
extension Classifier {
    /// The findings with the symptoms the models marked where grammar found none, if one word of theirs tells which it is.
    func withMarkedSymptoms(_ findings: [Finding], silent: Set<Int>) -> [Finding] {
        var all = findings
        for span in spans where span.role == .symptom && span.stance == .happened {
            guard
                !span.tokens.contains(where: {
                    silent.contains($0) || grammar.denied.contains($0) || grammar.aside.contains($0)
                }),
                !all.contains(where: { $0.tokens.overlaps(span.tokens) }),
                let name = FeltWords.name(tokens[span.tokens]), !all.contains(where: { $0.name == name })
            else { continue }
            all.append(
                Finding(
                    name: name, content: .other(.symptom(SymptomReport(name: name, severity: nil))), tokens: span.tokens
                ))
        }
        return all
    }
}
