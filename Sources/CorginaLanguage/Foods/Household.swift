/// The others she tells of: what they eat is not hers.
enum Household {
    /// Whether the words at `index` are somebody else as one who does something: "my husband", "the kids". Where they end.
    static func subject(_ tokens: [ReadToken], at index: Int) -> Int? {
        var end = index
        if end < tokens.count, tokens[end].has(.determiner) { end += 1 }
        if end < tokens.count, !people.contains(tokens[end].text), tokens[end].has(.size) || tokens[end].has(.filler) {
            end += 1
        }
        guard end < tokens.count, people.contains(tokens[end].text) else { return nil }
        return end + 1
    }

    static let people: Set<String> = [
        "husband", "hubby", "partner", "wife", "boyfriend", "girlfriend", "fiance", "fiancee", "mum", "mom", "mother",
        "mummy", "dad", "daddy", "father", "sister", "brother", "toddler", "kid", "kids", "son", "daughter", "child",
        "children", "dog", "cat", "puppy", "he", "she", "they", "friend", "friends", "colleague", "colleagues",
        "coworker", "coworkers", "boss", "baby", "everyone", "everybody", "nan", "nana", "gran", "granny", "grandma",
        "grandad", "grandpa", "aunt", "auntie", "uncle", "cousin", "niece", "nephew", "neighbour", "neighbours",
        "neighbor", "neighbors", "mil", "fil", "midwife", "doctor", "nurse", "someone", "somebody", "people", "guests",
        "boys", "girls", "twins",
    ]
}
