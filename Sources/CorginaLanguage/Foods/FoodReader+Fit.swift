extension FoodReader {
    /// How much of what she said tells of the food it was taken for.
    enum Fit {
        /// All of it.
        case whole
        /// Each word is known of some food.
        case known
        /// The word that names what she said names it; others nobody knows: "quixotic porkchop".
        case named
        case partial
    }

    func fit(_ match: FoodMatcher.Match, _ query: FoodQuery) -> Fit {
        // "a peeled apple": how it was made ready.
        let isNamed = matcher.names(match.food, query, orPart: true)
        guard query.unknown.allSatisfy({ $0.hasSuffix("ed") }) else { return isNamed ? .named : .partial }
        let isWhole =
            match.found >= Share.named
            ? isNamed || match.said >= (query.terms.count > 1 ? Share.little / 2 : Share.most)
            // "black coffee": what is not in its record only says how it was.
            : match.found >= Share.little && match.said >= (isNamed ? Share.little : Share.most)
        return isWhole ? .whole : isNamed ? .known : .partial
    }

    /// How likely food and portion are what she meant. Half hangs on how much of the food's name she said, a fifth of a
    /// name being what nobody says; a third on how much of what she said stands in its record; the rest on whether she
    /// said the amount. The shares were set by hand, not fitted: `corgina bench nutribench` tells what each range is worth.
    func confidence(
        _ match: FoodMatcher.Match, _ choice: PortionChooser.Choice, _ others: [FoodMatcher.Match], _ phrase: FoodPhrase
    ) -> Float {
        let food = 0.35 * match.found + 0.5 * min(match.said + 0.2, 1)
        let portion: Float = choice.isEstimated ? 0.05 : 0.13
        return max(0.05, min(0.99, food + portion))
    }
}
