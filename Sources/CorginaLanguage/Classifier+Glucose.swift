import CorginaCore

/// Blood glucose that is told without a word of it.
extension Classifier {
    /// The findings with the figures only the models know for glucose: "142 an hour after the rice bowl", "5.2 before dinner and 7.1 two
    /// hours after".
    func withMarkedGlucose(_ findings: [Finding]) -> [Finding] {
        findings
            + spans.compactMap { span in
                guard span.role == .glucose, span.stance == .happened, isToldByMeal(span.tokens),
                    !findings.contains(where: { $0.tokens.overlaps(span.tokens) }),
                    let milligrams = span.tokens.lazy.compactMap({ milligrams(at: $0) }).first
                else { return nil }
                return Finding(
                    name: "Blood glucose", content: .other(.glucose(BloodGlucose(milligramsPerDeciliter: milligrams))),
                    tokens: span.tokens)
            }
    }

    /// A figure as glucose is read off a meter: in mmol/L with its decimal, in mg/dL without.
    private func milligrams(at place: Int) -> Double? {
        guard let figure = SpokenFigure.read(tokens, at: place) else { return nil }
        if figure.isDecimal {
            return (2...25).contains(figure.value)
                ? figure.value * BloodGlucose.milligramsPerDeciliterPerMillimole : nil
        }
        return (40...400).contains(figure.value) ? figure.value : nil
    }

    /// Whether it is told beside what was eaten before or after.
    private func isToldByMeal(_ words: Range<Int>) -> Bool {
        let near = max(0, words.lowerBound - Self.reach)..<min(tokens.count, words.upperBound + Self.reach)
        return tokens[near].contains { Self.relations.contains($0.text) }
    }

    /// In tokens: how far from the figure it is told when it was taken.
    private static let reach = 6
    private static let relations: Set<String> = [
        "after", "before", "post", "pre", "fasting", "later", "hr", "hrs", "hour", "hours",
    ]
}
