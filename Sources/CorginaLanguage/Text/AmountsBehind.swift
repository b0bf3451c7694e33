/// Amounts told behind their foods with no mark between, "chicken 150 g rice 200 g": a comma is read behind each, so that none is taken
/// for one of the food that follows.
struct AmountsBehind {
    private let tokens: [ReadToken]

    /// The tokens with a comma behind each such amount but the last.
    static func parted(_ tokens: [ReadToken]) -> [ReadToken] {
        guard tokens.count(where: { $0.number != nil }) > 1 else { return tokens }
        let ends = AmountsBehind(tokens: tokens).allEnds()
        guard !ends.isEmpty else { return tokens }
        var parted: [ReadToken] = []
        for (index, token) in tokens.enumerated() {
            if ends.contains(index) { parted.append(comma(before: token)) }
            parted.append(token)
        }
        return parted
    }

    private static func comma(before token: ReadToken) -> ReadToken {
        let place = token.token.range.lowerBound
        return ReadToken(token: Token(kind: .mark(.comma), text: "", range: place..<place), form: "", roles: [])
    }

    /// Before which tokens a comma is read.
    private func allEnds() -> Set<Int> {
        var ends: Set<Int> = []
        var start = 0
        for index in 0...tokens.count where index == tokens.count || isEdge(tokens[index]) {
            ends.formUnion(self.ends(of: start..<index))
            start = index + 1
        }
        return ends
    }

    private func isEdge(_ token: ReadToken) -> Bool {
        !token.isWord && token.number == nil || token.has(.linking)
    }

    /// Of a stretch that is words and amounts by turns from the first word to the last amount.
    private func ends(of stretch: Range<Int>) -> Set<Int> {
        var ends: [Int] = []
        var index = stretch.lowerBound
        var named = 0
        while index < stretch.upperBound {
            guard tokens[index].number != nil else {
                guard !Self.others.contains(tokens[index].text), !isOfDate(tokens[index]) else { return [] }
                if !tokens[index].has(.empty), !tokens[index].has(.pronoun) { named += 1 }
                index += 1
                continue
            }
            guard named > 0, !NumberReader.isOrdinal(tokens, at: index), let end = amountEnd(index, in: stretch) else {
                return []
            }
            ends.append(end)
            (index, named) = (end, 0)
        }
        guard ends.count > 1, ends.last == stretch.upperBound else { return [] }
        return Set(ends.dropLast())
    }

    /// "scan 22 april 9.15": a day and an hour are no amounts.
    private func isOfDate(_ token: ReadToken) -> Bool { DateReader.isMonth(token.text) || token.has(.timeWord) }

    /// Where the amount ends whose figure stands there; `nil` where it is a time, or counts what follows it.
    private func amountEnd(_ figure: Int, in stretch: Range<Int>) -> Int? {
        var end = figure + 1
        if end < stretch.upperBound, tokens[end].has(.size) { end += 1 }
        if let unit = MeasureReader.read(tokens, at: end) {
            end = unit.end
        } else if end < stretch.upperBound, tokens[end].has(.container) || Self.strengths.contains(tokens[end].text) {
            end += 1
        }
        guard end <= stretch.upperBound else { return nil }
        return end < stretch.upperBound && tokens[end].number != nil ? nil : end
    }

    private static let strengths: Set<String> = ["mg", "mcg", "iu", "ug"]

    /// Where one of these stands a figure is no amount, or is one of what follows.
    private static let others: Set<String> = [
        "of", "at", "about", "around", "by", "from", "to", "in", "until", "till", "for", "over", "under", "am", "pm",
        "past", "on", "after",
        "before", "oclock", "ish", "not", "no", "was", "is", "then", "times",
    ]
}
