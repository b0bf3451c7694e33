/// What is put on a food or into a drink, where one amount is told of both.
extension ToldAmounts {
    /// "porridge with honey 200 g": whether the food was put on the one before, of which no amount is told.
    func isAddition(_ index: Int) -> Bool {
        guard index > 0, TaggedItems.isFood(spans[index]), TaggedItems.isFood(spans[index - 1]),
            amountBefore(index).isEmpty, !amountBefore(index - 1).contains(where: isFigure)
        else { return false }
        let gap = tokens[spans[index - 1].tokens.upperBound..<spans[index].tokens.lowerBound]
        return gap.first.map { $0.is("with") || $0.is("w") } == true
            && gap.dropFirst().allSatisfy { $0.mark == .slash }
            && tokens[spans[index].tokens].last.map { Self.additions.contains($0.form) } == true
    }

    /// Whether it is more than anybody puts on a food.
    func isOfAll(_ amounts: [Int]) -> Bool {
        guard let figure = amounts.first(where: isNumber), let unit = amounts.first(where: { spans[$0].role == .unit }),
            let number = tokens[spans[figure].tokens].compactMap({ $0.number }).first,
            let measure = MeasureReader.read(tokens, at: spans[unit].tokens.lowerBound)
        else { return false }
        let told = MeasuredAmount(value: number * measure.factor, measure: measure.measure, unit: measure.unit)
        return (told.grams ?? told.milliliters ?? 0) >= Self.leastOfAll
    }

    /// In grams or millilitres. Set by hand: a helping of porridge is more, of honey or milk on it less.
    private static let leastOfAll = 100.0
    private static let additions: Set<String> = [
        "milk", "cream", "creamer", "honey", "sugar", "syrup", "butter", "jam", "lemon", "cinnamon", "sauce",
        "dressing",
    ]
}
