import CorginaCore

/// What was taken or came once more: "metformin at 8 and another 500 mg at 1", "contraction at 13:05, another 13:40".
extension Classifier {
    /// The findings with those told once more behind them. Without a time of its own, "another" tells of the same one.
    func withRepeats(_ findings: [Finding]) -> [Finding] {
        var all = findings
        for index in tokens.indices where Self.anew.contains(tokens[index].text) {
            guard let last = findings.last(where: { $0.tokens.lowerBound < index && $0.mayRepeat }),
                let end = repeated(at: index), !isFood(between: last.tokens.upperBound, and: end)
            else { continue }
            var finding = last
            finding.tokens = index..<end
            if case .other(.supplement(var intake)) = last.content {
                if index > 0, let figure = NumberReader.read(tokens, at: index - 1), figure.end == index, (1...20).contains(figure.value) {
                    intake.count = Int(figure.value)
                }
                if let strength = spans.first(where: { $0.role == .strength && (index..<end).overlaps($0.tokens) }) {
                    intake.dose = text(strength.tokens)
                }
                finding.content = .other(.supplement(intake))
            }
            all.append(finding)
        }
        return all
    }

    private static let anew: Set<String> = ["another", "again", "more"]

    /// In tokens: what may stand between "another" and its time.
    private static let widestGap = 8

    /// The end of the time said right behind, with nothing but a strength and small words between.
    private func repeated(at index: Int) -> Int? {
        guard let time = spans.first(where: { $0.role == .time && $0.tokens.lowerBound > index }), !time.tokens.isEmpty else { return nil }
        let between = index + 1..<time.tokens.lowerBound
        let isNear = between.count <= Self.widestGap && between.allSatisfy { token in
            tokens[token].has(.occasionPreposition) || tokens[token].has(.glue) || tokens[token].is("one") || tokens[token].is("at")
                || spans.contains { ($0.role == .strength || $0.role == .amount || $0.role == .contraction) && $0.tokens.contains(token) }
        }
        return isNear ? time.tokens.upperBound : nil
    }

    private func isFood(between start: Int, and end: Int) -> Bool {
        spans.contains { TaggedItems.isFood($0) && $0.tokens.lowerBound >= start && $0.tokens.lowerBound < end }
    }

    func text(_ words: Range<Int>) -> String {
        let range = tokens[words.lowerBound].token.range.lowerBound..<tokens[words.upperBound - 1].token.range.upperBound
        return String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }
}
