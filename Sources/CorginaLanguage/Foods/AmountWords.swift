/// Where an amount begins among these words, and where it ends.
struct AmountWords {
    let tokens: [ReadToken]

    func startsAmount(_ index: Int) -> Bool {
        let token = tokens[index]
        if let number = NumberReader.read(tokens, at: index) {
            return number.end < tokens.count
        }
        return token.is("a") || token.is("an") || token.is("another") || token.is("my")
    }

    /// "not a lot two eggs": a number after what was denied begins something that was eaten.
    func startsAnother(_ index: Int) -> Bool {
        !tokens[index].has(.determiner) && NumberReader.read(tokens, at: index) != nil
    }

    /// After "two", "a small", "12 fl oz": an amount is never cut inside.
    func amountEnd(_ start: Int) -> Int {
        var end = start
        for _ in 0..<3 {
            if let number = NumberReader.read(tokens, at: end) {
                end = MeasureReader.read(tokens, at: number.end)?.end ?? number.end
            } else if end < tokens.count,
                tokens[end].has(.determiner) || tokens[end].has(.size) || isFiller(tokens[end])
                    || tokens[end].mark == .dash
            {
                end += 1
            } else {
                break
            }
        }
        return max(end, start + 1)
    }

    func isFiller(_ token: ReadToken) -> Bool {
        token.has(.filler) && !token.has(.container) && !token.has(.size)
    }

    func hasUnit(_ index: Int) -> Bool {
        guard let number = NumberReader.read(tokens, at: index) else { return false }
        return MeasureReader.read(tokens, at: number.end) != nil && number.end < tokens.count
    }

    /// "a cup of", "two tablespoons of".
    func isMeasured(_ index: Int) -> Bool {
        var end =
            NumberReader.read(tokens, at: index)?.end ?? (tokens[index].has(.determiner) ? index + 1 : tokens.count)
        while end < tokens.count, isFiller(tokens[end]) || tokens[end].has(.size) { end += 1 }
        guard end < tokens.count else { return false }
        let unitEnd =
            MeasureReader.read(tokens, at: end)?.end ?? (Self.cuts.contains(tokens[end].form) ? end + 1 : tokens.count)
        return unitEnd < tokens.count && tokens[unitEnd].is("of")
    }

    /// Pieces that are eaten with what lies on them: "butter on a slice of toast".
    private static let cuts: Set<String> = ["slice", "piece"]

    /// "a crispy 62 g roll".
    func isWeighed(_ index: Int) -> Bool {
        for next in index..<min(index + 5, tokens.count) {
            if tokens[next].number != nil { return MeasureReader.read(tokens, at: next + 1)?.measure == .grams }
        }
        return false
    }
}
