/// Words of which only the models know what they tell: no other reader is to make foods of them.
enum SilencedWords {
    /// The words of foods whose amounts are corrected, up to the right amount: no other reader is to make foods of them.
    static func corrected(_ tokens: [ReadToken], _ spans: [TaggedSpan]) -> Set<Int> {
        let amounts = ToldAmounts(tokens: tokens, spans: spans)
        var corrected: Set<Int> = []
        for index in spans.indices where TaggedItems.isFood(spans[index]) {
            guard let amount = amounts.correction(of: index) else { continue }
            let first = amounts.amountBefore(index, inAnyStance: true).first ?? index
            let isMeasured = amount + 1 < spans.count && spans[amount + 1].role == .unit
            corrected.formUnion(
                spans[first].tokens.lowerBound..<spans[isMeasured ? amount + 1 : amount].tokens.upperBound)
        }
        return corrected
    }

    /// What the models marked as a dose, a feeling or a visit, and hours told as bare figures: no other reader is to make foods of them.
    static func withoutFood(_ tokens: [ReadToken], _ spans: [TaggedSpan]) -> Set<Int> {
        var marked: Set<Int> = []
        let amounts = ToldAmounts(tokens: tokens, spans: spans)
        for index in spans.indices where TaggedItems.isFood(spans[index]) {
            let before = amounts.amountBefore(index)
            if amounts.amountBehindHour(before, index) != nil { marked.formUnion(spans[before[0]].tokens) }
        }
        for span in spans {
            switch span.role {
            case .supplement, .symptom, .appointment: marked.formUnion(span.tokens)
            // "1130 soup", "8.15 banana".
            case .time:
                let figures = span.tokens.filter {
                    tokens[$0].number != nil || NumberReader.isNumberWord(tokens[$0].text)
                }
                let isSure =
                    span.tokens.lowerBound > 0 && announcing.contains(tokens[span.tokens.lowerBound - 1].text)
                    || tokens[span.tokens].contains { announcing.contains($0.text) || $0.has(.timeWord) }
                marked.formUnion(
                    figures.filter { (isSure || isClock(tokens[$0])) && MeasureReader.read(tokens, at: $0 + 1) == nil })
            default: continue
            }
        }
        return marked
    }

    /// Before an hour, and before no amount.
    private static let announcing: Set<String> = ["at", "till", "til", "until", "since", "by"]

    /// "0715", "1130", "8.15": what is written as hours are.
    private static func isClock(_ token: ReadToken) -> Bool {
        guard let number = token.number, number < 2_400 else { return false }
        return number >= 100 || token.text.hasPrefix("0")
            || token.text.split(separator: ".").last?.utf8.count == 2 && token.text.contains(".")
    }
}
