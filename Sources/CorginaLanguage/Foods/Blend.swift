/// "a smoothie with banana and milk": what is blended is in the glass and no food beside it.
enum Blend {
    /// Whether what is blended into the drink begins here.
    static func begins(_ tokens: [ReadToken], at index: Int) -> Bool {
        index > 0 && (tokens[index].is("with") || tokens[index].is("of")) && drinks.contains(tokens[index - 1].form)
    }

    /// The tokens with fruit, milk and leaves called as the catalogue calls them in a smoothie.
    static func named(_ tokens: [ReadToken]) -> [ReadToken] {
        guard let start = tokens.indices.first(where: { begins(tokens, at: $0) }) else { return tokens }
        var tokens = tokens
        for index in start..<tokens.count {
            if fruits.contains(tokens[index].form) { tokens[index].form = "fruit" }
        }
        return tokens
    }

    private static let drinks: Set<String> = Set(["smoothie", "smoothies", "smoothy"].map(WordForm.of))
    private static let fruits: Set<String> = Set(
        [
            "banana", "strawberry", "berry", "blueberry", "raspberry", "mango", "peach", "pineapple", "cherry", "apple",
            "orange", "kiwi", "papaya",
        ].map(WordForm.of))
}
