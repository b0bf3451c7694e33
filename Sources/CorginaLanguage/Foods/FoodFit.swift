/// How much of what she said tells of the food it was taken for.
enum FoodFit {
    /// All of it.
    case whole
    /// Each word is known of some food.
    case known
    /// The word that names what she said names it; others nobody knows: "quixotic porkchop".
    case named
    case partial

    static func of(_ match: FoodMatcher.Match, _ query: FoodQuery, _ matcher: FoodMatcher) -> FoodFit {
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
}
