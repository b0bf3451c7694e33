/// What is taken back, told anew or told once more, and what no other reader is to make foods of.
extension TaggedItems {
    /// The food of an amount that stands alone: the one whose amount it corrects, "3 cookies, I mean 2", or the one of
    /// which she had another, "a coffee at 8 and another one at 3".
    func foodCounted(by amount: Int) -> Int? {
        guard standsAlone(amount), let last = spans.indices.last(where: { $0 < amount && Self.isFood(spans[$0]) })
        else {
            return nil
        }
        if correction(of: last) == amount { return last }
        let isAnother = tokens[spans[amount].tokens].contains { Self.anothers.contains($0.text) }
        return isAnother && spans[last].stance == .happened ? last : nil
    }

    static let anothers: Set<String> = ["another", "more", "second", "third"]

    /// Whether no food follows that it could count.
    func standsAlone(_ amount: Int) -> Bool {
        guard let next = spans.indices.first(where: { $0 > amount && Self.isFood(spans[$0]) }) else { return true }
        return !isJoined(spans[amount].tokens.upperBound..<spans[next].tokens.lowerBound)
    }

    /// The amount that is told instead of the one a food had: "3 cookies, I mean 2".
    func correction(of food: Int) -> Int? {
        guard let amount = spans.indices.first(where: { $0 > food && spans[$0].role == .amount }),
            !spans[food + 1..<amount].contains(where: Self.isFood), standsAlone(amount)
        else { return nil }
        let gap = tokens[spans[food].tokens.upperBound..<spans[amount].tokens.lowerBound]
        return gap.count <= Self.farthestCorrection && gap.contains { StanceCues($0).contains(.correcting) }
            ? amount : nil
    }

    /// Whether the food is told once more, rightly: "one apple – make that 2 apples".
    func isSaidAnew(_ food: Int) -> Bool {
        guard let next = spans.indices.first(where: { $0 > food && Self.isFood(spans[$0]) }),
            tokens[spans[next].tokens].last?.form == tokens[spans[food].tokens].last?.form
        else { return false }
        let gap = tokens[spans[food].tokens.upperBound..<spans[next].tokens.lowerBound]
        return gap.count <= Self.farthestCorrection && gap.contains { StanceCues($0).contains(.correcting) }
    }

    /// The words of foods whose amounts are corrected, up to the right amount: no other reader is to make foods of them.
    static func corrected(_ tokens: [ReadToken], _ spans: [TaggedSpan]) -> Set<Int> {
        let items = TaggedItems(tokens: tokens, spans: spans)
        var corrected: Set<Int> = []
        for index in spans.indices where isFood(spans[index]) {
            guard let amount = items.correction(of: index) else { continue }
            let first = items.amountBefore(index, inAnyStance: true).first ?? index
            let isMeasured = amount + 1 < spans.count && spans[amount + 1].role == .unit
            corrected.formUnion(
                spans[first].tokens.lowerBound..<spans[isMeasured ? amount + 1 : amount].tokens.upperBound)
        }
        return corrected
    }

    /// In tokens: how far behind what is taken back the right amount stands.
    static let farthestCorrection = 9

    /// What the models marked as a dose, a feeling or a visit, and hours told as bare figures: no other reader is to make foods of them.
    static func withoutFood(_ tokens: [ReadToken], _ spans: [TaggedSpan]) -> Set<Int> {
        var marked: Set<Int> = []
        let items = TaggedItems(tokens: tokens, spans: spans)
        for index in spans.indices where isFood(spans[index]) {
            let before = items.amountBefore(index)
            if items.amountBehindHour(before, index) != nil { marked.formUnion(spans[before[0]].tokens) }
        }
        for span in spans {
            switch span.role {
            case .supplement, .symptom, .appointment: marked.formUnion(span.tokens)
            // "1130 soup", "8.15 banana".
            case .time:
                let figures = span.tokens.filter { tokens[$0].number != nil || NumberReader.isNumberWord(tokens[$0].text) }
                let isSure = span.tokens.lowerBound > 0 && announcing.contains(tokens[span.tokens.lowerBound - 1].text)
                    || tokens[span.tokens].contains { announcing.contains($0.text) || $0.has(.timeWord) }
                marked.formUnion(figures.filter { (isSure || isClock(tokens[$0])) && MeasureReader.read(tokens, at: $0 + 1) == nil })
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
        return number >= 100 || token.text.hasPrefix("0") || token.text.split(separator: ".").last?.utf8.count == 2 && token.text.contains(".")
    }
}
