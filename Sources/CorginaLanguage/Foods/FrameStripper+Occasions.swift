/// Words for the occasion of a meal, which are no food.
extension FrameStripper {
    /// "for my late breakfast", "at snack time", "as a treat", "during dinner tonight".
    static func occasion(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard tokens[start].has(.occasionPreposition), !tokens[start].is("to") else { return nil }
        var index = start + 1
        var found: Int?
        while index < min(start + 8, tokens.count) {
            let token = tokens[index]
            // "sugar in my tea": the drink, not the meal.
            if token.is("tea"), tokens[start].is("in") { return nil }
            if token.has(.occasion) || token.has(.timeWord) {
                found = index + 1
            } else if !(token.has(.determiner) || token.has(.filler) || token.has(.size) && found == nil
                || token.has(.empty))
            {
                break
            }
            index += 1
        }
        guard var end = found else { return nil }
        // "for breakfast tart" does not occur; "as a snack cake" would.
        if end < tokens.count, Self.naming.contains(tokens[end].text) { return nil }
        while end < tokens.count, tokens[end].has(.timeWord) { end += 1 }
        return end
    }

    /// "a light lunch of", "my breakfast of": what follows is the food. "A frozen meal of" tells how it was sold.
    static func meal(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard tokens[start].has(.determiner) else { return nil }
        var index = start + 1
        while index < min(start + 4, tokens.count), !meals.contains(tokens[index].text),
            tokens[index].has(.filler) || tokens[index].has(.empty) || tokens[index].has(.size)
                || tokens[index].is("light")
        { index += 1 }
        guard index + 2 < tokens.count, meals.contains(tokens[index].text), tokens[index + 1].is("of") else {
            return nil
        }
        return index + 2
    }

    private static let meals: Set<String> = [
        "breakfast", "lunch", "dinner", "supper", "brunch", "snack", "meal", "dessert", "treat",
    ]

    /// What makes a name or a size of the word for an occasion before it: "snack cake", "bite size".
    private static let naming: Set<String> = [
        "bar", "cake", "replacement", "size", "sized", "pack", "bag", "mix",
    ]
}
