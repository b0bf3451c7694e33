/// How many of an amount there were: "3 of those 16 oz bottles", "500 ml x 3", "two donuts, 80 g each".
extension ToldAmounts {
    /// "3 of those 16 oz bottles": how many of what is measured behind.
    func isCount(_ index: Int, ofMeasured amounts: [Int]) -> Bool {
        guard let first = amounts.first, isNumber(index), isNumber(first), amounts.count > 1,
            MeasureReader.read(tokens, at: spans[amounts[1]].tokens.lowerBound) != nil
        else { return false }
        let gap = tokens[spans[index].tokens.upperBound..<spans[first].tokens.lowerBound]
        return gap.first?.is("of") == true
            && gap.allSatisfy { $0.is("of") || $0.has(.determiner) || Self.those.contains($0.text) }
    }

    private static let those: Set<String> = ["those", "these", "them", "my"]

    /// "500 ml x 3": how many times the amount before it.
    func isMultiplier(_ index: Int) -> Bool {
        guard spans[index].role == .amount, spans[index].tokens.count > 1 else { return false }
        return Self.times.contains(tokens[spans[index].tokens.lowerBound].text)
            && NumberReader.read(tokens, at: spans[index].tokens.lowerBound + 1) != nil
    }

    private static let times: Set<String> = ["x", "times"]

    /// Whether the amounts behind a food tell how much one of it was, and those before it how many: "two donuts, 80 g each".
    func isOfEach(_ before: [Int], _ after: [Int]) -> Bool {
        guard let last = after.last, spans[last].role == .unit, !before.isEmpty,
            before.allSatisfy({
                spans[$0].role != .unit || MeasureReader.read(tokens, at: spans[$0].tokens.lowerBound) == nil
            })
        else { return false }
        let end = spans[last].tokens.upperBound
        return end < tokens.count && Self.each.contains(tokens[end].text)
    }

    private static let each: Set<String> = ["each", "apiece"]
}
