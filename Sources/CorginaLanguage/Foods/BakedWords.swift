/// What is said of the crust and the icing of what is baked.
enum BakedWords {
    /// "a slice of bread with the crust cut off": which bread it is the crust does not tell, only how much of it was eaten.
    static func withoutCrust(_ phraseWords: [String]) -> [String] {
        guard phraseWords.contains(where: crusts.contains), phraseWords.contains(where: breads.contains),
            phraseWords.contains(where: cutting.contains), !phraseWords.contains("sandwich"),
            !phraseWords.contains("pbj")
        else { return phraseWords }
        return phraseWords.indices.filter { place in
            let isOfCrust = phraseWords[place...].prefix(3).contains(where: crusts.contains)
            let word = phraseWords[place]
            return !crusts.contains(word) && !(isOfCrust && introducing.contains(word))
                && !(cutting.contains(word) && !introducing.contains(word))
        }.map { phraseWords[$0] }
    }

    private static let crusts: Set<String> = ["crust", "crustless"]

    private static let breads: Set<String> = ["bread", "toast"]

    private static let introducing: Set<String> = ["with", "without", "no", "minus", "the", "it", "its", "any"]

    private static let cutting: Set<String> = [
        "removed", "cut", "off", "trimmed", "away", "without", "no", "minus", "crustless",
    ]

    /// Iced tea has ice in it, an iced bun has icing on it.
    static func withIcing(_ phraseWords: [String]) -> [String] {
        guard phraseWords.contains("iced"), phraseWords.contains(where: bakes.contains) else { return phraseWords }
        return phraseWords.map { $0 == "iced" ? "icing" : $0 }
    }

    private static let bakes: Set<String> = [
        "cooky", "cake", "cupcake", "bun", "donut", "doughnut", "roll", "pastry", "brownie", "danish", "biscuit",
        "gingerbread", "eclair", "shortbread",
    ]
}
